import { sha256Bytes } from '#lib/crypto/sha256.ts';
import { subtleCrypto } from '#platform/network/subtle-crypto.ts';
import type { Sha256Bytes } from '#rules/ledger/merkle-tree.ts';
import type { VerifyEd25519 } from '#rules/ledger/signed-note.ts';
import { webSha256, webVerifyEd25519 } from '#rules/ledger/web-crypto.ts';

export interface LedgerCrypto {
  readonly sha256: Sha256Bytes;
  readonly verifyEd25519: VerifyEd25519;
}

/** WebCrypto; without it SHA-256 in JavaScript and no signatures. @param subtle null without WebCrypto */
export function ledgerCrypto(subtle = subtleCrypto()): LedgerCrypto {
  if (subtle === null) return { sha256: sha256Bytes, verifyEd25519: () => 'not-checked' };
  return { sha256: webSha256(subtle), verifyEd25519: webVerifyEd25519(subtle) };
}
