import{Qt as e,Rt as t,Ut as n,Vt as r,Wt as i,dt as a,ft as o,lt as s,nn as c,tn as l,ut as u}from"./all-fb846322.js";import{t as d}from"./prove_again-7f19a2b9.js";const f=6e4;var p=class extends i{state={text:``,wrong:``};take=async()=>{let{text:t}=this.state;if(this.setState({wrong:t.length>f?c(`past_too_long`):``}),!(t.length>f))try{let{game_id:n}=await e(`/api/games/import`,{text:t});await this.props.onDone(n)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:n,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=c(`past_import_file`),l=c(`past_import_label`);return r`
      <p>${c(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${n} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${t(c(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await o(c(`past_import`),(t,i)=>{n(t,r`<${p} onDone=${async t=>{i(),a(c(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,i){let a=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await o(c(`past_forget_name`),(e,o)=>{let s=()=>e.querySelector(`input`),l=async e=>e.trim()?(o(),!await u(c(`past_forget_name`),c(`past_forget_one_text`,{name:e}),c(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},i)):s().focus();n(e,r`
        <p>${c(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>t(e,()=>l(e)))}</div>
        <label class="field-label">
          ${c(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${c(`past_which_name`)} />
        </label>
        ${t(c(`past_forget_yes`),()=>l(s().value),{kind:`danger`})}
      `)})}async function g(e){await u(c(`past_forget_all`),c(`past_forget_all_text`),c(`past_go_on`))&&await u(c(`past_really`),c(`past_forget_hint`),c(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(c(`past_forget_game`),c(`past_forget_game_text`),c(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(t,n,r){let i=await s(()=>e(t,n));i&&(a(c(`past_forgotten`)),await y(i),await r())}async function y({told:e}){e.length&&await o(c(`past_copies_left`),(i,a)=>{n(i,[e.map(e=>r`<p>${e}</p>`),t(c(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(t){if(!await u(c(`past_delete`),c(`past_delete_text`),c(`past_go_on`))||!await u(c(`past_really`),c(`past_delete_sure`),c(`past_delete_yes`))||!await d())return;let n=await s(()=>e(`/api/games/${t}/delete`));n&&(await y(n),location.assign(l(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};