// npm runs this after packing: makes the README's links relative again.
import { unpackReadme } from './readme.mjs';

unpackReadme();
