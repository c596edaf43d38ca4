import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** length of the master key */
export const vaultKeyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts personal data at rest, so that the database alone does not reveal it. */
export interface Vault {
  /** Encrypts a text with a random IV: equal texts have different results. */
  encrypt(text: string): string;
  /** @throws Error if it was encrypted with another key, or changed */
  decrypt(encrypted: string): string;
  /** A keyed hash: equal for equal parts, and not computable without the key. For lookups and comparisons. */
  fingerprint(...parts: readonly string[]): string;
}

/** AES-256-GCM and HMAC-SHA-256 with keys derived from a master key. @param key 32 random bytes */
export function createVault(key: Buffer): Vault {
  if (key.length !== vaultKeyBytes) throw new Error(`a vault key has ${vaultKeyBytes} bytes`);
  // a key object: importing a buffer for each hash takes six times as long, and a page of comments makes sixty
  const derive = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', key, '', use, vaultKeyBytes)));
  // stored data depends on these names
  const encryptionKey = derive('seal');
  const fingerprintKey = derive('fingerprint');
  return {
    encrypt(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv);
      const ciphertext = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      const cipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      cipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const ciphertext = bytes.subarray(ivBytes + tagBytes);
      return Buffer.concat([cipher.update(ciphertext), cipher.final()]).toString();
    },
    fingerprint: (...parts) =>
      createHmac('sha256', fingerprintKey).update(parts.join('\0')).digest('base64url'),
  };
}
