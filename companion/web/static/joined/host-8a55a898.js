import{Bt as e,Lt as t,Rt as n,Yt as r,_n as i,dn as a,gn as o,mn as s,on as c,sn as l,zt as u}from"./phone-f2d0a0d3.js";import{t as d}from"./prove_again-66f28f2d.js";const f=6e4;var p=class extends i{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?l(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await r(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:n}){let r=({target:e})=>this.setState({text:e.value}),i=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),o=l(`past_import_file`),c=l(`past_import_label`);return s`
      <p>${l(`past_import_hint`)}</p>
      <label class="field-label">
        ${o}
        <input type="file" accept=".txt,text/plain" aria-label=${o} onchange=${i} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${t} oninput=${r} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!n}>${n}</p>
      ${a(l(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await e(l(`past_import`),(e,n)=>{o(e,s`<${p} onDone=${async e=>{n(),u(l(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(t,r){let i=[...new Set(t.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await e(l(`past_forget_name`),(e,t)=>{let c=()=>e.querySelector(`input`),u=async e=>e.trim()?(t(),!await n(l(`past_forget_name`),l(`past_forget_one_text`,{name:e}),l(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},r)):c().focus();o(e,s`
        <p>${l(`past_forget_hint`)}</p>
        <div class="row">${i.map(e=>a(e,()=>u(e)))}</div>
        <label class="field-label">
          ${l(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${l(`past_which_name`)} />
        </label>
        ${a(l(`past_forget_yes`),()=>u(c().value),{kind:`danger`})}
      `)})}async function g(e){await n(l(`past_forget_all`),l(`past_forget_all_text`),l(`past_go_on`))&&await n(l(`past_really`),l(`past_forget_hint`),l(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await n(l(`past_forget_game`),l(`past_forget_game_text`),l(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,n,i){let a=await t(()=>r(e,n));a&&(u(l(`past_forgotten`)),await y(a),await i())}async function y({told:t}){t.length&&await e(l(`past_copies_left`),(e,n)=>{o(e,[t.map(e=>s`<p>${e}</p>`),a(l(`close`),()=>n(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await n(l(`past_delete`),l(`past_delete_text`),l(`past_go_on`))||!await n(l(`past_really`),l(`past_delete_sure`),l(`past_delete_yes`))||!await d())return;let i=await t(()=>r(`/api/games/${e}/delete`));i&&(await y(i),location.assign(c(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};