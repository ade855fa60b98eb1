import{$t as e,Gt as t,Rt as n,Ut as r,Vt as i,dt as a,ft as o,lt as s,nn as c,rn as l,ut as u}from"./all-ed664c5f.js";import{t as d}from"./prove_again-e76d8ed7.js";const f=6e4;var p=class extends t{state={text:``,wrong:``};take=async()=>{let{text:t}=this.state;if(this.setState({wrong:t.length>f?l(`past_too_long`):``}),!(t.length>f))try{let{game_id:n}=await e(`/api/games/import`,{text:t});await this.props.onDone(n)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:r}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=l(`past_import_file`),c=l(`past_import_label`);return i`
      <p>${l(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${t} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!r}>${r}</p>
      ${n(l(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await o(l(`past_import`),(t,n)=>{r(t,i`<${p} onDone=${async t=>{n(),a(l(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,t){let a=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await o(l(`past_forget_name`),(e,o)=>{let s=()=>e.querySelector(`input`),c=async e=>e.trim()?(o(),!await u(l(`past_forget_name`),l(`past_forget_one_text`,{name:e}),l(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},t)):s().focus();r(e,i`
        <p>${l(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>n(e,()=>c(e)))}</div>
        <label class="field-label">
          ${l(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${l(`past_which_name`)} />
        </label>
        ${n(l(`past_forget_yes`),()=>c(s().value),{kind:`danger`})}
      `)})}async function g(e){await u(l(`past_forget_all`),l(`past_forget_all_text`),l(`past_go_on`))&&await u(l(`past_really`),l(`past_forget_hint`),l(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(l(`past_forget_game`),l(`past_forget_game_text`),l(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(t,n,r){let i=await s(()=>e(t,n));i&&(a(l(`past_forgotten`)),await y(i),await r())}async function y({told:e}){e.length&&await o(l(`past_copies_left`),(t,a)=>{r(t,[e.map(e=>i`<p>${e}</p>`),n(l(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(t){if(!await u(l(`past_delete`),l(`past_delete_text`),l(`past_go_on`))||!await u(l(`past_really`),l(`past_delete_sure`),l(`past_delete_yes`))||!await d())return;let n=await s(()=>e(`/api/games/${t}/delete`));n&&(await y(n),location.assign(c(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};