import{Bt as e,Ht as t,Qt as n,Ut as r,Vt as i,_n as a,bn as o,ln as s,mn as c,un as l,yn as u}from"./phone-c6295ca4.js";import{t as d}from"./prove_again-ee725c18.js";const f=6e4;var p=class extends o{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?l(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await n(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:n}){let r=({target:e})=>this.setState({text:e.value}),i=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),o=l(`past_import_file`),s=l(`past_import_label`);return a`
      <p>${l(`past_import_hint`)}</p>
      <label class="field-label">
        ${o}
        <input type="file" accept=".txt,text/plain" aria-label=${o} onchange=${i} />
      </label>
      <label class="field-label">
        ${s}
        <textarea rows="10" aria-label=${s} spellcheck="false" value=${t} oninput=${r} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!n}>${n}</p>
      ${c(l(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await r(l(`past_import`),(n,r)=>{u(n,a`<${p} onDone=${async n=>{r(),t(l(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${n}"]`)?.focus()}} />`)})}async function h(e,t){let n=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await r(l(`past_forget_name`),(e,r)=>{let o=()=>e.querySelector(`input`),s=async e=>e.trim()?(r(),!await i(l(`past_forget_name`),l(`past_forget_one_text`,{name:e}),l(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},t)):o().focus();u(e,a`
        <p>${l(`past_forget_hint`)}</p>
        <div class="row">${n.map(e=>c(e,()=>s(e)))}</div>
        <label class="field-label">
          ${l(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${l(`past_which_name`)} />
        </label>
        ${c(l(`past_forget_yes`),()=>s(o().value),{kind:`danger`})}
      `)})}async function g(e){await i(l(`past_forget_all`),l(`past_forget_all_text`),l(`past_go_on`))&&await i(l(`past_really`),l(`past_forget_hint`),l(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await i(l(`past_forget_game`),l(`past_forget_game_text`),l(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(r,i,a){let o=await e(()=>n(r,i));o&&(t(l(`past_forgotten`)),await y(o),await a())}async function y({told:e}){e.length&&await r(l(`past_copies_left`),(t,n)=>{u(t,[e.map(e=>a`<p>${e}</p>`),c(l(`close`),()=>n(),{kind:`primary`,name:`read`})])})}async function b(t){if(!await i(l(`past_delete`),l(`past_delete_text`),l(`past_go_on`))||!await i(l(`past_really`),l(`past_delete_sure`),l(`past_delete_yes`))||!await d())return;let r=await e(()=>n(`/api/games/${t}/delete`));r&&(await y(r),location.assign(s(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};