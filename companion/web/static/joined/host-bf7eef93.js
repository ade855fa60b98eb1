import{Cn as e,En as t,Jt as n,Kt as r,Tn as i,Yt as a,bn as o,gn as s,hn as c,in as l,qt as u}from"./phone-6a1c03c5.js";import{t as d}from"./prove_again-8d19582e.js";const f=6e4;var p=class extends t{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?s(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await l(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(t,{text:n,wrong:r}){let i=({target:e})=>this.setState({text:e.value}),a=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=s(`past_import_file`),l=s(`past_import_label`);return e`
      <p>${s(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${a} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${n} oninput=${i} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!r}>${r}</p>
      ${o(s(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await a(s(`past_import`),(r,a)=>{i(r,e`<${p} onDone=${async e=>{a(),n(s(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(t,n){let r=[...new Set(t.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await a(s(`past_forget_name`),(t,a)=>{let c=()=>t.querySelector(`input`),l=async e=>e.trim()?(a(),!await u(s(`past_forget_name`),s(`past_forget_one_text`,{name:e}),s(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},n)):c().focus();i(t,e`
        <p>${s(`past_forget_hint`)}</p>
        <div class="row">${r.map(e=>o(e,()=>l(e)))}</div>
        <label class="field-label">
          ${s(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${s(`past_which_name`)} />
        </label>
        ${o(s(`past_forget_yes`),()=>l(c().value),{kind:`danger`})}
      `)})}async function g(e){await u(s(`past_forget_all`),s(`past_forget_all_text`),s(`past_go_on`))&&await u(s(`past_really`),s(`past_forget_hint`),s(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(s(`past_forget_game`),s(`past_forget_game_text`),s(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,i){let a=await r(()=>l(e,t));a&&(n(s(`past_forgotten`)),await y(a),await i())}async function y({told:t}){t.length&&await a(s(`past_copies_left`),(n,r)=>{i(n,[t.map(t=>e`<p>${t}</p>`),o(s(`close`),()=>r(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await u(s(`past_delete`),s(`past_delete_text`),s(`past_go_on`))||!await u(s(`past_really`),s(`past_delete_sure`),s(`past_delete_yes`))||!await d())return;let t=await r(()=>l(`/api/games/${e}/delete`));t&&(await y(t),location.assign(c(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};