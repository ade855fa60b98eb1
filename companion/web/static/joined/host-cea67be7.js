import{Gt as e,Jt as t,Kt as n,Sn as r,Tn as i,hn as a,mn as o,qt as s,rn as c,wn as l,yn as u}from"./phone-5c5bf911.js";import{t as d}from"./prove_again-3d6ed3c4.js";const f=6e4;var p=class extends i{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?a(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await c(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:n}){let i=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=a(`past_import_file`),c=a(`past_import_label`);return r`
      <p>${a(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${t} oninput=${i} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!n}>${n}</p>
      ${u(a(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await t(a(`past_import`),(t,n)=>{l(t,r`<${p} onDone=${async t=>{n(),s(a(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,i){let o=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await t(a(`past_forget_name`),(e,t)=>{let s=()=>e.querySelector(`input`),c=async e=>e.trim()?(t(),!await n(a(`past_forget_name`),a(`past_forget_one_text`,{name:e}),a(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},i)):s().focus();l(e,r`
        <p>${a(`past_forget_hint`)}</p>
        <div class="row">${o.map(e=>u(e,()=>c(e)))}</div>
        <label class="field-label">
          ${a(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${a(`past_which_name`)} />
        </label>
        ${u(a(`past_forget_yes`),()=>c(s().value),{kind:`danger`})}
      `)})}async function g(e){await n(a(`past_forget_all`),a(`past_forget_all_text`),a(`past_go_on`))&&await n(a(`past_really`),a(`past_forget_hint`),a(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await n(a(`past_forget_game`),a(`past_forget_game_text`),a(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(t,n,r){let i=await e(()=>c(t,n));i&&(s(a(`past_forgotten`)),await y(i),await r())}async function y({told:e}){e.length&&await t(a(`past_copies_left`),(t,n)=>{l(t,[e.map(e=>r`<p>${e}</p>`),u(a(`close`),()=>n(),{kind:`primary`,name:`read`})])})}async function b(t){if(!await n(a(`past_delete`),a(`past_delete_text`),a(`past_go_on`))||!await n(a(`past_really`),a(`past_delete_sure`),a(`past_delete_yes`))||!await d())return;let r=await e(()=>c(`/api/games/${t}/delete`));r&&(await y(r),location.assign(o(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};