import{$t as e,En as t,Mn as n,Qt as r,Sn as i,en as a,jn as o,kn as s,tn as c,un as l,xn as u}from"./phone-68234baa.js";import{t as d}from"./prove_again-fa662755.js";const f=6e4;var p=class extends n{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?i(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await l(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:n,wrong:r}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=i(`past_import_file`),l=i(`past_import_label`);return s`
      <p>${i(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${o} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck=${!1} value=${n} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!r}>${r}</p>
      ${t(i(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await c(i(`past_import`),(t,n)=>{o(t,s`<${p} onDone=${async t=>{n(),a(i(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(n,r){let a=[...new Set(n.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await c(i(`past_forget_name`),(n,c)=>{let l=()=>n.querySelector(`input`),u=async t=>t.trim()?(c(),!await e(i(`past_forget_name`),i(`past_forget_one_text`,{name:t}),i(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:t},r)):l().focus();o(n,s`
        <p>${i(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>t(e,()=>u(e)))}</div>
        <label class="field-label">
          ${i(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${i(`past_which_name`)} />
        </label>
        ${t(i(`past_forget_yes`),()=>u(l().value),{kind:`danger`})}
      `)})}async function g(t){await e(i(`past_forget_all`),i(`past_forget_all_text`),i(`past_go_on`))&&await e(i(`past_really`),i(`past_forget_hint`),i(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},t)}async function _(t){await e(i(`past_forget_game`),i(`past_forget_game_text`),i(`past_forget_yes`))&&await v(`/api/games/${t}/forget`,{},()=>location.reload())}async function v(e,t,n){let o=await r(()=>l(e,t));o&&(a(i(`past_forgotten`)),await y(o),await n())}async function y({told:e}){e.length&&await c(i(`past_copies_left`),(n,r)=>{o(n,[e.map(e=>s`<p>${e}</p>`),t(i(`close`),()=>r(),{kind:`primary`,name:`read`})])})}async function b(t){if(!await e(i(`past_delete`),i(`past_delete_text`),i(`past_go_on`))||!await e(i(`past_really`),i(`past_delete_sure`),i(`past_delete_yes`))||!await d())return;let n=await r(()=>l(`/api/games/${t}/delete`));n&&(await y(n),location.assign(u(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};