import{Gt as e,Ut as t,Vt as n,Wt as r,ct as i,en as a,in as o,lt as s,ot as c,rn as l,st as u}from"./all-aa5a1a3e.js";import{t as d}from"./prove_again-534634b6.js";const f=6e4;var p=class extends e{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?o(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await a(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=o(`past_import_file`),l=o(`past_import_label`);return t`
      <p>${o(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${s} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${r} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${n(o(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await s(o(`past_import`),(n,a)=>{r(n,t`<${p} onDone=${async t=>{a(),i(o(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,i){let a=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await s(o(`past_forget_name`),(e,s)=>{let c=()=>e.querySelector(`input`),l=async e=>e.trim()?(s(),!await u(o(`past_forget_name`),o(`past_forget_one_text`,{name:e}),o(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},i)):c().focus();r(e,t`
        <p>${o(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>n(e,()=>l(e)))}</div>
        <label class="field-label">
          ${o(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${o(`past_which_name`)} />
        </label>
        ${n(o(`past_forget_yes`),()=>l(c().value),{kind:`danger`})}
      `)})}async function g(e){await u(o(`past_forget_all`),o(`past_forget_all_text`),o(`past_go_on`))&&await u(o(`past_really`),o(`past_forget_hint`),o(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(o(`past_forget_game`),o(`past_forget_game_text`),o(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await c(()=>a(e,t));r&&(i(o(`past_forgotten`)),await y(r),await n())}async function y({told:e}){e.length&&await s(o(`past_copies_left`),(i,a)=>{r(i,[e.map(e=>t`<p>${e}</p>`),n(o(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await u(o(`past_delete`),o(`past_delete_text`),o(`past_go_on`))||!await u(o(`past_really`),o(`past_delete_sure`),o(`past_delete_yes`))||!await d())return;let t=await c(()=>a(`/api/games/${e}/delete`));t&&(await y(t),location.assign(l(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};