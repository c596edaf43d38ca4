import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate';
import { withoutWorld } from './without-world.ts';

/** An event as the walk, the drive and the page pass it on: of the machine, or of the world around it. */
export interface TestEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What the world does by itself: time passes, or an actor that the machine invoked ends. */
export type WorldEvent =
  | { readonly type: `after:${number}` }
  | { readonly type: `done:${string}`; readonly output?: unknown }
  | { readonly type: `error:${string}`; readonly error?: unknown };

/** @param time ms that pass */
export const after = (time: number): WorldEvent => ({ type: `after:${time}` });
/** @param actor name under which the machine invokes it, or its id */
export const done = (actor: string, output?: unknown): WorldEvent => ({ type: `done:${actor}`, output });
/** @param actor name under which the machine invokes it, or its id */
export const failed = (actor: string, error?: unknown): WorldEvent => ({ type: `error:${actor}`, error });

/** A named action that the machine asked the world for. */
export interface Effect {
  readonly type: string;
  readonly params?: unknown;
}

export interface Step<Snapshot> {
  /** same as `to` for the first step, whose event is `xstate.init` */
  readonly from: Snapshot;
  readonly event: TestEvent;
  readonly to: Snapshot;
  readonly effects: readonly Effect[];
}

/** How an invoked actor can end. Leave out what it cannot do. */
export interface Endings {
  readonly done?: readonly unknown[];
  readonly error?: readonly unknown[];
}

/** An event without payload may be written as its type. */
type PlainType<Event> = Event extends { type: infer Type }
  ? { type: Type } extends Event
    ? Type
    : never
  : never;
type Written<Machine extends AnyStateMachine> = PlainType<EventFrom<Machine>> | EventFrom<Machine>;

/** What must be so after these events, in an actor that runs on virtual time. */
export interface Expectation<Machine extends AnyStateMachine = AnyStateMachine> {
  /** name of the start; the first when left out */
  readonly start?: string;
  readonly when: readonly (Written<Machine> | WorldEvent)[];
  readonly state?: StateValue;
  /** exactly these, in any order */
  readonly tags?: readonly string[];
  /** each field equals the one here; fields that are left out may be anything */
  readonly context?: Partial<ContextFrom<Machine>>;
  /** exactly the named actions of the last event, in their order; one without params may be written as its name */
  readonly effects?: readonly (string | Effect)[];
}

interface ProofSource<Machine extends AnyStateMachine> {
  /** as in `npm run machine -- <name>`: the file's */
  readonly name: string;
  /** for testers, in Chinese */
  readonly title: string;
  readonly machine: Machine;
  /** inputs by name; the first is what a tester starts with */
  readonly starts?: Readonly<Record<string, InputFrom<Machine>>>;
  /** one example or more of every event; the first of a type is what a tester finds filled in */
  readonly events: readonly Written<Machine>[];
  /** by the name under which the machine invokes the actor */
  readonly endings?: Readonly<Record<string, Endings>>;
  /** situations that the walk does not go on from: bounds what could grow without end, such as queues */
  readonly isBeyond?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** sentence by sentence, what holds at every step from anywhere */
  readonly invariants: Readonly<Record<string, (step: Step<SnapshotFrom<Machine>>) => boolean>>;
  /** sentence by sentence, what the reader is promised */
  readonly expectations: Readonly<Record<string, Expectation<Machine>>>;
}

/** What the proof, the command line and the testers' page know of a machine. */
export interface MachineProof {
  readonly name: string;
  readonly title: string;
  /** with nothing of the world behind it */
  readonly machine: AnyStateMachine;
  readonly starts: Readonly<Record<string, unknown>>;
  readonly events: readonly TestEvent[];
  readonly endings: Readonly<Record<string, Endings>>;
  readonly isBeyond: (snapshot: AnyMachineSnapshot) => boolean;
  readonly invariants: Readonly<Record<string, (step: Step<AnyMachineSnapshot>) => boolean>>;
  readonly expectations: Readonly<Record<string, WrittenOut>>;
}

export interface WrittenOut extends Omit<Expectation, 'when' | 'effects' | 'start'> {
  readonly start: string;
  readonly when: readonly TestEvent[];
  readonly effects?: readonly Effect[];
}

/** Writes a machine's proof out: one shape for all machines, checked against this machine where it is written. */
export function defineProof<Machine extends AnyStateMachine>(source: ProofSource<Machine>): MachineProof {
  const { name, title, endings = {} } = source;
  const starts: Readonly<Record<string, unknown>> = source.starts ?? { 初始: undefined };
  const [firstStart = ''] = Object.keys(starts);
  const writeOut = ({ effects, ...rest }: Expectation<Machine>): WrittenOut => ({
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
    machine: withoutWorld(source.machine),
    starts,
    events: source.events.map(toEvent),
    endings,
    // whoever walks the machine hands these its own snapshots only
    isBeyond: (source.isBeyond ?? (() => false)) as MachineProof['isBeyond'],
    invariants: source.invariants as MachineProof['invariants'],
    expectations: Object.fromEntries(
      Object.entries(source.expectations).map(([sentence, expectation]) => [sentence, writeOut(expectation)]),
    ),
  };
}

function toEvent(written: unknown): TestEvent {
  return typeof written === 'string' ? { type: written } : (written as TestEvent);
}
