import{Gt as e,Jt as t,Ut as n,dt as r,ft as i,lt as a,on as o,qt as s,rn as c,sn as l,ut as u}from"./all-309e3f3c.js";import{t as d}from"./prove_again-f711526b.js";const f=6e4;var p=class extends t{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?l(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await c(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(t,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=l(`past_import_file`),c=l(`past_import_label`);return e`
      <p>${l(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${r} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${n(l(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await i(l(`past_import`),(n,i)=>{s(n,e`<${p} onDone=${async e=>{i(),r(l(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(t,r){let a=[...new Set(t.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await i(l(`past_forget_name`),(t,i)=>{let o=()=>t.querySelector(`input`),c=async e=>e.trim()?(i(),!await u(l(`past_forget_name`),l(`past_forget_one_text`,{name:e}),l(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},r)):o().focus();s(t,e`
        <p>${l(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>n(e,()=>c(e)))}</div>
        <label class="field-label">
          ${l(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${l(`past_which_name`)} />
        </label>
        ${n(l(`past_forget_yes`),()=>c(o().value),{kind:`danger`})}
      `)})}async function g(e){await u(l(`past_forget_all`),l(`past_forget_all_text`),l(`past_go_on`))&&await u(l(`past_really`),l(`past_forget_hint`),l(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(l(`past_forget_game`),l(`past_forget_game_text`),l(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let i=await a(()=>c(e,t));i&&(r(l(`past_forgotten`)),await y(i),await n())}async function y({told:t}){t.length&&await i(l(`past_copies_left`),(r,i)=>{s(r,[t.map(t=>e`<p>${t}</p>`),n(l(`close`),()=>i(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await u(l(`past_delete`),l(`past_delete_text`),l(`past_go_on`))||!await u(l(`past_really`),l(`past_delete_sure`),l(`past_delete_yes`))||!await d())return;let t=await a(()=>c(`/api/games/${e}/delete`));t&&(await y(t),location.assign(o(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};