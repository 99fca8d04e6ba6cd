import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from '#bdd';
import { oneKindOfQuotes } from '../../../scripts/build/cdn/quotes.mjs';
import { SEED } from '../support/walks.js';

/** What a script gives that says `export default …`. */
const given = async (code: string): Promise<unknown> => {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly default: unknown;
  };
  return module.default;
};

describe('strings of the CDN files', () => {
  const cases: readonly (readonly [from: string, to: string])[] = [
    [`f("a",'b')`, 'f(`a`,`b`)'],
    ['x="say `${a}` and ${b}"', 'x=`say \\`\\${a}\\` and \\${b}`'],
    [`x="$ 5$"+'it\\'s'`, "x=`$ 5$`+`it's`"],
    [`x="a\\n\\\\\\u2028"`, 'x=`a\\n\\\\\\u2028`'],
    ['switch(a){case"b":return"c"}', 'switch(a){case`b`:return`c`}'],
    ['x=`a${f("b")}c${"d"}`', 'x=`a${f(`b`)}c${`d`}`'],
    ['x={["a-b"]:1}', 'x={[`a-b`]:1}'],
  ];
  for (const [from, to] of cases) {
    it(`stand in backticks: ${from}`, () => {
      expect(oneKindOfQuotes(from)).to.equal(to);
    });
  }

  const kept = [
    '"use strict";',
    'import a from"./a.js";export*from"./b.js";export*as"d-e"from"./c.js";import"./d.js"',
    'import("./a.js")',
    'import a from"./a.json"with{type:"json"}',
    'x={"a-b":1,"c-d"(){},get"e-f"(){return 1}}',
    'class A{"a-b"=1;"c-d"(){}}',
    'const{"a-b":c}=d',
    'import{"a-b"as c}from"./a.js";export{c as"d-e"}',
  ];
  for (const code of kept) {
    it(`keep their quotes where they name something: ${code}`, () => {
      expect(oneKindOfQuotes(code)).to.equal(code);
    });
  }

  it('say what they said, whatever it is', async () => {
    const unit = fc.oneof(
      fc.constantFrom('`', '$', '{', '${', '\\', '"', "'", '\n', '\r', '\u2028', '\0', '7'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const texts = fc
      .sample(fc.array(unit, { maxLength: 12 }), { seed: SEED, numRuns: 1000 })
      .map((pieces) => pieces.join(''));
    const code = `export default ${JSON.stringify(texts)}`;
    const changed = oneKindOfQuotes(code);
    expect(changed).not.to.equal(code);
    expect(await given(changed)).to.deep.equal(texts);
  });
});
