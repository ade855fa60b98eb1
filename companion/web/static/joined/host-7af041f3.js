import{Ht as e,Qt as t,Rt as n,Ut as r,Vt as i,dt as a,ft as o,lt as s,nn as c,tn as l,ut as u}from"./all-508bb130.js";import{t as d}from"./prove_again-6f8cd91f.js";const f=6e4;var p=class extends r{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?c(`past_too_long`):``}),!(e.length>f))try{let{game_id:n}=await t(`/api/games/import`,{text:e});await this.props.onDone(n)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:r}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=c(`past_import_file`),l=c(`past_import_label`);return i`
      <p>${c(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${t} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!r}>${r}</p>
      ${n(c(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await o(c(`past_import`),(n,r)=>{e(n,i`<${p} onDone=${async e=>{r(),a(c(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(t,r){let a=[...new Set(t.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await o(c(`past_forget_name`),(t,o)=>{let s=()=>t.querySelector(`input`),l=async e=>e.trim()?(o(),!await u(c(`past_forget_name`),c(`past_forget_one_text`,{name:e}),c(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},r)):s().focus();e(t,i`
        <p>${c(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>n(e,()=>l(e)))}</div>
        <label class="field-label">
          ${c(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${c(`past_which_name`)} />
        </label>
        ${n(c(`past_forget_yes`),()=>l(s().value),{kind:`danger`})}
      `)})}async function g(e){await u(c(`past_forget_all`),c(`past_forget_all_text`),c(`past_go_on`))&&await u(c(`past_really`),c(`past_forget_hint`),c(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(c(`past_forget_game`),c(`past_forget_game_text`),c(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,n,r){let i=await s(()=>t(e,n));i&&(a(c(`past_forgotten`)),await y(i),await r())}async function y({told:t}){t.length&&await o(c(`past_copies_left`),(r,a)=>{e(r,[t.map(e=>i`<p>${e}</p>`),n(c(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await u(c(`past_delete`),c(`past_delete_text`),c(`past_go_on`))||!await u(c(`past_really`),c(`past_delete_sure`),c(`past_delete_yes`))||!await d())return;let n=await s(()=>t(`/api/games/${e}/delete`));n&&(await y(n),location.assign(l(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};