/** Measures the slowest of many calls. */
export class Slowest {
  private most = 0;

  of<T>(call: () => T): T {
    const begun = performance.now();
    const result = call();
    this.most = Math.max(this.most, performance.now() - begun);
    return result;
  }

  get text(): string {
    return `the slowest took ${this.most.toFixed(1)} ms`;
  }
}
