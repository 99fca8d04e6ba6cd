import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The peer's results of a deal, as in test/data/double-dummy.tsv, and its processor time in milliseconds. */
export interface Solved {
  readonly results: string;
  readonly ms: number;
}

/** Reads deals in PBN, a line each, and calls the library's public function for a table of 20 results. */
const PROGRAM = `
#include <dds/dll.h>
#include <cstdio>
#include <cstring>
#include <ctime>

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main() {
  SetResources(160, 1);
  ddTableDealPBN deal;
  ddTableResults table;
  while (fgets(deal.cards, sizeof deal.cards, stdin)) {
    deal.cards[strcspn(deal.cards, "\\n")] = 0;
    const double begun = now();
    if (CalcDDtablePBN(deal, &table) != RETURN_NO_FAULT) return 1;
    const double time = now() - begun;
    for (int at = 0; at < 20; at++) printf(at ? " %d" : "%d", table.resTable[at / 4][at % 4]);
    printf("\\t%.3f\\n", time);
  }
}
`;

/** The library DDS on one thread, compiled into a temporary folder. Needs Debian's libdds-dev and g++. */
export class Dds {
  private readonly folder = mkdtempSync(join(tmpdir(), 'baize-dds-'));
  private readonly program = join(this.folder, 'dds');

  /** @returns `undefined` if the compiler or the library is missing */
  static compiled(): Dds | undefined {
    const dds = new Dds();
    const source = `${dds.program}.cpp`;
    writeFileSync(source, PROGRAM);
    const { status } = spawnSync('g++', ['-O2', source, '-o', dds.program, '-ldds']);
    if (status === 0) return dds;
    dds.remove();
    return undefined;
  }

  solve(deals: readonly string[]): readonly Solved[] {
    const out = execFileSync(this.program, { input: `${deals.join('\n')}\n`, encoding: 'utf8' });
    return out
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [results = '', time] = line.split('\t');
        return { results, ms: Number(time) };
      });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
