import { type TemplateResult, html } from 'lit';

/** Pages around a game that change its looks, the same for every game. */

/** A phone's width: large indices, no pips. */
export const phone = (game: TemplateResult): TemplateResult =>
  html`<div style="max-inline-size: 360px">${game}</div>`;

/** The page's own colours, by custom properties on an ancestor. */
export const slate = (game: TemplateResult): TemplateResult =>
  html`<style>
      .slate {
        --baize-felt: #35424f;
        --baize-card: #f7f5ef;
        --baize-card-edge: #1c252e55;
        --baize-back: #5b6b7a;
        --baize-ink: #1f2a35;
        --baize-red: #a83232;
        --baize-accent: #8fd0ff;
        --baize-text: #eef2f5;
        --baize-radius: 3px;
        --baize-frame-radius: 0;
        --baize-font: Georgia, serif;
      }
    </style>
    <div class="slate">${game}</div>`;

/** Styled by CSS parts: each visible thing has one. */
export const paper = (game: TemplateResult): TemplateResult =>
  html`<style>
      .paper > * {
        --baize-felt: #efe9dc;
        --baize-text: #3b352a;
        --baize-accent: #b4541f;
      }
      .paper > *::part(frame) {
        background: #efe9dc;
      }
      .paper > *::part(toolbar) {
        background: none;
        border-block-end: 1px solid #cfc5b0;
      }
      .paper > *::part(title) {
        font-variant-caps: small-caps;
      }
      .paper > *::part(score) {
        font-weight: 600;
      }
      .paper > *::part(card) {
        box-shadow: 0 0 0 1px #b9ae97;
      }
      .paper > *::part(card-back) {
        background: repeating-linear-gradient(45deg, #b4541f33 0 2px, transparent 2px 8px);
      }
      .paper > *::part(card selected) {
        box-shadow: 0 0 0 3px #b4541f;
      }
      .paper > *::part(plate),
      .paper > *::part(amount),
      .paper > *::part(amount-input),
      .paper > *::part(tray),
      .paper > *::part(hand),
      .paper > *::part(total) {
        background: #e9e1d2;
      }
      .paper > *::part(button) {
        background: #e9e1d2;
      }
      .paper > *::part(button primary) {
        background: #a84a18;
        color: #fff;
      }
      .paper > *::part(chips) {
        color: #3b352a;
      }
      .paper > *::part(slot) {
        box-shadow: inset 0 0 0 1px #b9ae97;
      }
    </style>
    <div class="paper">${game}</div>`;
