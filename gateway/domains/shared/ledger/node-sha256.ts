import { createHash } from 'node:crypto';
import type { Sha256 } from '../../../../rules/ledger/ledger-block.ts';
import type { Bytes } from '../../../../rules/ledger/bytes.ts';

/** SHA-256 of a UTF-8 text in hex, as the chain rules require. */
export const sha256: Sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** SHA-256 of bytes, as the tree rules require. */
export const sha256Bytes = (data: Bytes): Bytes => new Uint8Array(createHash('sha256').update(data).digest());
