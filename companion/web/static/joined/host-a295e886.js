import{Cn as e,Gt as t,Kt as n,Wt as r,mn as i,nn as a,pn as o,qt as s,vn as c,wn as l,xn as u}from"./phone-a6660e6d.js";import{t as d}from"./prove_again-4b959ec5.js";const f=6e4;var p=class extends l{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?i(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await a(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:n}){let r=({target:e})=>this.setState({text:e.value}),a=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),o=i(`past_import_file`),s=i(`past_import_label`);return u`
      <p>${i(`past_import_hint`)}</p>
      <label class="field-label">
        ${o}
        <input type="file" accept=".txt,text/plain" aria-label=${o} onchange=${a} />
      </label>
      <label class="field-label">
        ${s}
        <textarea rows="10" aria-label=${s} spellcheck="false" value=${t} oninput=${r} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!n}>${n}</p>
      ${c(i(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await s(i(`past_import`),(r,a)=>{e(r,u`<${p} onDone=${async e=>{a(),n(i(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(n,r){let a=[...new Set(n.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await s(i(`past_forget_name`),(n,o)=>{let s=()=>n.querySelector(`input`),l=async e=>e.trim()?(o(),!await t(i(`past_forget_name`),i(`past_forget_one_text`,{name:e}),i(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},r)):s().focus();e(n,u`
        <p>${i(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>c(e,()=>l(e)))}</div>
        <label class="field-label">
          ${i(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${i(`past_which_name`)} />
        </label>
        ${c(i(`past_forget_yes`),()=>l(s().value),{kind:`danger`})}
      `)})}async function g(e){await t(i(`past_forget_all`),i(`past_forget_all_text`),i(`past_go_on`))&&await t(i(`past_really`),i(`past_forget_hint`),i(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await t(i(`past_forget_game`),i(`past_forget_game_text`),i(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,o){let s=await r(()=>a(e,t));s&&(n(i(`past_forgotten`)),await y(s),await o())}async function y({told:t}){t.length&&await s(i(`past_copies_left`),(n,r)=>{e(n,[t.map(e=>u`<p>${e}</p>`),c(i(`close`),()=>r(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await t(i(`past_delete`),i(`past_delete_text`),i(`past_go_on`))||!await t(i(`past_really`),i(`past_delete_sure`),i(`past_delete_yes`))||!await d())return;let n=await r(()=>a(`/api/games/${e}/delete`));n&&(await y(n),location.assign(o(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};