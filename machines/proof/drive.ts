import {
  createActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import type { Effect, MachineProof, TestEvent } from './proof.ts';
import { VirtualClock } from './virtual-clock.ts';

/** The effect of one event, or of one timer that fired while time passed. */
export interface LogEntry {
  readonly event: TestEvent;
  /** virtual time */
  readonly atMs: number;
  readonly effects: readonly Effect[];
  /** empty if the machine ignored the event */
  readonly taken: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

/** An event that cannot be sent in the present state; the message tells a tester why. */
export class CannotSendError extends Error {
  override readonly name = 'CannotSendError';
}

/** Runs a machine in isolation: on virtual time, with effects only recorded and actors that end on demand. */
export interface MachineDriver {
  readonly snapshot: AnyMachineSnapshot;
  readonly nowMs: number;
  readonly log: readonly LogEntry[];
  /** ms until each pending timer fires, soonest first */
  readonly timers: readonly number[];
  /** running invoked actors */
  readonly actors: readonly { readonly id: string; readonly src: string; readonly input: unknown }[];
  /**
   * Sends one of the machine's events, lets time pass (`after:<ms>`), or ends an actor (`done:<name>`, `error:<name>`).
   * @returns its effects
   * @throws CannotSend when the time is no number, no such actor runs, or the machine has ended
   */
  send(event: TestEvent): readonly LogEntry[];
  stop(): void;
}

/** Starts a machine with one of its inputs. */
export function drive(proof: MachineProof, start: string): MachineDriver {
  const clock = new VirtualClock();
  const log: LogEntry[] = [];
  let current = { effects: [] as Effect[], taken: [] as AnyTransitionDefinition[] };
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.actorRef.sessionId !== inspected.rootId) return;
    if (inspected.type === '@xstate.microstep') current.taken.push(...inspected._transitions);
    if (inspected.type === '@xstate.action' && !inspected.action.type.startsWith('xstate.'))
      current.effects.push(effectOf(inspected.action));
    if (inspected.type === '@xstate.snapshot') {
      const { event, snapshot } = inspected;
      log.push({ event, atMs: clock.nowMs, ...current, snapshot: snapshot as AnyMachineSnapshot });
      current = { effects: [], taken: [] };
    }
  };
  const actor = createActor(proof.machine, { input: proof.starts[start], clock, inspect });
  // a failure is read from the snapshot; without a listener XState would rethrow it globally
  actor.subscribe({ error: () => {} });
  actor.start();
  const running = () =>
    Object.entries<AnyActorRef | undefined>(actor.getSnapshot().children).flatMap(([id, ref]) =>
      ref?.getSnapshot().status === 'active' ? [{ id, src: String(ref.src), ref }] : [],
    );

  function end(kind: 'done' | 'error', name: string, event: TestEvent): void {
    const found = running().find(({ id, src }) => id === name || src === name);
    if (found === undefined) {
      const names = running().map(({ src }) => src);
      throw new CannotSendError(`现在没有正在运行的“${name}”，运行中的有：${names.join('、') || '无'}。`);
    }
    found.ref.send(
      kind === 'done'
        ? { type: 'end.done', output: event['output'] }
        : { type: 'end.error', error: event['error'] },
    );
  }

  return {
    get snapshot() {
      return actor.getSnapshot();
    },
    get nowMs() {
      return clock.nowMs;
    },
    get log() {
      return log;
    },
    get timers() {
      return clock.timers();
    },
    get actors() {
      return running().map(({ id, src, ref }) => ({ id, src, input: ref.getSnapshot().input }));
    },
    send(event) {
      if (actor.getSnapshot().status !== 'active')
        throw new CannotSendError('这台状态机已经结束，不再接收事件。');
      const before = log.length;
      const [kind = '', name = ''] = event.type.split(/:(.*)/s);
      if (kind === 'after') clock.advance(parseMs(name));
      else if (kind === 'done' || kind === 'error') end(kind, name, event);
      else actor.send(event);
      return log.slice(before);
    },
    stop() {
      actor.stop();
    },
  };
}

function parseMs(text: string): number {
  const ms = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(ms)) return ms;
  throw new CannotSendError(`after: 后面应是毫秒数，如 after:3000，现在是“${text}”。`);
}

function effectOf({ type, params }: { readonly type: string; readonly params: unknown }): Effect {
  return params === undefined ? { type } : { type, params };
}
