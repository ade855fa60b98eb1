import{Jt as e,Kt as t,Vt as n,Wt as r,ft as i,ht as a,mt as o,nn as s,on as c,pt as l,sn as u}from"./all-230952a6.js";import{t as d}from"./prove_again-18d3ff20.js";const f=6e4;var p=class extends e{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?u(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await s(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=u(`past_import_file`),c=u(`past_import_label`);return r`
      <p>${u(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${t} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${n(u(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await a(u(`past_import`),(n,i)=>{t(n,r`<${p} onDone=${async t=>{i(),o(u(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,i){let o=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await a(u(`past_forget_name`),(e,a)=>{let s=()=>e.querySelector(`input`),c=async e=>e.trim()?(a(),!await l(u(`past_forget_name`),u(`past_forget_one_text`,{name:e}),u(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},i)):s().focus();t(e,r`
        <p>${u(`past_forget_hint`)}</p>
        <div class="row">${o.map(e=>n(e,()=>c(e)))}</div>
        <label class="field-label">
          ${u(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${u(`past_which_name`)} />
        </label>
        ${n(u(`past_forget_yes`),()=>c(s().value),{kind:`danger`})}
      `)})}async function g(e){await l(u(`past_forget_all`),u(`past_forget_all_text`),u(`past_go_on`))&&await l(u(`past_really`),u(`past_forget_hint`),u(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await l(u(`past_forget_game`),u(`past_forget_game_text`),u(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await i(()=>s(e,t));r&&(o(u(`past_forgotten`)),await y(r),await n())}async function y({told:e}){e.length&&await a(u(`past_copies_left`),(i,a)=>{t(i,[e.map(e=>r`<p>${e}</p>`),n(u(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await l(u(`past_delete`),u(`past_delete_text`),u(`past_go_on`))||!await l(u(`past_really`),u(`past_delete_sure`),u(`past_delete_yes`))||!await d())return;let t=await i(()=>s(`/api/games/${e}/delete`));t&&(await y(t),location.assign(c(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};