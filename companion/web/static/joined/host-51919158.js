import{$t as e,An as t,Dn as n,Qt as r,Xt as i,Zt as a,bn as o,cn as s,kn as c,wn as l,yn as u}from"./phone-4f51d064.js";import{t as d}from"./prove_again-17652eec.js";const f=6e4;var p=class extends t{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?o(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await s(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:r}){let i=({target:e})=>this.setState({text:e.value}),a=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=o(`past_import_file`),c=o(`past_import_label`);return n`
      <p>${o(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${a} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${t} oninput=${i} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!r}>${r}</p>
      ${l(o(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await e(o(`past_import`),(e,i)=>{c(e,n`<${p} onDone=${async e=>{i(),r(o(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(t,r){let i=[...new Set(t.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await e(o(`past_forget_name`),(e,t)=>{let s=()=>e.querySelector(`input`),u=async e=>e.trim()?(t(),!await a(o(`past_forget_name`),o(`past_forget_one_text`,{name:e}),o(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},r)):s().focus();c(e,n`
        <p>${o(`past_forget_hint`)}</p>
        <div class="row">${i.map(e=>l(e,()=>u(e)))}</div>
        <label class="field-label">
          ${o(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${o(`past_which_name`)} />
        </label>
        ${l(o(`past_forget_yes`),()=>u(s().value),{kind:`danger`})}
      `)})}async function g(e){await a(o(`past_forget_all`),o(`past_forget_all_text`),o(`past_go_on`))&&await a(o(`past_really`),o(`past_forget_hint`),o(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await a(o(`past_forget_game`),o(`past_forget_game_text`),o(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let a=await i(()=>s(e,t));a&&(r(o(`past_forgotten`)),await y(a),await n())}async function y({told:t}){t.length&&await e(o(`past_copies_left`),(e,r)=>{c(e,[t.map(e=>n`<p>${e}</p>`),l(o(`close`),()=>r(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await a(o(`past_delete`),o(`past_delete_text`),o(`past_go_on`))||!await a(o(`past_really`),o(`past_delete_sure`),o(`past_delete_yes`))||!await d())return;let t=await i(()=>s(`/api/games/${e}/delete`));t&&(await y(t),location.assign(u(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};