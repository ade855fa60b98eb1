import{Jt as e,Kt as t,Ut as n,Xt as r,cn as i,gt as a,ht as o,in as s,ln as c,mt as l,pt as u}from"./all-16646811.js";import{t as d}from"./prove_again-d65fe43a.js";const f=6e4;var p=class extends r{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?c(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await s(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=c(`past_import_file`),l=c(`past_import_label`);return t`
      <p>${c(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${r} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${n(c(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(n){await a(c(`past_import`),(r,i)=>{e(r,t`<${p} onDone=${async e=>{i(),o(c(`past_imported_now`)),await n(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(r,i){let o=[...new Set(r.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await a(c(`past_forget_name`),(r,a)=>{let s=()=>r.querySelector(`input`),u=async e=>e.trim()?(a(),!await l(c(`past_forget_name`),c(`past_forget_one_text`,{name:e}),c(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},i)):s().focus();e(r,t`
        <p>${c(`past_forget_hint`)}</p>
        <div class="row">${o.map(e=>n(e,()=>u(e)))}</div>
        <label class="field-label">
          ${c(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${c(`past_which_name`)} />
        </label>
        ${n(c(`past_forget_yes`),()=>u(s().value),{kind:`danger`})}
      `)})}async function g(e){await l(c(`past_forget_all`),c(`past_forget_all_text`),c(`past_go_on`))&&await l(c(`past_really`),c(`past_forget_hint`),c(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await l(c(`past_forget_game`),c(`past_forget_game_text`),c(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await u(()=>s(e,t));r&&(o(c(`past_forgotten`)),await y(r),await n())}async function y({told:r}){r.length&&await a(c(`past_copies_left`),(i,a)=>{e(i,[r.map(e=>t`<p>${e}</p>`),n(c(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await l(c(`past_delete`),c(`past_delete_text`),c(`past_go_on`))||!await l(c(`past_really`),c(`past_delete_sure`),c(`past_delete_yes`))||!await d())return;let t=await u(()=>s(`/api/games/${e}/delete`));t&&(await y(t),location.assign(i(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};