import { expect, it } from 'vitest';
import { leafHash, rootHash, subtreesOf } from './merkle-tree.ts';
import { utf8 } from './bytes.ts';
import { webSha256 } from './web-crypto.ts';
import { growingTree } from './growing-tree.ts';

const sha256 = webSha256();

it('has the root of the tree over its leaves, at every size', async () => {
  const sizes = Array.from({ length: 70 }, (_, size) => size);
  const leaves = await Promise.all(sizes.map((at) => leafHash(utf8(`entry ${at}`), sha256)));
  const subtree = subtreesOf(leaves, sha256);
  const tree = growingTree(sha256);
  for (const size of sizes) {
    expect(await tree.root()).toEqual(await rootHash(size, subtree, sha256));
    const leaf = leaves[size];
    if (leaf) await tree.append(leaf);
  }
});
