import{Gt as e,Kt as t,Vt as n,Wt as r,an as i,dt as a,ft as o,in as s,lt as c,tn as l,ut as u}from"./all-75524188.js";import{t as d}from"./prove_again-271e6190.js";const f=6e4;var p=class extends t{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?i(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await l(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:a}){let o=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=i(`past_import_file`),l=i(`past_import_label`);return r`
      <p>${i(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${s} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${t} oninput=${o} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!a}>${a}</p>
      ${n(i(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await o(i(`past_import`),(n,o)=>{e(n,r`<${p} onDone=${async e=>{o(),a(i(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(t,a){let s=[...new Set(t.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await o(i(`past_forget_name`),(t,o)=>{let c=()=>t.querySelector(`input`),l=async e=>e.trim()?(o(),!await u(i(`past_forget_name`),i(`past_forget_one_text`,{name:e}),i(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},a)):c().focus();e(t,r`
        <p>${i(`past_forget_hint`)}</p>
        <div class="row">${s.map(e=>n(e,()=>l(e)))}</div>
        <label class="field-label">
          ${i(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${i(`past_which_name`)} />
        </label>
        ${n(i(`past_forget_yes`),()=>l(c().value),{kind:`danger`})}
      `)})}async function g(e){await u(i(`past_forget_all`),i(`past_forget_all_text`),i(`past_go_on`))&&await u(i(`past_really`),i(`past_forget_hint`),i(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(i(`past_forget_game`),i(`past_forget_game_text`),i(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await c(()=>l(e,t));r&&(a(i(`past_forgotten`)),await y(r),await n())}async function y({told:t}){t.length&&await o(i(`past_copies_left`),(a,o)=>{e(a,[t.map(e=>r`<p>${e}</p>`),n(i(`close`),()=>o(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await u(i(`past_delete`),i(`past_delete_text`),i(`past_go_on`))||!await u(i(`past_really`),i(`past_delete_sure`),i(`past_delete_yes`))||!await d())return;let t=await c(()=>l(`/api/games/${e}/delete`));t&&(await y(t),location.assign(s(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};