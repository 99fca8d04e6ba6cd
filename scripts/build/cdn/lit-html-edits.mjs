/** What of lit's templates the CDN files do without: see lit.mjs. @typedef {import('./lit.mjs').Group} Group */

/** Hooks for polyfills, and the versions that copies of lit tell each other. */
export const TEMPLATE_HOOKS = /** @satisfies {Group} */ ({
  files: {
    'lit-html/lit-html.js': [
      ['B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");const ', ''],
      ['i=t=>t,s=', 's='],
      ['i(t).nextSibling;i(t).remove()', 't.nextSibling;t.remove()'],
    ],
  },
});

/** Directives, the parts of a template that they alone ask for, and what they alone may answer. */
export const DIRECTIVES = /** @satisfies {Group} */ ({
  uses: /\blit(?:-html)?\/(?:async-)?directive|\bnoChange\b/,
  files: {
    'lit-element/lit-element.js': [
      [
        'connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return r}',
        '',
      ],
      ['this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),', ''],
      [',this._$Do=void 0', ''],
      ['this._$Do=e(', 'e('],
    ],
    'lit-html/lit-html.js': [
      [
        'function M(t,i,s=t,e){if(i===E)return i;let h=void 0!==e?s._$Co?.[e]:s._$Cl;const o=a(i)?void 0:i._$litDirective$;return h?.constructor!==o&&(h?._$AO?.(!1),void 0===o?h=void 0:(h=new o(t),h._$AT(t,s,e)),void 0!==e?(s._$Co??=[])[e]=h:s._$Cl=h),void 0!==h&&(i=M(t,h._$AS(t,i.values),h,e)),i}',
        '',
      ],
      ['_$AI(t,i=this){t=M(this,t,i),a(t)?', '_$AI(t){a(t)?'],
      ['t!==this._$AH&&t!==E&&this._(t)', 't!==this._$AH&&this._(t)'],
      [
        '_$AI(t,i=this,s,e){const h=this.strings;let o=!1;if(void 0===h)t=M(this,t,i,0),o=!a(t)||t!==this._$AH&&t!==E,',
        '_$AI(t,s,e){const h=this.strings;let o=!1;if(void 0===h)o=!a(t)||t!==this._$AH,',
      ],
      ['r=M(this,e[s+n],i,n),r===E&&(r=this._$AH[n]),', 'r=e[s+n],'],
      ['s._$AI(t,s,i),', 's._$AI(t,i),'],
      ['_$AI(t,i=this){if((t=M(this,t,i,0)??A)===E)return;', '_$AI(t){t??=A;'],
      ['this._$AP?.(!1,!0,s);', ';'],
      ['_$AR(t=this._$AA.nextSibling,s){', '_$AR(t=this._$AA.nextSibling){'],
      ['this._$AR(s&&s._$AB.nextSibling,e)', 'this._$AR(s&&s._$AB.nextSibling)'],
      ['setConnected(t){void 0===this._$AM&&(this._$Cv=t,this._$AP?.(t))}', ''],
      ['this._$AM=s,this.options=e,this._$Cv=e?.isConnected??!0', 'this.options=e'],
      ['get _$AU(){return this._$AM?._$AU??this._$Cv}', ''],
      [
        'class Z{constructor(t,i,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=i,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){M(this,t)}}',
        '',
      ],
      [
        '1===r.type?i=new r.ctor(h,r.name,r.strings,this,t):6===r.type&&(i=new Z(h,this,t))',
        'i=new r.ctor(h,r.name,r.strings,this,t)',
      ],
      ['else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t));', ''],
      ['void 0===u[1]?d=-2:', ''],
      ['s+o+(-2===d?i:x)', 's+o+x'],
      ['get _$AU(){return this._$AM._$AU}', '', 2],
      ['get parentNode(){return this._$AM.parentNode}', ''],
      [
        'get parentNode(){let t=this._$AA.parentNode;const i=this._$AM;return void 0!==i&&11===t?.nodeType&&(t=i.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}',
        '',
      ],
      ['get tagName(){return this.element.tagName}', ''],
      ['this._$AN=void 0,this._$AD=t,this._$AM=i', 'this._$AD=t'],
      ['this._$AN=void 0,', '', 2],
      ['this._$AM=e,', ''],
      ['V:M,', ''],
      [',F:Z}', '}'],
      ['this.type=2,', ''],
      ['this.type=1,', ''],
      ['constructor(){super(...arguments),this.type=3}', ''],
      ['constructor(){super(...arguments),this.type=4}', ''],
      ['constructor(t,i,s,e,h){super(t,i,s,e,h),this.type=5}', ''],
      ['(t?.creationScope??l).importNode', 'l.importNode'],
    ],
  },
});

/** MathML, compiled templates, listeners that are objects, and expressions in comments and raw text. */
export const TEMPLATES = /** @satisfies {Group} */ ({
  uses: /<(?:script|style|textarea|title)\b|<!--|\bmathml\b|\bhandleEvent\b/,
  files: {
    'lit-html/lit-html.js': [
      ['2===i?"<svg>":3===i?"<math>":""', '2===i?"<svg>":""'],
      ['2===i?"</svg>":3===i?"</math>":""', '2===i?"</svg>":""'],
      ['2===i||3===i', '2===i'],
      [
        '{values:i,_$litType$:s}=t,e="number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),this.options)),s);',
        '{values:i}=t,e=this._$AC(t);',
      ],
      ['||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive', ''],
      [
        '"function"==typeof this._$AH?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)',
        'this._$AH.call(this.options?.host??this.element,t)',
      ],
      [
        '{let t=-1;for(;-1!==(t=r.data.indexOf(o,t+1));)d.push({type:7,index:l}),t+=o.length-1}',
        ';',
      ],
      [
        'if(y.test(r.tagName)){const t=r.textContent.split(o),i=t.length-1;if(i>0){r.textContent=s?s.emptyScript:"";for(let s=0;s<i;s++)r.append(t[s],c()),P.nextNode(),d.push({type:2,index:++l});r.append(t[i],c())}}',
        '',
      ],
      [
        'c===v?"!--"===u[1]?c=_:void 0!==u[1]?c=m:void 0!==u[2]?(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p):void 0!==u[3]&&(c=p):c===p?">"===u[0]?(c=n??v,d=-1):',
        'c!==p?c=p:">"===u[0]?(c=v,d=-1):',
      ],
      [':c===$||c===g?c=p:c===_||c===m?c=v:(c=p,n=void 0);', ';'],
      ['let n,l=2', 'let l=2'],
      ['/<(?:(!--|\\/[^a-zA-Z])|(\\/?[a-zA-Z][^>\\s]*)|(\\/?$))/g', '/<\\/?[a-zA-Z][^>\\s]*/g'],
    ],
  },
});
