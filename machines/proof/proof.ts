import type {
  ActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  EventObject,
  InputFrom,
  Snapshot as ActorSnapshot,
  SnapshotFrom,
  StateValue,
} from 'xstate';

/** Any event in a test: of the machine itself or of its environment. */
export interface TestEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An event of the environment: time passes, or an invoked actor ends. */
type EnvironmentEvent =
  | { readonly type: `after:${number}` }
  | { readonly type: `done:${string}`; readonly output?: unknown }
  | { readonly type: `error:${string}`; readonly error?: unknown };

/** Lets time pass. */
export const after = (elapsedMs: number): EnvironmentEvent => ({ type: `after:${elapsedMs}` });
/** Ends an invoked actor successfully. @param actor its source name or id */
export const done = (actor: string, output?: unknown): EnvironmentEvent => ({
  type: `done:${actor}`,
  output,
});
/** Ends an invoked actor with an error. @param actor its source name or id */
export const failed = (actor: string, error?: unknown): EnvironmentEvent => ({
  type: `error:${actor}`,
  error,
});

/** A named action that the machine requested. */
export interface Effect {
  readonly type: string;
  readonly params?: unknown;
}

export interface Step<Snapshot> {
  /** equals `to` in the initial step, whose event is `xstate.init` */
  readonly from: Snapshot;
  readonly event: TestEvent;
  readonly to: Snapshot;
  readonly effects: readonly Effect[];
}

/** Example outputs and errors of an invoked actor. */
interface ActorOutcomes {
  readonly done?: readonly unknown[];
  readonly error?: readonly unknown[];
}

/** The type of an event without payload may stand for the event. */
type PlainType<Event> = Event extends { type: infer Type }
  ? { type: Type } extends Event
    ? Type
    : never
  : never;
type EventOrType<Machine extends AnyStateMachine> = PlainType<EventFrom<Machine>> | EventFrom<Machine>;

/** What must be true after a sequence of events, in an actor on virtual time. */
export interface Expectation<Machine extends AnyStateMachine = AnyStateMachine> {
  /** name of the start; the first by default */
  readonly start?: string;
  readonly when: readonly (EventOrType<Machine> | EnvironmentEvent)[];
  readonly state?: StateValue;
  /** exactly these, in any order */
  readonly tags?: readonly string[];
  /** expected values of some context fields */
  readonly context?: Partial<ContextFrom<Machine>>;
  /** exactly the named actions of the last event, in order; a name alone matches any parameters */
  readonly effects?: readonly (string | Effect)[];
  /** what invoked actors that are running were started with, by their source name */
  readonly inputs?: Readonly<Record<string, unknown>>;
}

/** Why a mutant can be equivalent, in many machines. */
export const equivalence = {
  order: 'neither action takes what the other changes',
  reenter:
    'entering or leaving the source itself does nothing, and a child that is the target is re-entered either way',
  root: 'the root does the same',
} as const;

interface ProofDefinition<Machine extends AnyStateMachine> {
  /** as in `npm run machine -- <name>` */
  readonly name: string;
  /** for testers, in Chinese */
  readonly title: string;
  readonly machine: Machine;
  /** inputs by name; the workbench starts with the first */
  readonly starts?: Readonly<Record<string, InputFrom<Machine>>>;
  /** at least one example of every event; the workbench prefills the first of each type */
  readonly events: readonly EventOrType<Machine>[];
  /** by source name of the actor */
  readonly actorOutcomes?: Readonly<Record<string, ActorOutcomes>>;
  /** states that the search does not continue from: bounds what could grow without end, such as queues */
  readonly isSearchBoundary?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** what holds in every step; the key is the sentence in reports and charts */
  readonly invariants: Readonly<Record<string, (step: Step<SnapshotFrom<Machine>>) => boolean>>;
  /** what the reader is promised; the key is the sentence in reports and charts */
  readonly expectations: Readonly<Record<string, Expectation<Machine>>>;
  /** why some mutants behave like the machine: their names, in which `*` stands for any text, and the reason */
  readonly equivalentMutants?: Readonly<Record<string, string>>;
}

