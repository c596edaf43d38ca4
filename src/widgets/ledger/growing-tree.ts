import type { Bytes } from '#rules/ledger/bytes.ts';
import { nodeHash, type Sha256Bytes } from '#rules/ledger/merkle-tree.ts';

/** A Merkle tree to which leaves are appended; keeps one hash per level, whatever its size. */
export interface GrowingTree {
  append(leaf: Bytes): Promise<void>;
  /** root hash of the leaves so far (RFC 6962, section 2.1) */
  root(): Promise<Bytes>;
}

export function growingTree(sha256: Sha256Bytes): GrowingTree {
  /** roots of the perfect subtrees that the leaves form, the largest first */
  const subtrees: { readonly size: number; readonly hash: Bytes }[] = [];
  return {
    async append(leaf) {
      let [size, hash] = [1, leaf];
      while (subtrees.at(-1)?.size === size) {
        const left = subtrees.pop();
        if (left === undefined) break;
        hash = await nodeHash(left.hash, hash, sha256);
        size *= 2;
      }
      subtrees.push({ size, hash });
    },
    async root() {
      const [last, ...larger] = subtrees.toReversed();
      if (last === undefined) return sha256(new Uint8Array());
      let { hash } = last;
      for (const { hash: left } of larger) hash = await nodeHash(left, hash, sha256);
      return hash;
    },
  };
}
