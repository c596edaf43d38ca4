import type { Path } from '../../machines/proof/paths.ts';

type Edge = Path['edges'][number];

/** Few paths on which all happens that happens on any: always the one that brings most for its length. */
export function coveringPaths(all: readonly Path[], nameOf: (edge: Edge) => string): Path[] {
  const named = all.map((path) => ({ path, names: path.edges.map(nameOf) }));
  const left = new Set(named.flatMap(({ names }) => names));
  const chosen: Path[] = [];
  while (left.size > 0) {
    const worths = named.map(
      ({ names }) => new Set(names.filter((name) => left.has(name))).size / names.length,
    );
    const best = named[worths.indexOf(Math.max(...worths))];
    if (best === undefined) break;
    chosen.push(best.path);
    for (const name of best.names) left.delete(name);
  }
  return chosen;
}
