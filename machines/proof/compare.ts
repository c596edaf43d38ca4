import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf, transitionsFrom } from './definition.ts';
import { CannotSendError, drive, type LogEntry, type MachineDriver } from './drive.ts';
import { actionName, labelOf, statesOf } from './labels.ts';
import type { MachineProof } from './proof.ts';
import { parseTypedEvent, type TypedEvent } from './typed-events.ts';

/** What two machines have in common in one respect, and what only one of them has; each in the machine's own order. */
export interface Difference {
  /** the respect, such as 状态 or 转换 */
  readonly title: string;
  readonly common: readonly string[];
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
}

/** Compares the definitions of two machines: states with their tags, events, transitions, actors, effects and context. */
export function compareMachines(first: MachineProof, second: MachineProof): Difference[] {
  return Object.entries(aspects).map(([title, list]) => {
    const [all, others] = [new Set(list(first)), new Set(list(second))];
    return {
      title,
      common: [...all].filter((each) => others.has(each)),
      onlyFirst: [...all].filter((each) => !others.has(each)),
      onlySecond: [...others].filter((each) => !all.has(each)),
    };
  });
}

const aspects: Readonly<Record<string, (proof: MachineProof) => readonly string[]>> = {
  状态: ({ machine }) => nodesOf(machine).slice(1).map(stateText),
  事件: ({ events }) => events.map(({ type }) => type),
  转换: ({ machine }) => nodesOf(machine).flatMap(transitionsFrom).map(transitionText),
  调用: ({ actorOutcomes }) => Object.keys(actorOutcomes),
  请求: ({ machine }) =>
    nodesOf(machine)
      .flatMap((node) => [
        ...[...node.entry, ...node.exit].map(actionName),
        ...transitionsFrom(node).flatMap((transition) => labelOf(transition).actions),
      ])
      .filter((name) => name !== ''),
  内容: (proof) => {
    const machine = drive(proof, firstStart(proof));
    machine.stop();
    return Object.keys(machine.snapshot.context);
  },
};

const firstStart = ({ starts }: MachineProof) => Object.keys(starts)[0] ?? '';

/** The path of a state without the machine's name, so that the states of two machines can be the same. */
const pathOf = ({ path }: AnyStateNode) => path.join('.') || '*';

function stateText(node: AnyStateNode): string {
  return [pathOf(node), ...node.tags.map((tag) => `#${tag}`)].join(' ');
}

function transitionText(transition: AnyTransitionDefinition): string {
  const { event, guard } = labelOf(transition);
  const targets = transition.target?.map(pathOf).join('、') ?? '（留在原处）';
  return `${pathOf(transition.source)} ${event}${guard === '' ? '' : ` [${guard}]`} → ${targets}`;
}

/** What one event does to two machines. */
export interface ComparedStep {
  readonly event: TypedEvent;
  readonly first: string;
  readonly second: string;
}

/**
 * Sends the same events to two machines, the second from its first start. A machine that cannot be sent an event skips it.
 * @returns for each event the state that it leads to and the effects, or why it cannot be sent
 */
export function compareSteps(
  first: MachineProof,
  start: string,
  second: MachineProof,
  events: readonly TypedEvent[],
): ComparedStep[] {
  const [machine, other] = [drive(first, start), drive(second, firstStart(second))];
  const steps = events.map((event) => ({
    event,
    first: resultOf(first, machine, event),
    second: resultOf(second, other, event),
  }));
  machine.stop();
  other.stop();
  return steps;
}

function resultOf(proof: MachineProof, machine: MachineDriver, event: TypedEvent): string {
  try {
    return machine.send(parseTypedEvent(proof, event)).map(entryText).join('；') || '没有理会';
  } catch (error) {
    if (!(error instanceof CannotSendError)) throw error;
    return error.message;
  }
}

/** The states that an event led to, and the effects that it requested. */
export function entryText({ event, taken, effects, snapshot }: LogEntry): string {
  if (taken.length === 0 && event.type !== 'xstate.init') return '没有理会';
  const requested = effects.map(({ type, params }) =>
    params === undefined ? type : `${type} ${JSON.stringify(params)}`,
  );
  const result = `→ ${statesOf(snapshot).join('、')}`;
  return requested.length === 0 ? result : `${result}  请求：${requested.join('；')}`;
}