/** A machine with its examples and promises, as proofs, command line and workbench use it. */
export interface MachineProof {
  readonly name: string;
  readonly title: string;
  /** with stubbed actions and actors */
  readonly machine: AnyStateMachine;
  readonly starts: Readonly<Record<string, unknown>>;
  readonly events: readonly TestEvent[];
  readonly actorOutcomes: Readonly<Record<string, ActorOutcomes>>;
  readonly isSearchBoundary: (snapshot: AnyMachineSnapshot) => boolean;
  readonly invariants: Readonly<Record<string, (step: Step<AnyMachineSnapshot>) => boolean>>;
  readonly expectations: Readonly<Record<string, NormalizedExpectation>>;
  readonly equivalentMutants: Readonly<Record<string, string>>;
}

export interface NormalizedExpectation extends Omit<Expectation, 'when' | 'effects' | 'start'> {
  readonly start: string;
  readonly when: readonly TestEvent[];
  readonly effects?: readonly Effect[];
}

/** Normalizes a proof definition. Its types are checked against the machine. */
export function defineProof<Machine extends AnyStateMachine>(source: ProofDefinition<Machine>): MachineProof {
  const { name, title, actorOutcomes = {} } = source;
  const starts: Readonly<Record<string, unknown>> = source.starts ?? { 初始: undefined };
  const [firstStart = ''] = Object.keys(starts);
  const normalize = ({ effects, ...rest }: Expectation<Machine>): NormalizedExpectation => ({
    ...rest,
    start: rest.start ?? firstStart,
    when: rest.when.map(toEvent),
    ...(effects && {
      effects: effects.map((effect) => (typeof effect === 'string' ? { type: effect } : effect)),
    }),
  });
  return {
    name,
    title,
    machine: withStubs(source.machine),
    starts,
    events: source.events.map(toEvent),
    actorOutcomes,
    // these only ever get snapshots of this machine
    isSearchBoundary: (source.isSearchBoundary ?? (() => false)) as MachineProof['isSearchBoundary'],
    invariants: source.invariants as MachineProof['invariants'],
    expectations: Object.fromEntries(
      Object.entries(source.expectations).map(([sentence, expectation]) => [
        sentence,
        normalize(expectation),
      ]),
    ),
    equivalentMutants: source.equivalentMutants ?? {},
  };
}

function toEvent(eventOrType: unknown): TestEvent {
  return typeof eventOrType === 'string' ? { type: eventOrType } : (eventOrType as TestEvent);
}

/** The machine with actions that do nothing and actors that end on demand. Assignments stay. */
function withStubs(machine: AnyStateMachine): AnyStateMachine {
  const { actions, actors } = machine.implementations;
  const effects = Object.entries(actions ?? {}).filter(
    ([, action]) => typeof action === 'function' && !('resolve' in action),
  );
  return machine.provide({
    actions: Object.fromEntries(effects.map(([name]) => [name, () => {}])),
    actors: Object.fromEntries(Object.keys(actors ?? {}).map((name) => [name, stubActor])),
  });
}

type EndEvent =
  | { readonly type: 'end.done'; readonly output: unknown }
  | { readonly type: 'end.error'; readonly error: unknown };

type StubSnapshot = ActorSnapshot<unknown> & { readonly input: unknown };

/** Does nothing until an event ends it. Its snapshot has what it was started with. */
const stubActor: ActorLogic<StubSnapshot, EventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition(snapshot, event) {
    if (!isEnd(event)) return snapshot;
    const { input } = snapshot;
    return event.type === 'end.done'
      ? { status: 'done', output: event.output, error: undefined, input }
      : { status: 'error', output: undefined, error: event.error, input };
  },
};

function isEnd(event: EventObject): event is EndEvent {
  return event.type === 'end.done' || event.type === 'end.error';
}
