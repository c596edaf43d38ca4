import {
  createActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import type { Effect, MachineProof, TestEvent } from './proof.ts';
import { VirtualClock } from './virtual-clock.ts';

/** What came of one event, or of one timer that ended while time passed. */
export interface LogEntry {
  readonly event: TestEvent;
  /** ms of virtual time */
  readonly at: number;
  readonly effects: readonly Effect[];
  /** empty where the machine ignored the event */
  readonly taken: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

/** An event that cannot be sent now; the message says why, in a sentence for whoever typed it. */
export class CannotSend extends Error {
  override readonly name = 'CannotSend';
}

/** A machine that runs by itself: on virtual time, with effects that are only noted, and actors that end on demand. */
export interface Drive {
  readonly snapshot: AnyMachineSnapshot;
  /** ms of virtual time */
  readonly now: number;
  readonly log: readonly LogEntry[];
  /** ms until each timer that is set, soonest first */
  readonly waits: readonly number[];
  /** invoked actors that have not ended */
  readonly actors: readonly { readonly id: string; readonly src: string }[];
  /**
   * Sends one of the machine's events, lets time pass (`after:<ms>`), or ends an actor (`done:<name>`, `error:<name>`).
   * @returns what came of it
   * @throws CannotSend when the time is no number, no such actor runs, or the machine has ended
   */
  send(event: TestEvent): readonly LogEntry[];
  stop(): void;
}

/** Starts a machine of the registry from one of its inputs. */
export function drive(proof: MachineProof, start: string): Drive {
  const clock = new VirtualClock();
  const log: LogEntry[] = [];
  let open = { effects: [] as Effect[], taken: [] as AnyTransitionDefinition[] };
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.actorRef.sessionId !== inspected.rootId) return;
    if (inspected.type === '@xstate.microstep') open.taken.push(...inspected._transitions);
    if (inspected.type === '@xstate.action' && !inspected.action.type.startsWith('xstate.'))
      open.effects.push(effectOf(inspected.action));
    if (inspected.type === '@xstate.snapshot') {
      const { event, snapshot } = inspected;
      log.push({ event, at: clock.now, ...open, snapshot: snapshot as AnyMachineSnapshot });
      open = { effects: [], taken: [] };
    }
  };
  const actor = createActor(proof.machine, { input: proof.starts[start], clock, inspect });
  // a machine that fails says so in its snapshot; without a listener the failure would be thrown at nobody
  actor.subscribe({ error: () => {} });
  actor.start();
  const running = () =>
    Object.entries<AnyActorRef | undefined>(actor.getSnapshot().children).flatMap(([id, ref]) =>
      ref?.getSnapshot().status === 'active' ? [{ id, src: String(ref.src), ref }] : [],
    );

  function end(word: 'done' | 'error', name: string, event: TestEvent): void {
    const found = running().find(({ id, src }) => id === name || src === name);
    if (found === undefined) {
      const names = running().map(({ src }) => src);
      throw new CannotSend(`现在没有正在运行的“${name}”，运行中的有：${names.join('、') || '无'}。`);
    }
    found.ref.send(
      word === 'done'
        ? { type: 'end.done', output: event['output'] }
        : { type: 'end.error', error: event['error'] },
    );
  }

  return {
    get snapshot() {
      return actor.getSnapshot();
    },
    get now() {
      return clock.now;
    },
    get log() {
      return log;
    },
    get waits() {
      return clock.waits();
    },
    get actors() {
      return running().map(({ id, src }) => ({ id, src }));
    },
    send(event) {
      if (actor.getSnapshot().status !== 'active') throw new CannotSend('这台状态机已经结束，不再接收事件。');
      const before = log.length;
      const [word = '', name = ''] = event.type.split(/:(.*)/s);
      if (word === 'after') clock.advance(timeOf(name));
      else if (word === 'done' || word === 'error') end(word, name, event);
      else actor.send(event);
      return log.slice(before);
    },
    stop() {
      actor.stop();
    },
  };
}

function timeOf(text: string): number {
  const time = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(time)) return time;
  throw new CannotSend(`after: 后面应是毫秒数，如 after:3000，现在是“${text}”。`);
}

function effectOf({ type, params }: { readonly type: string; readonly params: unknown }): Effect {
  return params === undefined ? { type } : { type, params };
}
