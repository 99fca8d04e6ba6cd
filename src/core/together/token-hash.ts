import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a server keeps of a person's secret token: the SHA-256 of its letters, in hexadecimal digits. */
export const tokenHash = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
