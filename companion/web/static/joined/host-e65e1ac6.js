import{Ht as e,Kt as t,Wt as n,ct as r,dt as i,lt as a,nn as o,on as s,qt as c,sn as l,ut as u}from"./all-6252e0db.js";import{t as d}from"./prove_again-7f20ebca.js";const f=6e4;var p=class extends c{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?l(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await o(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(t,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=l(`past_import_file`),c=l(`past_import_label`);return n`
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
      ${e(l(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await i(l(`past_import`),(r,i)=>{t(r,n`<${p} onDone=${async t=>{i(),u(l(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(r,o){let s=[...new Set(r.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await i(l(`past_forget_name`),(r,i)=>{let c=()=>r.querySelector(`input`),u=async e=>e.trim()?(i(),!await a(l(`past_forget_name`),l(`past_forget_one_text`,{name:e}),l(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},o)):c().focus();t(r,n`
        <p>${l(`past_forget_hint`)}</p>
        <div class="row">${s.map(t=>e(t,()=>u(t)))}</div>
        <label class="field-label">
          ${l(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${l(`past_which_name`)} />
        </label>
        ${e(l(`past_forget_yes`),()=>u(c().value),{kind:`danger`})}
      `)})}async function g(e){await a(l(`past_forget_all`),l(`past_forget_all_text`),l(`past_go_on`))&&await a(l(`past_really`),l(`past_forget_hint`),l(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await a(l(`past_forget_game`),l(`past_forget_game_text`),l(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let i=await r(()=>o(e,t));i&&(u(l(`past_forgotten`)),await y(i),await n())}async function y({told:r}){r.length&&await i(l(`past_copies_left`),(i,a)=>{t(i,[r.map(e=>n`<p>${e}</p>`),e(l(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await a(l(`past_delete`),l(`past_delete_text`),l(`past_go_on`))||!await a(l(`past_really`),l(`past_delete_sure`),l(`past_delete_yes`))||!await d())return;let t=await r(()=>o(`/api/games/${e}/delete`));t&&(await y(t),location.assign(s(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};