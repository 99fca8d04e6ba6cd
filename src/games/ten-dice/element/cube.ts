import { type TemplateResult, css, html } from 'lit';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * A die in the air: a cube with pips on each side. `number` is the side that it lands on, if that is known.
 * It is visible only while its animation runs, so it isn't if motion is off.
 */
export const cubeTemplate = (number?: number): TemplateResult =>
  html`<span class="cube ${number ? `to-${number}` : 'tumbles'}"
    >${FACES.map((face) => html`<i class="side side-${face}"></i>`)}</span
  >`;

/** The same for small dice: a face that spins. */
export const spinTemplate = (face: number): TemplateResult =>
  html`<span class="cube spins"><i class="side side-${face}"></i></span>`;

/** The styles of dice in the air, whose place sets their size, `--_d`, and of the signal that the bots begin. */
export const cubeStyles = css`
  .cube {
    position: absolute;
    inset: 0;
    visibility: hidden;
    transform-style: preserve-3d;
  }
  .side {
    --_pip: radial-gradient(closest-side, var(--_ink) 86%, #0000);
    position: absolute;
    inset: 0;
    border-radius: 21%;
    background:
      var(--_pip), var(--_pip), var(--_pip), var(--_pip), var(--_pip), var(--_pip), var(--_card);
    background-repeat: no-repeat;
    background-size:
      18% 18%,
      18% 18%,
      18% 18%,
      18% 18%,
      18% 18%,
      18% 18%,
      auto;
    box-shadow:
      inset 0 0 0 1px var(--_edge),
      inset 0 0 calc(var(--_d) * 0.16) rgb(0 0 0 / 26%);
    transform: translateZ(calc(var(--_d) * 0.49));
  }
  .side-1 {
    background-position: 50% 50%;
  }
  .side-2 {
    background-position:
      19.5% 19.5%,
      80.5% 80.5%,
      19.5% 19.5%,
      80.5% 80.5%,
      19.5% 19.5%,
      80.5% 80.5%;
    transform: rotateY(90deg) translateZ(calc(var(--_d) * 0.49));
  }
  .side-3 {
    background-position:
      19.5% 19.5%,
      50% 50%,
      80.5% 80.5%,
      19.5% 19.5%,
      50% 50%,
      80.5% 80.5%;
    transform: rotateX(90deg) translateZ(calc(var(--_d) * 0.49));
  }
  .side-4 {
    background-position:
      19.5% 19.5%,
      80.5% 19.5%,
      19.5% 80.5%,
      80.5% 80.5%,
      80.5% 19.5%,
      19.5% 80.5%;
    transform: rotateX(-90deg) translateZ(calc(var(--_d) * 0.49));
  }
  .side-5 {
    background-position:
      19.5% 19.5%,
      80.5% 19.5%,
      50% 50%,
      19.5% 80.5%,
      80.5% 80.5%,
      50% 50%;
    transform: rotateY(-90deg) translateZ(calc(var(--_d) * 0.49));
  }
  .side-6 {
    background-position:
      19.5% 19.5%,
      80.5% 19.5%,
      19.5% 50%,
      80.5% 50%,
      19.5% 80.5%,
      80.5% 80.5%;
    transform: rotateY(180deg) translateZ(calc(var(--_d) * 0.49));
  }
  /* Which way a cube turns so that this side is in front. */
  .to-2 {
    --_end: rotateY(-90deg);
  }
  .to-3 {
    --_end: rotateX(-90deg);
  }
  .to-4 {
    --_end: rotateX(90deg);
  }
  .to-5 {
    --_end: rotateY(90deg);
  }
  .to-6 {
    --_end: rotateY(180deg);
  }
  .tumbles {
    animation: tumble calc(0.72s * var(--baize-duration, 1)) linear infinite;
  }
  .place:nth-child(3n) > .tumbles {
    animation-duration: calc(0.6s * var(--baize-duration, 1));
    animation-direction: reverse;
  }
  .place:nth-child(4n + 2) > .tumbles {
    animation-duration: calc(0.84s * var(--baize-duration, 1));
  }
  [class*='to-'] {
    animation: land calc(0.34s * var(--baize-duration, 1)) cubic-bezier(0.2, 0.7, 0.3, 1);
  }
  .turns [class*='to-'] {
    animation-duration: calc(0.55s * var(--baize-duration, 1));
  }
  .spins {
    animation: spin calc(0.4s * var(--baize-duration, 1)) linear infinite;
  }
  .spins > .side {
    transform: none;
  }
  .place:nth-child(even) > .spins {
    animation-direction: reverse;
  }
  /* The die itself is visible when it lies. */
  .rolling > .die {
    animation: gone 1s infinite;
  }
  .fell:has(.cube) > .die {
    animation: gone calc(0.34s * var(--baize-duration, 1));
  }
  .turns .fell:has(.cube) > .die {
    animation-duration: calc(0.55s * var(--baize-duration, 1));
  }
  .go {
    position: absolute;
    inset: 0;
    z-index: 3;
    display: grid;
    place-content: center;
    font-weight: 800;
    font-size: clamp(64px, 14cqi, 150px);
    line-height: 1;
    color: var(--_accent);
    text-align: center;
    text-shadow: 0 3px 14px rgb(0 0 0 / 55%);
    pointer-events: none;
    opacity: 0;
    animation: go calc(0.9s * var(--baize-duration, 1)) ease-out;
  }
  @keyframes go {
    from {
      opacity: 0;
      scale: 0.5;
    }
    25% {
      opacity: 1;
      scale: 1.06;
    }
    70% {
      opacity: 1;
      scale: 1;
    }
    to {
      opacity: 0;
      scale: 1.3;
    }
  }
  @keyframes gone {
    from,
    to {
      opacity: 0;
    }
  }
  @keyframes tumble {
    from {
      visibility: visible;
      transform: translateY(-8%) rotateX(20deg) rotateY(0) rotateZ(0);
    }
    50% {
      transform: translateY(6%) rotateX(200deg) rotateY(250deg) rotateZ(60deg);
    }
    to {
      visibility: visible;
      transform: translateY(-8%) rotateX(380deg) rotateY(360deg) rotateZ(0);
    }
  }
  @keyframes spin {
    from {
      visibility: visible;
    }
    50% {
      transform: translateY(-12%) rotate(180deg);
    }
    to {
      visibility: visible;
      transform: rotate(360deg);
    }
  }
  @keyframes land {
    from {
      visibility: visible;
      transform: translateY(-26%) rotateX(150deg) rotateY(-110deg) var(--_end, rotate(0));
    }
    70% {
      transform: translateY(5%) rotateX(0) rotateY(0) var(--_end, rotate(0));
    }
    to {
      visibility: visible;
      transform: translateY(0) rotateX(0) rotateY(0) var(--_end, rotate(0));
    }
  }
`;
