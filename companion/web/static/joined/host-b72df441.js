import{Bt as e,Gt as t,Ut as n,Wt as r,ct as i,en as a,in as o,lt as s,rn as c,st as l,ut as u}from"./all-6c7801a2.js";import{t as d}from"./prove_again-e806b30d.js";const f=6e4;var p=class extends t{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?o(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await a(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(t,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=o(`past_import_file`),l=o(`past_import_label`);return n`
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
      ${e(o(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await u(o(`past_import`),(t,i)=>{r(t,n`<${p} onDone=${async t=>{i(),s(o(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(t,a){let s=[...new Set(t.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await u(o(`past_forget_name`),(t,c)=>{let l=()=>t.querySelector(`input`),u=async e=>e.trim()?(c(),!await i(o(`past_forget_name`),o(`past_forget_one_text`,{name:e}),o(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},a)):l().focus();r(t,n`
        <p>${o(`past_forget_hint`)}</p>
        <div class="row">${s.map(t=>e(t,()=>u(t)))}</div>
        <label class="field-label">
          ${o(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${o(`past_which_name`)} />
        </label>
        ${e(o(`past_forget_yes`),()=>u(l().value),{kind:`danger`})}
      `)})}async function g(e){await i(o(`past_forget_all`),o(`past_forget_all_text`),o(`past_go_on`))&&await i(o(`past_really`),o(`past_forget_hint`),o(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await i(o(`past_forget_game`),o(`past_forget_game_text`),o(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await l(()=>a(e,t));r&&(s(o(`past_forgotten`)),await y(r),await n())}async function y({told:t}){t.length&&await u(o(`past_copies_left`),(i,a)=>{r(i,[t.map(e=>n`<p>${e}</p>`),e(o(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await i(o(`past_delete`),o(`past_delete_text`),o(`past_go_on`))||!await i(o(`past_really`),o(`past_delete_sure`),o(`past_delete_yes`))||!await d())return;let t=await l(()=>a(`/api/games/${e}/delete`));t&&(await y(t),location.assign(c(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};