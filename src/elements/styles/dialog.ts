import { css } from 'lit';

export const dialogStyles = css`
  .frame dialog {
    max-inline-size: min(420px, calc(100vw - 32px));
    padding: 0;
    border: 0;
    border-radius: 16px;
    background: light-dark(#fff, #20262a);
    box-shadow: 0 18px 60px rgb(0 0 0 / 40%);
    color: light-dark(#1b222c, #e4e8ea);
    font: 15px/1.45 var(--_font);
    user-select: text;
    -webkit-user-select: text;
  }
  .frame dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .sheet {
    display: block;
    padding: 14px 20px 20px;
  }
  .sheet header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    margin-inline-end: -8px;
  }
  .frame .sheet h2 {
    font: 650 18px/1.3 var(--_font);
  }
  .frame .sheet dl {
    display: grid;
    gap: 7px;
    margin: 8px 0 0;
  }
  .sheet dl div {
    display: grid;
    grid-template-columns: 92px 1fr;
    gap: 12px;
  }
  .sheet dt {
    font-weight: 650;
  }
  .sheet dd {
    margin: 0;
  }
  .sheet label {
    display: grid;
    gap: 6px;
    margin-block-start: 8px;
  }
  .sheet input {
    padding: 10px 12px;
    border: 1px solid light-dark(#9aa3ab, #5d676e);
    border-radius: 10px;
    background: light-dark(#fff, #14191c);
    color: inherit;
    font: 18px/1.3 var(--_font);
    font-variant-numeric: tabular-nums;
  }
  .sheet .problem {
    min-block-size: 22px;
    margin-block-start: 6px;
    color: light-dark(#b3182d, #ff8f96);
  }
  .sheet .choices {
    justify-content: flex-end;
    margin-block-start: 4px;
  }
  .frame .sheet .choices button {
    background: light-dark(#1d5746, var(--_accent));
    color: light-dark(#fff, #241a02);
  }
  .frame dialog :focus-visible {
    outline-color: light-dark(#1d5746, var(--_accent));
  }
`;
