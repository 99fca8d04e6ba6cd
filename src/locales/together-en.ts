import type { Problem } from '../core/engine/reason.js';

/** What is wrong with a table on a server, for the page's author. */
function problemText(problem: Problem): string {
  const { code, got, accepted } = problem;
  switch (code) {
    case 'server-unreachable':
      return `the server ${problem['server']} cannot be reached (${problem['reason']}); is it running, is this page's origin on its list, and does the page's content security policy have it in connect-src?`;
    case 'server-message':
      return `a message of the server cannot be used: "${problem['field']}" of "${problem['message']}" is ${got}`;
    case 'protocol':
    case 'other-protocol':
      return `the server speaks another version of the protocol than this page (${got ?? problem['protocol']}, here ${accepted ?? 'another one'}): use the same version of baize and baize-server`;
    case 'second-table':
      return `another table in this room plays at ${problem['table']} already; give each table of a server a room of its own`;
    case 'sign-in':
      return `signIn gave no token (${got}); accepted: a text, or a function that gives a promise of one`;
    case 'not-signed-in':
      return 'the server takes only signed tokens of its site; set the property signIn of the room';
    case 'no-such-table':
      return 'there is no table with this code; tables without anybody are kept for a day';
    case 'origin-not-allowed':
      return `the server ${problem['server']} does not take pages of this origin; put it on its list of origins`;
    default:
      return `the server ${problem['server']} refused: ${code}`;
  }
}

/** The words of tables on a server that a page's author reads, in English. */
export const togetherEn = { problem: problemText };
