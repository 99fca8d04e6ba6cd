import { expect } from 'chai';
import { html as litHtml, svg as litSvg } from 'lit';
import { KITS, type Kit, watcher, writer } from './kits.js';

/** A template, or what else can be drawn, of one value; and the values that it gets one by one. */
interface Case {
  readonly view: (kit: Kit, value: unknown) => unknown;
  readonly values: (kit: Kit) => readonly unknown[];
}

const always =
  (...values: readonly unknown[]) =>
  (): readonly unknown[] =>
    values;

/** Every kind of primitive, each of them twice in a row. */
const primitives = ({ nothing }: Kit): readonly unknown[] =>
  [
    'a',
    'b',
    '',
    0,
    5,
    '5',
    NaN,
    null,
    undefined,
    nothing,
    true,
    false,
    10n,
    '<b>&amp;</b>',
    nothing,
  ]
    .flatMap((value) => [value, value])
    .concat('end');

const NODE = (): HTMLElement => document.createElement('hr');

/** Tells of every property that is set. */
class Probe extends HTMLElement {
  told: string[] = [];

  set anyThing(value: unknown) {
    this.told.push(String(value));
  }
}
customElements.define('twin-probe', Probe);

const CASES: Readonly<Record<string, Case>> = {
  'primitives among nodes': {
    view: ({ html }, value) =>
      html`<p>a ${value} b</p>
        ${value}<i></i>${value}`,
    values: primitives,
  },
  'primitives alone': { view: (_, value) => value, values: primitives },
  'an attribute': {
    // prettier-ignore
    view: ({ html }, value) => html`<p class=${value} id="${value}" title='${value}' dir = ${value}></p>`,
    values: primitives,
  },
  'an attribute of several values and texts': {
    view: ({ html, nothing }, value) =>
      // prettier-ignore
      html`<p
        class="a ${value} b ${value}"
        title="x${value === 'b' ? nothing : 'y'}${value}"
        data-a='"${value}"'
        data-b = "'= ${value}"
      ></p>`,
    values: primitives,
  },
  'attributes beside others': {
    view: ({ html }, value) =>
      // prettier-ignore
      html`<input value=x type="text" disabled name=${value} size=7 title="a &gt; b = ${value}" /><a
          href=/a/${value}/b
          >${value}</a
        ><br id=${value} /><b a=1 b=${value}>${value}</b>`,
    values: primitives,
  },
  'a Boolean attribute': {
    view: ({ html }, value) => html`<p ?hidden=${value} ?inert="${value}"></p>`,
    values: primitives,
  },
  'a property': {
    view: ({ html }, value) => html`<twin-probe .anyThing=${value}></twin-probe>`,
    values: (kit) => [...primitives(kit), [1], { toString: () => 'object' }],
  },
  'the same object as a property and an attribute again': {
    view: ({ html }, value) => html`<twin-probe .anyThing=${value} title=${value}></twin-probe>`,
    values: () => {
      const list = [1];
      return [list, list, 1, 1, list];
    },
  },
  'properties with capital letters and texts': {
    view: ({ html }, value) =>
      html`<p .textContent=${value}></p>
        <p .ariaLabel="a ${value}"></p>`,
    values: always('a', 'b', 'b', 7),
  },
  'a template in a template, and another in its place': {
    view: ({ html }, value) =>
      html`<div>${value === 1 ? html`<b>${value}</b>` : html`<i>${value}</i>${value}`}</div>`,
    values: always(1, 1, 2, 3, 1, 2),
  },
  'one kind of value after another': {
    view: ({ html }, value) => html`<div>${value} and ${value}</div>`,
    values: ({ html, nothing }) => {
      const list = [1, html`<b>2</b>`, nothing, ['deep', html`<i>${3}</i>`]];
      const kinds = ['text', html`<b>b</b>`, nothing, list];
      return kinds.flatMap((kind) => kinds.flatMap((other) => [kind, other]));
    },
  },
  'a node': {
    view: ({ html }, value) => html`<div>${value}</div>`,
    values: () => {
      const [one, other] = [NODE(), NODE()];
      return [one, one, 'text', one, other, null, one, [other], one];
    },
  },
  'lists of any length, items known by their order': {
    view: ({ html }, value) =>
      html`<ul>
        ${(value as readonly number[]).map((n) => html`<li title=${n}>${n}</li>`)}
      </ul>`,
    values: always([], [1], [1, 2, 3], [3, 1], [1, 2, 3, 4], [4], [], [], [9, 9]),
  },
  'lists in lists, beside other places': {
    view: ({ html }, value) =>
      html`${value}${value}
        <hr />
        ${value}`,
    values: always([[1], [2, 3]], [[], [3]], [[[1]], 2], [2], [], [[], [], [5]], 'text', [[6]]),
  },
  iterables: {
    view: ({ html }, value) => html`<p>${value}</p>`,
    values: () => [new Set([1, 2]), new Map([[1, 2]]).values(), [1], new Set()],
  },
  drawings: {
    view: ({ html, svg }, value) =>
      html`<svg viewBox="0 0 ${value} 1">
        <path d=${value} />
        <g>
          ${svg`<circle
        r=${value} /><text>${value}</text><title>${value}</title>`}
        </g>
      </svg>`,
    values: always(1, 2, 2, 'x'),
  },
  'tables, and lists of definitions': {
    view: ({ html }, value) =>
      html`<table>
          <tr>
            ${(value as readonly number[]).map((n) => html`<td>${n}</td>`)}
          </tr>
        </table>
        <dl>
          ${(value as readonly number[]).map(
            (n) =>
              html`<dt>${n}</dt>
                <dd>d</dd>`,
          )}
        </dl>`,
    values: always([1], [1, 2], []),
  },
  choices: {
    view: ({ html }, value) =>
      html`<select title=${value}>
        ${['a', 'b'].map(
          (one) => html`<option value=${one} ?selected=${one === value}>${one}</option>`,
        )}
      </select>`,
    values: always('a', 'b', 'b', 'c'),
  },
  'templates without values, and empty ones': {
    view: ({ html }, value) => (value ? html`<p>a<!-- it's <b> "no" --></p>` : html``),
    values: always(1, 1, 0, 1),
  },
  'templates that a copy of lit made': {
    view: ({ html }, value) =>
      html`${litHtml`<b class="a ${value}">${litSvg`<g id=${value}></g>`}</b>`}${value}`,
    values: always(1, 2, 2),
  },
  'an object as text': {
    view: ({ html }, value) => html`<p title=${value}>${value}</p>`,
    values: always({ toString: () => 'object' }),
  },
  'a function as text': {
    view: ({ html }, value) => html`<p title=${value}>${value}</p>`,
    values: always(String),
  },
};

