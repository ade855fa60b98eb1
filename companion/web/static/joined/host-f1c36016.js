import{Dn as e,Fn as t,Ln as n,Mn as r,On as i,Rn as a,an as o,d as s,hn as c,in as l,on as u,rn as d}from"./phone-c7af0d79.js";const f=6e4;var p=class extends a{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?i(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await c(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:n,wrong:a}){let o=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=i(`past_import_file`),l=i(`past_import_label`);return t`
      <p>${i(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${s} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck=${!1} value=${n} oninput=${o} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!a}>${a}</p>
      ${r(i(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await u(i(`past_import`),(r,a)=>{n(r,t`<${p} onDone=${async t=>{a(),o(i(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,a){let o=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await u(i(`past_forget_name`),(e,c)=>{let u=()=>e.querySelector(`input`),d=async e=>e.trim()?(c(),!await l(i(`past_forget_name`),i(`past_forget_one_text`,{name:e}),i(`past_forget_yes`))||!await s()?null:v(`/api/games/forget`,{name:e},a)):u().focus();n(e,t`
        <p>${i(`past_forget_hint`)}</p>
        <div class="row">${o.map(e=>r(e,()=>d(e)))}</div>
        <label class="field-label">
          ${i(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${i(`past_which_name`)} />
        </label>
        ${r(i(`past_forget_yes`),()=>d(u().value),{kind:`danger`})}
      `)})}async function g(e){await l(i(`past_forget_all`),i(`past_forget_all_text`),i(`past_go_on`))&&await l(i(`past_really`),i(`past_forget_hint`),i(`past_forget_yes`))&&await s()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await l(i(`past_forget_game`),i(`past_forget_game_text`),i(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await d(()=>c(e,t));r&&(o(i(`past_forgotten`)),await y(r),await n())}async function y({told:e}){e.length&&await u(i(`past_copies_left`),(a,o)=>{n(a,[e.map(e=>t`<p>${e}</p>`),r(i(`close`),()=>o(),{kind:`primary`,name:`read`})])})}async function b(t){if(!await l(i(`past_delete`),i(`past_delete_text`),i(`past_go_on`))||!await l(i(`past_really`),i(`past_delete_sure`),i(`past_delete_yes`))||!await s())return;let n=await d(()=>c(`/api/games/${t}/delete`));n&&(await y(n),location.assign(e(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};