// npm runs it before it packs or publishes: what is packed is built from these sources, and the README's links are absolute.
import { refreshDist } from '../build/dist.mjs';
import { packReadme } from './readme.mjs';

await refreshDist();
packReadme();