/** All that is seen of a case, drawn by a kit. */
function account({ view, values }: Case, kit: Kit): readonly unknown[] {
  const container = document.createElement('div');
  container.innerHTML = '<p>before</p>';
  const write = writer();
  const watch = watcher(container);
  return values(kit).map((value) => {
    const touched = watch(() =>
      kit.render(view(kit, value), container.firstElementChild as HTMLElement),
    );
    const probes = [...container.querySelectorAll<Probe>('twin-probe')];
    const told = probes.flatMap((probe) => probe.told.splice(0));
    const labels = [...container.querySelectorAll('p')].map((p) => p.ariaLabel);
    return { told, labels, touched, nodes: write(container) };
  });
}

/** Strings as a compiler gives them, of what the linter would not have. */
const wild = (...strings: readonly string[]): TemplateStringsArray =>
  Object.assign([...strings], { raw: strings });

const ODD: Readonly<Record<string, TemplateStringsArray>> = {
  'a tag that closes behind a value': wild('<svg><path d=', '/><path d=a', '/></svg><br id=', '/>'),
  'brackets in values': wild('<p title="a > <b ', '" class=', ">'</p><i>", '</i>'),
  'quotes in quotes, and in texts': wild(`<p title='"`, `"' class="'`, `'">it's "`, '" </p>'),
  'tags in capital letters': wild('<P Title=', '><B CLASS="', '"></B>', '</P>'),
  'what only begins as a tag': wild('a < ', ' <= b="', '" < ', '<b>', '</b>'),
  'white space of all kinds': wild('<p\n\ttitle\n=\t', '\n\f class=', '\t>', '</p\n>'),
};

