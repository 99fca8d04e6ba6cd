// npm runs this before packing or publishing: builds dist/ if needed, and makes the README's links absolute.
import { refreshDist } from '../build/dist.mjs';
import { packReadme } from './readme.mjs';

await refreshDist();
packReadme();
