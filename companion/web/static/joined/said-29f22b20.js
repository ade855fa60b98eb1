import{$t as e,E as t,En as n,Ft as r,H as i,Mn as a,Nt as o,Qt as s,Sn as c,T as l,Ut as u,cn as d,jn as f,kn as p,un as m}from"./phone-68234baa.js";const h=new Intl.Collator(void 0,{numeric:!0}),g=(t,n,r)=>async()=>{(!r||await e(c(`for_other`,{name:r}),c(`for_other_text`,{name:r}),c(`for_other_yes`)))&&await s(()=>m(`/api/input`,n?{input:t,seat:n}:{input:t}))};function _({value:e,seat:n,large:r,several:a,marks:o,sure:s}){let{input:c,text:u,colour:d,...f}=e,m=`say-key${d?` coloured`:``}${r?` large`:``}`,h=d&&!f.seat?i(d):o&&t({...f,mark:``},o);return p`<button type="button" class=${m} data-f=${a?`${c} ${n}`:c} onclick=${g(c,n,s)}>
    ${h}
    <span>${u}${l(f.seat,f.mark)}</span>
  </button>`}function v({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,o=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return p`<div class=${`say-keys ${o}`} role="group" aria-label=${n}>
    ${a.map(e=>p`<${_} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function y(e){let t=e.seats.filter(e=>d.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function b({context:e,awaited:t,sure:n=``,first:i=!1,wanted:a=t.text===e.state.awaiting?.text}){let{state:o}=e,s=y(t),l=s.length>1,d={large:i&&t.values.length<=6,several:l,marks:r(o),sure:n},f=s.map(e=>{let n=l?`${u(o,e)}: ${t.text}`:t.text;return p`
      ${l&&p`<p class="small">${u(o,e)}</p>`}
      <${v} awaited=${t} seat=${e} label=${n} ...${d} />
    `}),m=t.text!==o.awaiting?.text&&p`<p class="small">${t.text}</p>`,h={drawn:c(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?x(h,f):!a&&t.values.length===1?x(g.text,[m,f]):!a&&t.values.length>4?x(t.text,f):[m,f]}const x=(e,t)=>p`<details class="later"><summary>${e}</summary>${t}</details>`,S=({seats:e})=>e.some(e=>d.seats.includes(e)||!d.claimed.includes(e));var C=class extends a{render({context:e,verbs:t},{word:r}){let i=t.find(e=>e.word===r);return i?p`
        <${b} context=${e} awaited=${i} first wanted />
        ${n(c(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:p`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>p`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(e,t){let n=o(t.state,d),r=({seats:e})=>e.map(e=>u(t.state,e)).join(`, `),i=n.filter(e=>!S(e)&&!e.own),a=n.filter(S),s=a.filter(({verb:e})=>e),l=s.length>1,m=JSON.stringify([t.state.game_id,t.state.awaiting?.text,s.map(({word:e})=>e)]);f(e,[l&&p`<${C} key=${m} context=${t} verbs=${s} />`,a.filter(e=>!(l&&e.verb)).map((e,n)=>p`<${b} key=${e.word} context=${t} awaited=${e} first=${n===0} />`),i.length>0&&p`<details key="others" class="later">
        <summary>${c(`for_others`)}</summary>
        ${i.map(e=>p`<${b} key=${e.word} context=${t} awaited=${e} sure=${d.seats.length?r(e):``} />`)}
      </details>`])}export{w as showSaid};