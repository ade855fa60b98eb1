import{Dn as e,Jt as t,On as n,Sn as r,Tn as i,Xt as a,Yt as o,Zt as s,_n as c,on as l,vn as u}from"./phone-6455bc21.js";import{t as d}from"./prove_again-7d0d5c3d.js";const f=6e4;var p=class extends n{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?u(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await l(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:n}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=u(`past_import_file`),c=u(`past_import_label`);return i`
      <p>${u(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${t} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!n}>${n}</p>
      ${r(u(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await s(u(`past_import`),(n,r)=>{e(n,i`<${p} onDone=${async e=>{r(),a(u(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(t,n){let a=[...new Set(t.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await s(u(`past_forget_name`),(t,s)=>{let c=()=>t.querySelector(`input`),l=async e=>e.trim()?(s(),!await o(u(`past_forget_name`),u(`past_forget_one_text`,{name:e}),u(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},n)):c().focus();e(t,i`
        <p>${u(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>r(e,()=>l(e)))}</div>
        <label class="field-label">
          ${u(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${u(`past_which_name`)} />
        </label>
        ${r(u(`past_forget_yes`),()=>l(c().value),{kind:`danger`})}
      `)})}async function g(e){await o(u(`past_forget_all`),u(`past_forget_all_text`),u(`past_go_on`))&&await o(u(`past_really`),u(`past_forget_hint`),u(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await o(u(`past_forget_game`),u(`past_forget_game_text`),u(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,n,r){let i=await t(()=>l(e,n));i&&(a(u(`past_forgotten`)),await y(i),await r())}async function y({told:t}){t.length&&await s(u(`past_copies_left`),(n,a)=>{e(n,[t.map(e=>i`<p>${e}</p>`),r(u(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await o(u(`past_delete`),u(`past_delete_text`),u(`past_go_on`))||!await o(u(`past_really`),u(`past_delete_sure`),u(`past_delete_yes`))||!await d())return;let n=await t(()=>l(`/api/games/${e}/delete`));n&&(await y(n),location.assign(c(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};