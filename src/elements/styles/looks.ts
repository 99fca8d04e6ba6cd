import { css } from 'lit';

/** The values of the attribute `look`, the default first. */
export const LOOKS = ['felt', 'paper', 'night'] as const;

/** The looks of the attribute `look`. `node scripts/themes.mjs` makes them from src/themes. */
export const lookStyles = css`
  :host([look='paper']) {
    --baize-scheme: light;
    --baize-felt: #eee6d5;
    --baize-shade: #fffdf8;
    --baize-text: #33291c;
    --baize-line: rgb(51 41 28 / 38%);
    --baize-accent: #1f4a75;
    --baize-on-accent: #fff9ef;
    --baize-card: #fffdf7;
    --baize-card-blocked: #e8dfcc;
    --baize-card-edge: #a99c86;
    --baize-ink: #28221a;
    --baize-red: #a8231b;
    --baize-green: #2a6530;
    --baize-blue: #264f9a;
    --baize-court: #b98a2e;
    --baize-back: #86603a;
    --baize-radius: 3px;
    --baize-frame-radius: 4px;
    --baize-font: Georgia, 'Times New Roman', serif;
  }
  :host([look='paper']) [part~='frame'] {
    background: radial-gradient(
        110% 130% at 50% 0,
        rgb(255 253 246 / 80%),
        rgb(255 253 246 / 0%) 55%,
        rgb(140 96 34 / 14%)
      )
      var(--baize-felt);
    box-shadow: inset 0 0 0 1px rgb(96 68 28 / 16%);
  }
  :host([look='paper']) [part~='plate'],
  :host([look='paper']) [part~='result'],
  :host([look='paper']) [part~='half'] {
    outline: 1px solid var(--baize-line);
    outline-offset: -1px;
  }

  :host([look='night']) {
    --baize-scheme: dark;
    --baize-felt: #121821;
    --baize-shade: #020409;
    --baize-text: #cfd6df;
    --baize-accent: #dca75e;
    --baize-on-accent: #1d1404;
    --baize-card: #212a36;
    --baize-card-blocked: #171e28;
    --baize-card-edge: #465263;
    --baize-ink: #cdd5df;
    --baize-red: #f08a8a;
    --baize-green: #6cc28b;
    --baize-blue: #84aef2;
    --baize-back: #33456a;
    --baize-frame-radius: 14px;
    --baize-font: system-ui, sans-serif;
  }
`;
