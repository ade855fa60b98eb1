import{Lt as e,an as t,cn as n,en as r,fn as i,it as a,nt as o,rt as s,tn as c,tt as l,un as u}from"./all-4d413dfa.js";import{t as d}from"./prove_again-e8610358.js";const f=6e4;var p=class extends i{state={text:``,wrong:``};take=async()=>{let{text:t}=this.state;if(this.setState({wrong:t.length>f?c(`past_too_long`):``}),!(t.length>f))try{let{game_id:n}=await e(`/api/games/import`,{text:t});await this.props.onDone(n)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=c(`past_import_file`),l=c(`past_import_label`);return n`
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
      ${t(c(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await a(c(`past_import`),(t,r)=>{u(t,n`<${p} onDone=${async t=>{r(),s(c(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,r){let i=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await a(c(`past_forget_name`),(e,a)=>{let s=()=>e.querySelector(`input`),l=async e=>e.trim()?(a(),!await o(c(`past_forget_name`),c(`past_forget_one_text`,{name:e}),c(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},r)):s().focus();u(e,n`
        <p>${c(`past_forget_hint`)}</p>
        <div class="row">${i.map(e=>t(e,()=>l(e)))}</div>
        <label class="field-label">
          ${c(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${c(`past_which_name`)} />
        </label>
        ${t(c(`past_forget_yes`),()=>l(s().value),{kind:`danger`})}
      `)})}async function g(e){await o(c(`past_forget_all`),c(`past_forget_all_text`),c(`past_go_on`))&&await o(c(`past_really`),c(`past_forget_hint`),c(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await o(c(`past_forget_game`),c(`past_forget_game_text`),c(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(t,n,r){let i=await l(()=>e(t,n));i&&(s(c(`past_forgotten`)),await y(i),await r())}async function y({told:e}){e.length&&await a(c(`past_copies_left`),(r,i)=>{u(r,[e.map(e=>n`<p>${e}</p>`),t(c(`close`),()=>i(),{kind:`primary`,name:`read`})])})}async function b(t){if(!await o(c(`past_delete`),c(`past_delete_text`),c(`past_go_on`))||!await o(c(`past_really`),c(`past_delete_sure`),c(`past_delete_yes`))||!await d())return;let n=await l(()=>e(`/api/games/${t}/delete`));n&&(await y(n),location.assign(r(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};