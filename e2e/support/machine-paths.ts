import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Path } from '../../machines/proof/paths.ts';
import { isHandled, type StateGraph } from '../../machines/proof/state-graph.ts';
import {
  parseRecording,
  replayRecording,
  type RecordedStep,
  type Recording,
} from '../../machines/proof/recording.ts';
import { machines } from '../../machines/registry.ts';
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

/**
 * Ends each path at its first edge that cannot happen on the page; paths that cannot begin are left out.
 * @param canHappen with the edges before the edge
 */
export function possiblePaths(
  all: readonly Path[],
  canHappen: (edge: Edge, before: readonly Edge[]) => boolean,
): Path[] {
  return all
    .map(({ start, edges }) => {
      const end = edges.findIndex((edge, index) => !canHappen(edge, edges.slice(0, index)));
      return { start, edges: end < 0 ? edges : edges.slice(0, end) };
    })
    .filter(({ edges }) => edges.length > 0);
}

/**
 * The part of a state graph that is left without the edges that cannot happen on a page.
 * @param canHappen with the edge and the edges on the path to it
 */
export function possibleGraph(
  { start, initial, edges: all }: StateGraph,
  canHappen: (edge: Edge, before: readonly Edge[]) => boolean,
): StateGraph {
  const outgoing = Map.groupBy(all, ({ from }) => from.key);
  const paths = new Map<string, readonly Edge[]>([[initial.to.key, []]]);
  const edges: Edge[] = [];
  // a map's iteration includes the entries that are added meanwhile, which makes it breadth-first
  for (const [key, before] of paths)
    for (const edge of outgoing.get(key) ?? []) {
      if (!canHappen(edge, before)) continue;
      edges.push(edge);
      if (!paths.has(edge.to.key)) paths.set(edge.to.key, [...before, edge]);
    }
  return { start, initial, edges, pathTo: ({ key }) => paths.get(key) ?? [] };
}

/** A small set of paths that covers all named edges: a greedy set cover by new names per edge. */
export function coveringPaths<P extends Path>(
  all: readonly P[],
  nameOf: (edge: P['edges'][number]) => string,
): P[] {
  const named = all.map((path) => ({ path, names: path.edges.map(nameOf) }));
  const left = new Set(named.flatMap(({ names }) => names));
  const chosen: P[] = [];
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

/**
 * Few long paths that cover all named edges: from each state on to the nearest edge whose name is left. Shorter than
 * `coveringPaths` where a page can follow a path for as long as it likes.
 */
export function coveringWalks({ start, initial, edges }: StateGraph, nameOf: (edge: Edge) => string): Path[] {
  const handled = edges.filter(isHandled);
  const outgoing = Map.groupBy(handled, ({ from }) => from.key);
  const left = new Set(handled.map(nameOf));
  /** the way to the nearest edge that is left, and that edge */
  const next = (begin: string): Edge[] => {
    const ways = new Map<string, readonly Edge[]>([[begin, []]]);
    // breadth-first: a map's iteration includes the entries that are added meanwhile
    for (const [key, way] of ways)
      for (const edge of outgoing.get(key) ?? []) {
        if (left.has(nameOf(edge))) return [...way, edge];
        if (!ways.has(edge.to.key)) ways.set(edge.to.key, [...way, edge]);
      }
    return [];
  };
  const walks: Path[] = [];
  while (left.size > 0) {
    const walk: Edge[] = [];
    for (;;) {
      const way = next(walk.at(-1)?.to.key ?? initial.to.key);
      if (way.length === 0) break;
      walk.push(...way);
      for (const edge of way) left.delete(nameOf(edge));
    }
    if (walk.length === 0) throw new Error(`not reached: ${[...left].join(', ')}`);
    walks.push({ start, edges: walk });
  }
  return walks;
}

/**
 * Reads a path that the testers' page exported.
 * @throws Error with the first difference if the machine no longer follows it
 */
export function readRecording(file: string): Recording {
  const recording = parseRecording(readFileSync(file, 'utf8'));
  const difference = replayRecording(machines, recording);
  if (difference !== undefined) throw new Error(`${file}: ${difference}`);
  return recording;
}

/** Replays a recorded path on a screen: acts out each event, then checks that the screen shows what it led to. */
export async function replayOnScreen(
  { steps }: Recording,
  act: (step: RecordedStep) => Promise<void>,
  check: (step: RecordedStep) => Promise<void>,
): Promise<void> {
  for (const step of steps)
    await test.step(step.event.type, async () => {
      await act(step);
      await check(step);
    });
}
