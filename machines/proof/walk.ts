import type { AnyActorRef } from 'xstate';
import type { MachineProof, Step, TestEvent } from './proof.ts';
import { createPureRun, type Move } from './pure-run.ts';
import { dueTimers, type Situation } from './situation.ts';

/** A step of the walk. */
export interface Edge extends Move {
  readonly from: Situation;
  readonly event: TestEvent;
}

export interface Walk {
  /** name of the input it started with */
  readonly start: string;
  readonly first: Edge;
  /** every event of the world in every situation that was met, nearest situations first */
  readonly edges: readonly Edge[];
  /** shortest way to a situation */
  wayTo(situation: Situation): readonly Edge[];
}

/** more than a machine of this size can need; a walk that comes here grows without end */
const mostSituations = 20_000;

/**
 * Walks a machine from one input through every situation that the events, endings and timers of its proof lead to.
 * @throws Error when the situations grow without end, or the machine throws, with the way there
 */
export function walk(proof: MachineProof, start: string): Walk {
  const run = createPureRun(proof.machine, proof.starts[start]);
  const first = toFirst(run.start());
  const ways = new Map<string, Edge | undefined>([[first.to.key, undefined]]);
  const edges: Edge[] = [];
  const queue: Situation[] = [first.to];
  const wayTo = (situation: Situation): Edge[] => {
    const way: Edge[] = [];
    for (let last = ways.get(situation.key); last !== undefined; last = ways.get(last.from.key))
      way.push(last);
    return way.toReversed();
  };
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    if (from.snapshot.status !== 'active' || proof.isBeyond(from.snapshot)) continue;
    for (const event of eventsIn(proof, from)) {
      const move = attempt(
        () => run.move(from, event),
        () => [...wayTo(from), { event }],
      );
      const edge: Edge = { from, event, ...move };
      edges.push(edge);
      const { key } = edge.to;
      if (ways.has(key)) continue;
      ways.set(key, edge);
      queue.push(edge.to);
      if (ways.size > mostSituations)
        throw new Error(`${proof.name} has more than ${mostSituations} situations: bound it with isBeyond`);
    }
  }
  return { start, first, edges, wayTo };
}

/** Everything that can happen next: an event of the machine's own, an ending, a timer. */
function eventsIn({ events, endings }: MachineProof, { snapshot, timers, ended }: Situation): TestEvent[] {
  const children = Object.entries<AnyActorRef | undefined>(snapshot.children).filter(
    ([id]) => !ended.includes(id),
  );
  const ends = children.flatMap(([id, child]): TestEvent[] => {
    const { done = [], error = [] } = endings[String(child?.src)] ?? {};
    return [
      ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      ...error.map((cause) => ({ type: `xstate.error.actor.${id}`, error: cause, actorId: id })),
    ];
  });
  return [...events, ...ends, ...dueTimers(timers).map(({ event }) => event)];
}

/** What the invariants judge. */
export function stepOf({ from, event, to, actions }: Edge): Step<Situation['snapshot']> {
  const effects = actions
    .filter(({ type }) => !type.startsWith('xstate.'))
    .map(({ type, params }) => (params === undefined ? { type } : { type, params }));
  return { from: from.snapshot, event, to: to.snapshot, effects };
}

/** Whether the machine did anything at all about the event. */
export function isAnswered({ microsteps }: Edge): boolean {
  return microsteps.some(({ taken }) => taken.length > 0);
}

function toFirst(move: Move): Edge {
  return { ...move, from: move.to, event: { type: 'xstate.init' } };
}

function attempt(move: () => Move, way: () => readonly { readonly event: TestEvent }[]): Move {
  try {
    return move();
  } catch (error) {
    const events = way().map(({ event }) => event.type);
    throw new Error(`the machine threw after ${events.join(', ')}`, { cause: error });
  }
}
