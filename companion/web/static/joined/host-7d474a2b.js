import{Bt as e,Ht as t,Lt as n,Qt as r,Wt as i,ct as a,dt as o,lt as s,nn as c,rn as l,ut as u}from"./all-713fa23a.js";import{t as d}from"./prove_again-4ff773bb.js";const f=6e4;var p=class extends i{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?l(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await r(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(t,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=l(`past_import_file`),c=l(`past_import_label`);return e`
      <p>${l(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${r} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${n(l(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(n){await o(l(`past_import`),(r,i)=>{t(r,e`<${p} onDone=${async e=>{i(),u(l(`past_imported_now`)),await n(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(r,i){let a=[...new Set(r.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await o(l(`past_forget_name`),(r,o)=>{let c=()=>r.querySelector(`input`),u=async e=>e.trim()?(o(),!await s(l(`past_forget_name`),l(`past_forget_one_text`,{name:e}),l(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},i)):c().focus();t(r,e`
        <p>${l(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>n(e,()=>u(e)))}</div>
        <label class="field-label">
          ${l(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${l(`past_which_name`)} />
        </label>
        ${n(l(`past_forget_yes`),()=>u(c().value),{kind:`danger`})}
      `)})}async function g(e){await s(l(`past_forget_all`),l(`past_forget_all_text`),l(`past_go_on`))&&await s(l(`past_really`),l(`past_forget_hint`),l(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await s(l(`past_forget_game`),l(`past_forget_game_text`),l(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let i=await a(()=>r(e,t));i&&(u(l(`past_forgotten`)),await y(i),await n())}async function y({told:r}){r.length&&await o(l(`past_copies_left`),(i,a)=>{t(i,[r.map(t=>e`<p>${t}</p>`),n(l(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await s(l(`past_delete`),l(`past_delete_text`),l(`past_go_on`))||!await s(l(`past_really`),l(`past_delete_sure`),l(`past_delete_yes`))||!await d())return;let t=await a(()=>r(`/api/games/${e}/delete`));t&&(await y(t),location.assign(c(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};