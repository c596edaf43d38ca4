import type { Path } from '../../machines/proof/paths.ts';
import { replayedPaths } from '../../machines/replayed-paths.ts';

export type Edge = Path['edges'][number];

/** The current state of a machine without parallel or nested states. */
export const stateOf = ({ value }: Edge['to']['snapshot']): string => String(value);

/** The outcome of an actor's call; undefined for any other event. */
export function outcomeOf({ event: { type, output } }: Edge): string | undefined {
  if (!type.startsWith('xstate.done') || typeof output !== 'object' || output === null) return undefined;
  if ('outcome' in output) return String(output.outcome);
  return 'kind' in output ? String(output.kind) : undefined;
}

/** @throws Error if `docs/machines/README.md` states another number of paths for this journey */
export function checkPathCount(machine: string, journey: string, { length }: readonly Path[]): void {
  const documented = replayedPaths[machine]?.[journey];
  if (documented !== length)
    throw new Error(
      `${journey} replays ${length} paths of ${machine}, not ${documented}: correct machines/replayed-paths.ts`,
    );
}

/** A small set of paths that covers all named edges: a greedy set cover by new names per edge. */
export function coveringPaths(all: readonly Path[], nameOf: (edge: Edge) => string): Path[] {
  const named = all.map((path) => ({ path, names: path.edges.map(nameOf) }));
  const left = new Set(named.flatMap(({ names }) => names));
  const chosen: Path[] = [];
  while (left.size > 0) {
    const gains = named.map(
      ({ names }) => new Set(names.filter((name) => left.has(name))).size / names.length,
    );
    const best = named[gains.indexOf(Math.max(...gains))];
    if (best === undefined) break;
    chosen.push(best.path);
    for (const name of best.names) left.delete(name);
  }
  return chosen;
}
