import{at as e,fn as t,it as n,mn as r,nn as i,nt as a,rn as o,rt as s,sn as c,un as l,zt as u}from"./all-eabb7ade.js";import{t as d}from"./prove_again-4061656d.js";const f=6e4;var p=class extends r{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?o(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await u(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:n}){let r=({target:e})=>this.setState({text:e.value}),i=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),a=o(`past_import_file`),s=o(`past_import_label`);return l`
      <p>${o(`past_import_hint`)}</p>
      <label class="field-label">
        ${a}
        <input type="file" accept=".txt,text/plain" aria-label=${a} onchange=${i} />
      </label>
      <label class="field-label">
        ${s}
        <textarea rows="10" aria-label=${s} spellcheck="false" value=${t} oninput=${r} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!n}>${n}</p>
      ${c(o(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(r){await e(o(`past_import`),(e,i)=>{t(e,l`<${p} onDone=${async e=>{i(),n(o(`past_imported_now`)),await r(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(n,r){let i=[...new Set(n.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await e(o(`past_forget_name`),(e,n)=>{let a=()=>e.querySelector(`input`),u=async e=>e.trim()?(n(),!await s(o(`past_forget_name`),o(`past_forget_one_text`,{name:e}),o(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},r)):a().focus();t(e,l`
        <p>${o(`past_forget_hint`)}</p>
        <div class="row">${i.map(e=>c(e,()=>u(e)))}</div>
        <label class="field-label">
          ${o(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${o(`past_which_name`)} />
        </label>
        ${c(o(`past_forget_yes`),()=>u(a().value),{kind:`danger`})}
      `)})}async function g(e){await s(o(`past_forget_all`),o(`past_forget_all_text`),o(`past_go_on`))&&await s(o(`past_really`),o(`past_forget_hint`),o(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await s(o(`past_forget_game`),o(`past_forget_game_text`),o(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,r){let i=await a(()=>u(e,t));i&&(n(o(`past_forgotten`)),await y(i),await r())}async function y({told:n}){n.length&&await e(o(`past_copies_left`),(e,r)=>{t(e,[n.map(e=>l`<p>${e}</p>`),c(o(`close`),()=>r(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await s(o(`past_delete`),o(`past_delete_text`),o(`past_go_on`))||!await s(o(`past_really`),o(`past_delete_sure`),o(`past_delete_yes`))||!await d())return;let t=await a(()=>u(`/api/games/${e}/delete`));t&&(await y(t),location.assign(i(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};