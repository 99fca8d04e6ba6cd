#!/usr/bin/env node
import { run } from './daily/run.mjs';

const folder = new URL('../dist/', import.meta.url).href;
process.exitCode = await run(folder, process.argv.slice(2), process);
