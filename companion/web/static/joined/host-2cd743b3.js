import{$t as e,An as t,On as n,Qt as r,Tn as i,Zt as a,bn as o,en as s,jn as c,ln as l,xn as u}from"./phone-99872946.js";import{t as d}from"./prove_again-90eb699b.js";const f=6e4;var p=class extends c{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?u(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await l(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:r}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=u(`past_import_file`),c=u(`past_import_label`);return n`
      <p>${u(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck=${!1} value=${t} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!r}>${r}</p>
      ${i(u(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(r){await s(u(`past_import`),(i,a)=>{t(i,n`<${p} onDone=${async t=>{a(),e(u(`past_imported_now`)),await r(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,a){let o=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await s(u(`past_forget_name`),(e,s)=>{let c=()=>e.querySelector(`input`),l=async e=>e.trim()?(s(),!await r(u(`past_forget_name`),u(`past_forget_one_text`,{name:e}),u(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},a)):c().focus();t(e,n`
        <p>${u(`past_forget_hint`)}</p>
        <div class="row">${o.map(e=>i(e,()=>l(e)))}</div>
        <label class="field-label">
          ${u(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${u(`past_which_name`)} />
        </label>
        ${i(u(`past_forget_yes`),()=>l(c().value),{kind:`danger`})}
      `)})}async function g(e){await r(u(`past_forget_all`),u(`past_forget_all_text`),u(`past_go_on`))&&await r(u(`past_really`),u(`past_forget_hint`),u(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await r(u(`past_forget_game`),u(`past_forget_game_text`),u(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(t,n,r){let i=await a(()=>l(t,n));i&&(e(u(`past_forgotten`)),await y(i),await r())}async function y({told:e}){e.length&&await s(u(`past_copies_left`),(r,a)=>{t(r,[e.map(e=>n`<p>${e}</p>`),i(u(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await r(u(`past_delete`),u(`past_delete_text`),u(`past_go_on`))||!await r(u(`past_really`),u(`past_delete_sure`),u(`past_delete_yes`))||!await d())return;let t=await a(()=>l(`/api/games/${e}/delete`));t&&(await y(t),location.assign(o(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};