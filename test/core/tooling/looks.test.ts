import { expect } from 'chai';
import { describe, it } from '#bdd';
import { compare } from '../../../scripts/looks/compare.mjs';
import { whyNotComparable } from '../../../scripts/looks/fingerprint.mjs';

type Rgb = readonly [red: number, green: number, blue: number];
type Paint = (x: number, y: number) => Rgb;

const FELT: Rgb = [30, 75, 60];
const PAPER: Rgb = [254, 252, 246];

/** A picture whose every pixel is painted by its place. */
function picture(paint: Paint, width = 200, height = 160) {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    data.set([...paint(at % width, Math.floor(at / width)), 255], at * 4);
  }
  return { width, height, data };
}

/** How much of a pixel a disc covers whose middle is at this x: from 0 to 1, as a browser smooths it. */
const disc =
  (middle: number): Paint =>
  (x, y) => {
    const inside = Math.min(1, Math.max(0, 40.5 - Math.hypot(x - middle, y - 80)));
    return [0, 1, 2].map((at) =>
      Math.round(FELT[at]! + (PAPER[at]! - FELT[at]!) * inside),
    ) as unknown as Rgb;
  };

/** A button of this colour, 12 by 12 pixels, on felt. */
const button =
  (colour: Rgb): Paint =>
  (x, y) =>
    x >= 90 && x < 102 && y >= 70 && y < 82 ? colour : FELT;

describe('two pictures of one look', () => {
  it('are the same where no pixel differs', () => {
    expect(compare(picture(disc(100)), picture(disc(100)))).to.deep.equal({ pixels: 0 });
  });

  it('are the same where every pixel is rounded otherwise', () => {
    const rounded = picture(
      (x, y) =>
        disc(100)(x, y).map((level) => Math.min(255, level + ((x + y) % 3) * 2)) as unknown as Rgb,
    );
    expect(compare(picture(disc(100)), rounded)).to.deep.equal({ pixels: 0 });
  });

  it('are the same where an edge is smoothed otherwise', () => {
    const shifted = compare(picture(disc(100)), picture(disc(100.12)));
    expect(shifted.why).to.equal(undefined);
    expect(shifted.pixels).to.be.below(64);
  });

  it('differ where a disc lies a pixel further', () => {
    expect(compare(picture(disc(100)), picture(disc(101))).why).to.match(/ pixels differ /);
  });

  it('differ where one small part has another colour, however large the picture', () => {
    const wanted = picture(button([245, 193, 80]), 1280, 900);
    const got = picture(button([245, 193, 40]), 1280, 900);
    const { why, pixels, difference } = compare(wanted, got);
    expect([pixels, why]).to.deep.equal([
      144,
      '144 pixels differ (0.01 %), 144 of them in one square of 32',
    ]);
    const red = [...difference!.subarray((71 * 1280 + 91) * 4, (71 * 1280 + 91) * 4 + 4)];
    expect(red).to.deep.equal([255, 0, 0, 255]);
  });

  it('are the same up to eight pixels of a square', () => {
    const felt = picture(() => FELT, 400, 300);
    const spots = (count: number) =>
      picture((x, y) => (y === 80 && x % 2 === 0 && x < count * 2 ? PAPER : FELT), 400, 300);
    expect(compare(felt, spots(8))).to.deep.equal({ pixels: 8 });
    expect(compare(felt, spots(9)).why).to.equal(
      '9 pixels differ (0.01 %), 9 of them in one square of 32',
    );
    // Squares begin at every half of a side, so that none is cut in two by their borders.
    const across = picture(
      (x, y) => (Math.abs(x - 96) <= 1 && Math.abs(y - 96) <= 1 ? PAPER : FELT),
      ...([400, 300] as const),
    );
    expect([compare(felt, across).pixels, compare(felt, across).why]).to.deep.equal([
      9,
      '9 pixels differ (0.01 %), 9 of them in one square of 32',
    ]);
  });

  it('differ where little differs everywhere', () => {
    const dots = picture((x, y) => (x % 20 === 0 && y % 20 === 0 ? PAPER : FELT));
    expect(
      compare(
        picture(() => FELT),
        dots,
      ).why,
    ).to.equal('80 pixels differ (0.25 %), 4 of them in one square of 32');
  });

  it('differ where they are of two sizes', () => {
    const { why, difference } = compare(
      picture(() => FELT),
      picture(() => FELT, 200, 161),
    );
    expect([why, difference]).to.deep.equal(['200 × 161 pixels instead of 200 × 160', undefined]);
  });
});

describe('pictures of two machines', () => {
  const widths = [7859, 7786, 7178, 8096, 8400];

  it('are comparable with the same fonts, whatever the browser', () => {
    const [one, other] = [
      { browser: '150', widths },
      { browser: '151', widths: [...widths] },
    ];
    expect(whyNotComparable(one, other)).to.equal(undefined);
  });

  it('are not with other fonts, and the first text that tells is named', () => {
    const ours = { browser: '150', widths: [7859, 8000, 7178, 8096, 8400] };
    expect(whyNotComparable({ browser: '150', widths }, ours)).to.equal(
      'this machine has other fonts than the one that the pictures were made on: "0123456789" in 14px is 80 px wide, and was 77.86',
    );
  });

  it('are not where nothing is known of the first', () => {
    expect(whyNotComparable({ browser: 'none', widths: [] }, { browser: '150', widths })).to.equal(
      'nothing is known of the fonts that the pictures were made with',
    );
  });
});