describe('templates of the twin of lit', () => {
  for (const [name, one] of Object.entries(CASES)) {
    it(`draw as lit's: ${name}`, () => {
      expect(account(one, KITS.twin)).to.deep.equal(account(one, KITS.lit));
    });
  }
});

describe('odd templates', () => {
  for (const [name, strings] of Object.entries(ODD)) {
    it(`are drawn by the twin of lit as by lit: ${name}`, () => {
      const view: Case['view'] = ({ html }, value) =>
        html(strings, ...strings.slice(1).fill(value as string));
      const one = { view, values: primitives };
      expect(account(one, KITS.twin)).to.deep.equal(account(one, KITS.lit));
    });
  }
});

describe('listeners of the twin of lit', () => {
  /** What is heard at clicks, while the listener changes. */
  const heard = (kit: Kit): readonly string[] => {
    const told: string[] = [];
    const tell = (name: string) =>
      function (this: unknown, { type }: Event) {
        told.push(`${name} ${type} ${(this as Element).localName}`);
      };
    const [one, other] = [tell('one'), tell('other')];
    const container = document.createElement('div');
    const view = (given: unknown): unknown =>
      kit.html`<a @click=${given}>${kit.html`<b @click=${given}></b>`}</a>`;
    for (const given of [one, one, other, kit.nothing, undefined, null, one]) {
      kit.render(view(given), container);
      container.querySelector('b')!.click();
      told.push('–');
    }
    return told;
  };

  it('are called once, and are exchanged, as those of lit', () => {
    expect(heard(KITS.twin)).to.deep.equal(heard(KITS.lit));
    expect(heard(KITS.twin).slice(0, 3)).to.deep.equal(['one click b', 'one click a', '–']);
  });
});

describe('what is no template', () => {
  const strings = Object.assign(['<img src=x onerror="boom()">'], {});
  const forged = {
    'JSON with strings': { _$litType$: 1, strings, values: [] },
    'JSON with raw strings': {
      _$litType$: 1,
      strings: { raw: strings, 0: '', length: 1 },
      values: [],
    },
    'JSON without strings': { _$litType$: 2 },
    'a Symbol': Symbol('no'),
    'a Symbol in a list': [Symbol('no')],
  };
  for (const [name, value] of Object.entries(forged)) {
    it(`throws: ${name}`, () => {
      for (const kit of Object.values<Kit>(KITS)) {
        const container = document.createElement('div');
        kit.render(kit.html`<p>${1}</p>`, container);
        expect(() => kit.render(value, container)).to.throw();
        expect(() => kit.render(kit.html`<p>${value}</p>`, container)).to.throw();
        expect(container.querySelector('img')).to.equal(null);
      }
    });
  }

  it('is told by the twin of lit in the words of lit, and leaves what is there', () => {
    const container = document.createElement('div');
    KITS.twin.render('there', container);
    const render = (): unknown => KITS.twin.render(forged['JSON with strings'], container);
    expect(render).to.throw('invalid template strings array');
    expect(container.textContent).to.equal('there');
  });

  it('is a Symbol as an attribute', () => {
    for (const { html, render } of Object.values<Kit>(KITS)) {
      const strings = wild('<p class="', '"></p>');
      const container = document.createElement('div');
      expect(() => render(html(strings, Symbol('no')), container)).to.throw();
    }
  });

  it('is, to the twin, a value in a comment or a style', () => {
    const { html, render } = KITS.twin;
    const container = document.createElement('div');
    const odd = [wild('<!-- ', ' -->'), wild('<style>', '</style>'), wild('<p ', '></p>')];
    for (const strings of odd) {
      expect(() => render(html(strings, 1), container)).to.throw('invalid template strings array');
    }
  });
});
