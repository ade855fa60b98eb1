import{Ht as e,Rt as t,Ut as n,Vt as r,Zt as i,dt as a,en as o,ft as s,lt as c,tn as l,ut as u}from"./all-d6b41ecc.js";import{t as d}from"./prove_again-bec95fab.js";const f=6e4;var p=class extends n{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?l(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await i(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:n,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=l(`past_import_file`),c=l(`past_import_label`);return r`
      <p>${l(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${n} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${t(l(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await s(l(`past_import`),(n,i)=>{e(n,r`<${p} onDone=${async e=>{i(),a(l(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(n,i){let a=[...new Set(n.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await s(l(`past_forget_name`),(n,o)=>{let s=()=>n.querySelector(`input`),c=async e=>e.trim()?(o(),!await u(l(`past_forget_name`),l(`past_forget_one_text`,{name:e}),l(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},i)):s().focus();e(n,r`
        <p>${l(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>t(e,()=>c(e)))}</div>
        <label class="field-label">
          ${l(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${l(`past_which_name`)} />
        </label>
        ${t(l(`past_forget_yes`),()=>c(s().value),{kind:`danger`})}
      `)})}async function g(e){await u(l(`past_forget_all`),l(`past_forget_all_text`),l(`past_go_on`))&&await u(l(`past_really`),l(`past_forget_hint`),l(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(l(`past_forget_game`),l(`past_forget_game_text`),l(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await c(()=>i(e,t));r&&(a(l(`past_forgotten`)),await y(r),await n())}async function y({told:n}){n.length&&await s(l(`past_copies_left`),(i,a)=>{e(i,[n.map(e=>r`<p>${e}</p>`),t(l(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await u(l(`past_delete`),l(`past_delete_text`),l(`past_go_on`))||!await u(l(`past_really`),l(`past_delete_sure`),l(`past_delete_yes`))||!await d())return;let t=await c(()=>i(`/api/games/${e}/delete`));t&&(await y(t),location.assign(o(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};