import{Gt as e,Ht as t,Kt as n,Wt as r,an as i,ct as a,in as o,lt as s,st as c,tn as l,ut as u}from"./all-e3a02b0c.js";import{t as d}from"./prove_again-e3a37ca6.js";const f=6e4;var p=class extends n{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?i(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await l(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:n,wrong:a}){let o=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=i(`past_import_file`),l=i(`past_import_label`);return r`
      <p>${i(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${s} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${n} oninput=${o} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!a}>${a}</p>
      ${t(i(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await u(i(`past_import`),(n,a)=>{e(n,r`<${p} onDone=${async e=>{a(),s(i(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(n,o){let s=[...new Set(n.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await u(i(`past_forget_name`),(n,c)=>{let l=()=>n.querySelector(`input`),u=async e=>e.trim()?(c(),!await a(i(`past_forget_name`),i(`past_forget_one_text`,{name:e}),i(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},o)):l().focus();e(n,r`
        <p>${i(`past_forget_hint`)}</p>
        <div class="row">${s.map(e=>t(e,()=>u(e)))}</div>
        <label class="field-label">
          ${i(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${i(`past_which_name`)} />
        </label>
        ${t(i(`past_forget_yes`),()=>u(l().value),{kind:`danger`})}
      `)})}async function g(e){await a(i(`past_forget_all`),i(`past_forget_all_text`),i(`past_go_on`))&&await a(i(`past_really`),i(`past_forget_hint`),i(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await a(i(`past_forget_game`),i(`past_forget_game_text`),i(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await c(()=>l(e,t));r&&(s(i(`past_forgotten`)),await y(r),await n())}async function y({told:n}){n.length&&await u(i(`past_copies_left`),(a,o)=>{e(a,[n.map(e=>r`<p>${e}</p>`),t(i(`close`),()=>o(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await a(i(`past_delete`),i(`past_delete_text`),i(`past_go_on`))||!await a(i(`past_really`),i(`past_delete_sure`),i(`past_delete_yes`))||!await d())return;let t=await c(()=>l(`/api/games/${e}/delete`));t&&(await y(t),location.assign(o(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};