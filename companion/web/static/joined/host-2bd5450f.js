import{Bt as e,at as t,cn as n,dn as r,hn as i,in as a,it as o,ot as s,pn as c,rn as l,rt as u}from"./all-136c38ea.js";import{t as d}from"./prove_again-fd0228a1.js";const f=6e4;var p=class extends i{state={text:``,wrong:``};take=async()=>{let{text:t}=this.state;if(this.setState({wrong:t.length>f?a(`past_too_long`):``}),!(t.length>f))try{let{game_id:n}=await e(`/api/games/import`,{text:t});await this.props.onDone(n)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:i}){let o=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=a(`past_import_file`),l=a(`past_import_label`);return r`
      <p>${a(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${s} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${t} oninput=${o} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${n(a(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await s(a(`past_import`),(n,i)=>{c(n,r`<${p} onDone=${async n=>{i(),t(a(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${n}"]`)?.focus()}} />`)})}async function h(e,t){let i=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await s(a(`past_forget_name`),(e,s)=>{let l=()=>e.querySelector(`input`),u=async e=>e.trim()?(s(),!await o(a(`past_forget_name`),a(`past_forget_one_text`,{name:e}),a(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},t)):l().focus();c(e,r`
        <p>${a(`past_forget_hint`)}</p>
        <div class="row">${i.map(e=>n(e,()=>u(e)))}</div>
        <label class="field-label">
          ${a(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${a(`past_which_name`)} />
        </label>
        ${n(a(`past_forget_yes`),()=>u(l().value),{kind:`danger`})}
      `)})}async function g(e){await o(a(`past_forget_all`),a(`past_forget_all_text`),a(`past_go_on`))&&await o(a(`past_really`),a(`past_forget_hint`),a(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await o(a(`past_forget_game`),a(`past_forget_game_text`),a(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(n,r,i){let o=await u(()=>e(n,r));o&&(t(a(`past_forgotten`)),await y(o),await i())}async function y({told:e}){e.length&&await s(a(`past_copies_left`),(t,i)=>{c(t,[e.map(e=>r`<p>${e}</p>`),n(a(`close`),()=>i(),{kind:`primary`,name:`read`})])})}async function b(t){if(!await o(a(`past_delete`),a(`past_delete_text`),a(`past_go_on`))||!await o(a(`past_really`),a(`past_delete_sure`),a(`past_delete_yes`))||!await d())return;let n=await u(()=>e(`/api/games/${t}/delete`));n&&(await y(n),location.assign(l(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};