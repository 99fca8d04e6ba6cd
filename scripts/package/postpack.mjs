// npm runs it after it has packed: the README's links lead to the files beside it again.
import { unpackReadme } from './readme.mjs';

unpackReadme();
