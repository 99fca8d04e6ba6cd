import type { ReactiveController } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import { CHIPS, parseChips } from '../../core/table/denominations.js';
import type { BaizeElement } from '../base/baize-element.js';

/** The denominations of a table's chips. They change how chips look and which ones are offered, but no rule. */
export class DenominationsController implements ReactiveController {
  /** In rising order. */
  values: readonly number[] = CHIPS;
  private problem: Problem | undefined;

  constructor(
    private readonly host: Pick<BaizeElement, 'addController' | 'reportOption'> & {
      readonly chips: string | readonly number[] | null;
    },
  ) {
    host.addController(this);
  }

  /** Reads the page's denominations. If they are invalid, the last valid ones stay in use. */
  hostUpdate(): void {
    const checked = parseChips(this.host.chips);
    this.problem = 'problem' in checked ? checked.problem : undefined;
    if ('value' in checked) this.values = checked.value;
  }

  hostUpdated(): void {
    this.host.reportOption('chips', this.problem);
  }
}
