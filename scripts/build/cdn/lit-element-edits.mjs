/** What of lit's elements the CDN files do without: see lit.mjs. @typedef {import('./lit.mjs').Group} Group */

/** Hooks for polyfills and hydration, and the versions that copies of lit tell each other. */
export const HOOKS = /** @satisfies {Group} */ ({
  files: {
    '@lit/reactive-element/reactive-element.js': [
      ['c=a.trustedTypes,l=c?c.emptyScript:"",p=a.reactiveElementPolyfillSupport,', 'l="",'],
      [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2");', ';'],
      ['d=(t,s)=>t,', ''],
      ['d("elementProperties")', '"elementProperties"', 2],
      ['d("finalized")', '"finalized"', 2],
      ['d("properties")', '"properties"'],
    ],
    'lit-element/lit-element.js': [
      [',s.litElementHydrateSupport?.({LitElement:i});', ';'],
      ['const o=s.litElementPolyfillSupport;o?.({LitElement:i});', ''],
      ['(s.litElementVersions??=[]).push("4.2.2");', ''],
    ],
  },
});

/**
 * Ways for browsers without constructable style sheets, all of which came before `light-dark()`,
 * which the kit's colours need; styles within styles, and style sheets made by hand.
 */
export const STYLES = /** @satisfies {Group} */ ({
  uses: /\bunsafeCSS\b|\bCSSStyleSheet\b/,
  files: {
    '@lit/reactive-element/css-tag.js': [
      [
        'e=t.ShadowRoot&&(void 0===t.ShadyCSS||t.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype',
        'e=!0',
      ],
      [
        'constructor(t,e,o){if(this._$cssResult$=!0,o!==s)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=t,this.t=e}',
        'constructor(t){this.cssText=t}',
      ],
      [
        'const o=1===t.length?t[0]:e.reduce((e,s,o)=>e+(t=>{if(!0===t._$cssResult$)return t.cssText;if("number"==typeof t)return t;throw Error("Value passed to \'css\' function must be a \'css\' function result: "+t+". Use \'unsafeCSS\' to pass non-literal values, but take care to ensure page security.")})(s)+t[o+1],t[0]);return new n(o,t,s)',
        'return new n(e.reduce((e,s,o)=>e+s+t[o+1],t[0]))',
      ],
      ['t instanceof CSSStyleSheet?t:t.styleSheet)', 't.styleSheet)'],
      [
        'let t=this.o;const s=this.t;if(e&&void 0===t){const e=void 0!==s&&1===s.length;e&&(t=o.get(s)),void 0===t&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),e&&o.set(s,t))}return t',
        'this.o||(this.o=new CSSStyleSheet).replaceSync(this.cssText);return this.o',
      ],
    ],
    '@lit/reactive-element/reactive-element.js': [
      ['i.unshift(t(s))', 'i.unshift(s)'],
      ['i.push(t(s))', 'i.push(s)'],
    ],
  },
});

/** Decorators, and what a property declares beside `attribute` names, `reflect` and Boolean types. */
export const OPTIONS = /** @satisfies {Group} */ ({
  uses: new RegExp(
    [
      '@(?!media|container|supports)\\w+\\(',
      '\\btype: ?(?:Number|Object|Array)\\b',
      '\\b(?:converter|hasChanged|useDefault|noAccessor)\\b',
      '\\b(?:attribute: ?true|state:)',
      '\\bset [\\w$]+\\(',
      '\\[Symbol[.(]',
    ].join('|'),
  ),
  files: {
    '@lit/reactive-element/reactive-element.js': [
      ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
      [
        'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
        '',
      ],
      ['getOwnPropertyDescriptor:h,', ''],
      ['getOwnPropertySymbols:o,', ''],
      ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}', ''],
      [',void 0!==t.l&&(this.l=[...t.l])', ''],
      [',this.constructor.l?.forEach(t=>t(this))', ''],
      ['case Object:case Array:t=null==t?t:JSON.stringify(t)', ''],
      [
        'case Number:i=null===t?null:Number(t);break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}',
        '',
      ],
      ['converter:u,reflect:!1,useDefault:!1,hasChanged:f', 'reflect:!1'],
      ['(void 0!==i.converter?.toAttribute?i.converter:u).toAttribute', 'u.toAttribute'],
      [
        'h="function"==typeof t.converter?{fromAttribute:t.converter}:void 0!==t.converter?.fromAttribute?t.converter:u;',
        'h=u;',
      ],
      [
        'const r=h.fromAttribute(s,t.type);this[e]=r??this._$Ej?.get(e)??r',
        'this[e]=h.fromAttribute(s,t.type)',
      ],
      ['(i.hasChanged??f)(h,s)', 'f(h,s)'],
      ['||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i))', ''],
      [
        '{useDefault:i,reflect:e,wrapped:h},r){i&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||(',
        '{reflect:e}){(',
      ],
      ['this.hasUpdated||i||(s=void 0)', 'this.hasUpdated||(s=void 0)'],
      [
        'const t=this.constructor.elementProperties;if(t.size>0)for(const[s,i]of t){const{wrapped:t}=i,e=this[s];!0!==t||this._$AL.has(s)||void 0===e||this.C(s,void 0,i,e)}',
        '',
      ],
      [
        'if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){',
        '{this.elementProperties.set(t,s);',
      ],
      [
        'const{get:e,set:r}=h(this.prototype,t)??{get(){return this[s]},set(t){this[s]=t}};return{get:e,set(s){const h=e?.call(this);r?.call(this,s),this.requestUpdate(t,h,i)},',
        'return{get(){return this[s]},set(e){const h=this[s];this[s]=e,this.requestUpdate(t,h,i)},',
      ],
      ['s=[...r(t),...o(t)];for(const i of s)', 's=r(t);for(const i of s)'],
      [
        'const i=s.attribute;return!1===i?void 0:"string"==typeof i?i:"string"==typeof t?t.toLowerCase():void 0',
        'return!1===s.attribute?void 0:s.attribute??t.toLowerCase()',
      ],
    ],
  },
});
