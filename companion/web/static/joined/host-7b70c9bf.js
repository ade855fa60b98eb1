import{$ as e,$t as t,Ft as n,Qt as r,cn as i,et as a,nt as o,on as s,rn as c,tt as l,un as u}from"./all-d6ddc8ee.js";import{t as d}from"./prove_again-3a754d00.js";const f=6e4;var p=class extends u{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?t(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await n(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:n,wrong:r}){let i=({target:e})=>this.setState({text:e.value}),a=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),o=t(`past_import_file`),l=t(`past_import_label`);return s`
      <p>${t(`past_import_hint`)}</p>
      <label class="field-label">
        ${o}
        <input type="file" accept=".txt,text/plain" aria-label=${o} onchange=${a} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${n} oninput=${i} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!r}>${r}</p>
      ${c(t(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await o(t(`past_import`),(n,r)=>{i(n,s`<${p} onDone=${async n=>{r(),l(t(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${n}"]`)?.focus()}} />`)})}async function h(e,n){let r=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await o(t(`past_forget_name`),(e,o)=>{let l=()=>e.querySelector(`input`),u=async e=>e.trim()?(o(),!await a(t(`past_forget_name`),t(`past_forget_one_text`,{name:e}),t(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},n)):l().focus();i(e,s`
        <p>${t(`past_forget_hint`)}</p>
        <div class="row">${r.map(e=>c(e,()=>u(e)))}</div>
        <label class="field-label">
          ${t(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${t(`past_which_name`)} />
        </label>
        ${c(t(`past_forget_yes`),()=>u(l().value),{kind:`danger`})}
      `)})}async function g(e){await a(t(`past_forget_all`),t(`past_forget_all_text`),t(`past_go_on`))&&await a(t(`past_really`),t(`past_forget_hint`),t(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await a(t(`past_forget_game`),t(`past_forget_game_text`),t(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(r,i,a){let o=await e(()=>n(r,i));o&&(l(t(`past_forgotten`)),await y(o),await a())}async function y({told:e}){e.length&&await o(t(`past_copies_left`),(n,r)=>{i(n,[e.map(e=>s`<p>${e}</p>`),c(t(`close`),()=>r(),{kind:`primary`,name:`read`})])})}async function b(i){if(!await a(t(`past_delete`),t(`past_delete_text`),t(`past_go_on`))||!await a(t(`past_really`),t(`past_delete_sure`),t(`past_delete_yes`))||!await d())return;let o=await e(()=>n(`/api/games/${i}/delete`));o&&(await y(o),location.assign(r(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};