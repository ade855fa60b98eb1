import{Gt as e,Jt as t,Yt as n,cn as r,dt as i,ft as a,in as o,pt as s,qt as c,sn as l,ut as u}from"./all-75e562a5.js";import{t as d}from"./prove_again-fa215477.js";const f=6e4;var p=class extends n{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?r(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await o(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(t,{text:n,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=r(`past_import_file`),l=r(`past_import_label`);return c`
      <p>${r(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${n} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${e(r(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await s(r(`past_import`),(n,i)=>{t(n,c`<${p} onDone=${async t=>{i(),a(r(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(n,a){let o=[...new Set(n.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await s(r(`past_forget_name`),(n,s)=>{let l=()=>n.querySelector(`input`),u=async e=>e.trim()?(s(),!await i(r(`past_forget_name`),r(`past_forget_one_text`,{name:e}),r(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},a)):l().focus();t(n,c`
        <p>${r(`past_forget_hint`)}</p>
        <div class="row">${o.map(t=>e(t,()=>u(t)))}</div>
        <label class="field-label">
          ${r(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${r(`past_which_name`)} />
        </label>
        ${e(r(`past_forget_yes`),()=>u(l().value),{kind:`danger`})}
      `)})}async function g(e){await i(r(`past_forget_all`),r(`past_forget_all_text`),r(`past_go_on`))&&await i(r(`past_really`),r(`past_forget_hint`),r(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await i(r(`past_forget_game`),r(`past_forget_game_text`),r(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let i=await u(()=>o(e,t));i&&(a(r(`past_forgotten`)),await y(i),await n())}async function y({told:n}){n.length&&await s(r(`past_copies_left`),(i,a)=>{t(i,[n.map(e=>c`<p>${e}</p>`),e(r(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await i(r(`past_delete`),r(`past_delete_text`),r(`past_go_on`))||!await i(r(`past_really`),r(`past_delete_sure`),r(`past_delete_yes`))||!await d())return;let t=await u(()=>o(`/api/games/${e}/delete`));t&&(await y(t),location.assign(l(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};