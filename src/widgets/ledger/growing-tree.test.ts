import { expect, it } from 'vitest';
import { leafHash, rootHash, subtreesOf } from '#rules/ledger/merkle-tree.ts';
import { utf8 } from '#rules/ledger/bytes.ts';
import { sha256Bytes } from '#lib/crypto/sha256.ts';
import { growingTree } from './growing-tree.ts';

it('has the root of the tree over its leaves, at every size', async () => {
  const sizes = Array.from({ length: 70 }, (_, size) => size);
  const leaves = await Promise.all(sizes.map((at) => leafHash(utf8(`entry ${at}`), sha256Bytes)));
  const subtree = subtreesOf(leaves, sha256Bytes);
  const tree = growingTree(sha256Bytes);
  for (const size of sizes) {
    expect(await tree.root()).toEqual(await rootHash(size, subtree, sha256Bytes));
    const leaf = leaves[size];
    if (leaf) await tree.append(leaf);
  }
});
