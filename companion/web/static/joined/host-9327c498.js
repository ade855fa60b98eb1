import{$ as e,Ft as t,Qt as n,Zt as r,an as i,et as a,ln as o,nn as s,nt as c,sn as l,tt as u}from"./all-85bff6b0.js";import{t as d}from"./prove_again-7c366780.js";const f=6e4;var p=class extends o{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?n(`past_too_long`):``}),!(e.length>f))try{let{game_id:n}=await t(`/api/games/import`,{text:e});await this.props.onDone(n)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:r}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=n(`past_import_file`),l=n(`past_import_label`);return i`
      <p>${n(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${o} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${t} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!r}>${r}</p>
      ${s(n(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await c(n(`past_import`),(t,r)=>{l(t,i`<${p} onDone=${async t=>{r(),u(n(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,t){let r=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await c(n(`past_forget_name`),(e,o)=>{let c=()=>e.querySelector(`input`),u=async e=>e.trim()?(o(),!await a(n(`past_forget_name`),n(`past_forget_one_text`,{name:e}),n(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},t)):c().focus();l(e,i`
        <p>${n(`past_forget_hint`)}</p>
        <div class="row">${r.map(e=>s(e,()=>u(e)))}</div>
        <label class="field-label">
          ${n(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${n(`past_which_name`)} />
        </label>
        ${s(n(`past_forget_yes`),()=>u(c().value),{kind:`danger`})}
      `)})}async function g(e){await a(n(`past_forget_all`),n(`past_forget_all_text`),n(`past_go_on`))&&await a(n(`past_really`),n(`past_forget_hint`),n(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await a(n(`past_forget_game`),n(`past_forget_game_text`),n(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(r,i,a){let o=await e(()=>t(r,i));o&&(u(n(`past_forgotten`)),await y(o),await a())}async function y({told:e}){e.length&&await c(n(`past_copies_left`),(t,r)=>{l(t,[e.map(e=>i`<p>${e}</p>`),s(n(`close`),()=>r(),{kind:`primary`,name:`read`})])})}async function b(i){if(!await a(n(`past_delete`),n(`past_delete_text`),n(`past_go_on`))||!await a(n(`past_really`),n(`past_delete_sure`),n(`past_delete_yes`))||!await d())return;let o=await e(()=>t(`/api/games/${i}/delete`));o&&(await y(o),location.assign(r(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};