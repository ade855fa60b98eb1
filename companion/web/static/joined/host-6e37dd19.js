import{Cn as e,En as t,On as n,Qt as r,Xt as i,Yt as a,Zt as o,kn as s,sn as c,vn as l,yn as u}from"./phone-4da4ee6a.js";import{t as d}from"./prove_again-8a096896.js";const f=6e4;var p=class extends s{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?u(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await c(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(n,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=u(`past_import_file`),c=u(`past_import_label`);return t`
      <p>${u(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${r} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${e(u(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await r(u(`past_import`),(r,i)=>{n(r,t`<${p} onDone=${async t=>{i(),o(u(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(a,o){let s=[...new Set(a.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await r(u(`past_forget_name`),(r,a)=>{let c=()=>r.querySelector(`input`),l=async e=>e.trim()?(a(),!await i(u(`past_forget_name`),u(`past_forget_one_text`,{name:e}),u(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},o)):c().focus();n(r,t`
        <p>${u(`past_forget_hint`)}</p>
        <div class="row">${s.map(t=>e(t,()=>l(t)))}</div>
        <label class="field-label">
          ${u(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${u(`past_which_name`)} />
        </label>
        ${e(u(`past_forget_yes`),()=>l(c().value),{kind:`danger`})}
      `)})}async function g(e){await i(u(`past_forget_all`),u(`past_forget_all_text`),u(`past_go_on`))&&await i(u(`past_really`),u(`past_forget_hint`),u(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await i(u(`past_forget_game`),u(`past_forget_game_text`),u(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await a(()=>c(e,t));r&&(o(u(`past_forgotten`)),await y(r),await n())}async function y({told:i}){i.length&&await r(u(`past_copies_left`),(r,a)=>{n(r,[i.map(e=>t`<p>${e}</p>`),e(u(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await i(u(`past_delete`),u(`past_delete_text`),u(`past_go_on`))||!await i(u(`past_really`),u(`past_delete_sure`),u(`past_delete_yes`))||!await d())return;let t=await a(()=>c(`/api/games/${e}/delete`));t&&(await y(t),location.assign(l(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};