import { expect } from 'chai';
import { TrayMotionController } from '../../../src/elements/table/tray-motion-controller.js';
import { Host } from '../support/controller-host.js';

const at = (left: number): string => `position:fixed;top:0;left:${left}px;width:40px;height:60px`;

function stage(motion = 'on') {
  const host = new Host(
    `<div class="tray"><i data-card="AH" style="${at(0)}"></i><i data-card="KD" style="${at(50)}"></i></div>`,
    { motion },
  );
  const trays = new TrayMotionController(host);
  const card = (name: string): HTMLElement =>
    host.shadowRoot.querySelector<HTMLElement>(`[data-card="${name}"]`)!;
  /** One render, with the ace at this distance from the left. */
  const lay = (left: number): void => {
    trays.hostUpdate();
    card('AH').style.left = `${left}px`;
    trays.hostUpdated();
  };
  /**
   * The flights of a card: from how far left or right, and how long. Engines format the transform
   * differently.
   */
  const flights = (name: string): readonly unknown[] =>
    card(name)
      .getAnimations()
      .map(({ effect }) => [
        new DOMMatrix(String((effect as KeyframeEffect).getKeyframes()[0]!['transform'])).m41,
        effect!.getTiming().duration,
      ]);
  return { trays, card, lay, flights };
}

describe('cards that go from tray to tray', () => {
  it('don’t move if nothing changed', () => {
    const { lay, flights } = stage();
    lay(0);
    lay(0);
    expect([flights('AH'), flights('KD')]).to.deep.equal([[], []]);
  });

  it('glide from where they were seen, the longer the farther', () => {
    const { lay, flights } = stage();
    lay(0);
    lay(60);
    expect([flights('AH'), flights('KD')]).to.deep.equal([[[-60, 160]], []]);
    lay(1060);
    expect(flights('AH')[0]).to.have.property('1', 250);
  });

  it('glide from where the first snapshot saw them', () => {
    const { trays, card, lay, flights } = stage();
    lay(0);
    card('AH').style.left = '600px';
    trays.snapshot();
    card('AH').style.left = '0';
    lay(300);
    expect(flights('AH')).to.deep.equal([[300, 200]]);
  });

  it('don’t glide if the player wants no motion', () => {
    const { lay, flights } = stage('off');
    lay(0);
    lay(60);
    expect(flights('AH')).to.deep.equal([]);
  });

  it('don’t glide in a resumed hand, once', () => {
    const { trays, lay, flights } = stage();
    lay(0);
    trays.liesStill = true;
    lay(60);
    expect([flights('AH'), trays.liesStill]).to.deep.equal([[], false]);
    lay(0);
    expect(flights('AH')).to.have.length(1);
  });
});
