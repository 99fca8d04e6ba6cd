import { crc32 } from '../../core/engine/crc32.js';
import { toJson } from '../../core/engine/json.js';
import type { Checked } from '../../core/engine/reason.js';
import { checkRules } from '../../core/patience/rules/check.js';
import { OWN_RULES } from '../../core/sharing/link-text.js';
import { type PatienceData, patience } from './define.js';

/**
 * Makes a game from rules of one's own: an object of any origin, such as parsed JSON. The name of the game tells these
 * rules from others, because saves and links of other rules don't fit.
 *
 * @returns the game, or the first problem with the rules
 */
export function ownPatience(given: unknown): Checked<PatienceData> {
  const checked = checkRules(given);
  if ('problem' in checked) return checked;
  const rules = checked.value;
  const name = `${OWN_RULES}${crc32(toJson(rules)).toString(36)}`;
  return { value: patience({ name, title: rules.name ?? '', source: '', rules }) };
}
