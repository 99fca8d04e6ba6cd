import { type CSSResultGroup, css } from 'lit';
import { sheetStyles } from '../styles/sheet.js';
import { figureStyles } from './styles-sheet.js';
import { viewStyles } from './styles-view.js';

/** What stands around the figures. */
const aroundStyles = css`
  .header,
  .over,
  .foot,
  .choices,
  .tools,
  .key,
  .measures {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .header,
  .over,
  .foot {
    justify-content: space-between;
  }
  .name {
    font-size: 14px;
    font-weight: 600;
  }
  button,
  select {
    min-block-size: 32px;
    padding: 4px 12px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: var(--_shade);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  select {
    max-inline-size: 100%;
    padding-inline: 8px;
    text-overflow: ellipsis;
  }
  .empty {
    padding-block: 34px;
    color: var(--_dim);
    font-size: 15px;
    text-align: center;
  }
  .trouble {
    margin-block-start: 10px;
    color: var(--_dim);
  }
  .foot {
    margin-block-start: 12px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--_line);
  }
  .status {
    flex: 1 1 180px;
    color: var(--_dim);
  }
  /* Still there, to be heard when there is something to tell. */
  .status:empty {
    flex: 0;
  }
`;

/** What depends on the view stands last. */
export const statsStyles: CSSResultGroup = [sheetStyles, aroundStyles, figureStyles, viewStyles];
