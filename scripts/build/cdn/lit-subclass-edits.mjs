/** What of lit's lifecycle the CDN files do without: see lit.mjs. @typedef {import('./lit.mjs').Group} Group */

/**
 * Methods that are there for subclasses and controllers to fill, where none of ours does: the
 * classes of a CDN file, whose inner names are short, are not for others to extend.
 */
export const SUBCLASSES = /** @satisfies {Group} */ ({
  uses: /\b(?:scheduleUpdate|shouldUpdate|firstUpdated|getUpdateComplete|hostUpdated|removeController|createProperty|getPropertyDescriptor)\b/,
  files: {
    '@lit/reactive-element/reactive-element.js': [
      ['removeController(t){this._$EO?.delete(t)}', ''],
      [
        'const t=this.scheduleUpdate();return null!=t&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}',
        'return this.performUpdate(),!this.isUpdatePending}',
      ],
      [
        'return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}',
        'return this._$ES}',
      ],
      [
        'let t=!1;const s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)):this._$EM()}catch(s){throw t=!1,this._$EM(),s}t&&this._$AE(s)',
        'const s=this._$AL;try{this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)}catch(s){throw this._$EM(),s}this.hasUpdated=!0,this.updated(s)',
      ],
      [
        '_$AE(t){this._$EO?.forEach(t=>t.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}',
        '',
      ],
      ['updated(t){}firstUpdated(t){}', 'updated(t){}'],
      ['attributeChangedCallback(t,s,i){this._$AK(t,i)}', ''],
      ['_$AK(t,s){', 'attributeChangedCallback(t,h,s){'],
      [',h=u;this._$Em=e;this[e]=h.fromAttribute', ';this._$Em=e;this[e]=u.fromAttribute'],
      ['requestUpdate(t,s,i,e=!1,h){', 'requestUpdate(t,s,i){'],
      [
        'if(!1===e&&(h=this[t]),i??=r.getPropertyOptions(t),!(f(h,s)))return',
        'if(i??=r.getPropertyOptions(t),!f(this[t],s))return',
      ],
      ['!1===this.isUpdatePending&&(', 'this.isUpdatePending||('],
      [
        'createProperty(t,s=b){{this.elementProperties.set(t,s);const i=Symbol(),h=this.getPropertyDescriptor(t,i,s);void 0!==h&&e(this.prototype,t,h)}}static getPropertyDescriptor(t,s,i){return{get',
        'createProperty(t,i){const s=Symbol();this.elementProperties.set(t,i),e(this.prototype,t,{get',
      ],
      ['configurable:!0,enumerable:!0}}', 'configurable:!0,enumerable:!0})}'],
      [
        'const i=[];if(Array.isArray(s)){const e=new Set(s.flat(1/0).reverse());for(const s of e)i.unshift(s)}else void 0!==s&&i.push(s);return i',
        'return[s??[]].flat(1/0)',
      ],
    ],
  },
});
