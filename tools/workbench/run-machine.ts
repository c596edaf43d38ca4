import { compareMachines, compareSteps, entryText } from '../../machines/proof/compare.ts';
import { CannotSendError, drive, type MachineDriver, type LogEntry } from '../../machines/proof/drive.ts';
import { parseRecording, replayRecording, UnreadableRecordingError } from '../../machines/proof/recording.ts';
import { labelOf, statesOf } from '../../machines/proof/labels.ts';
import type { MachineProof, TestEvent } from '../../machines/proof/proof.ts';
import {
  possibleEvents,
  parseTypedEvent,
  toTypedEvent,
  type TypedEvent,
} from '../../machines/proof/typed-events.ts';

interface Terminal {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** @throws Error if the file cannot be read */
  readonly readFile: (path: string) => string;
}

const usage = `用法：npm run machine -- <状态机> [--start <起点>] <事件> ['<JSON 内容>'] …
      npm run machine -- <状态机> --compare <另一台> [<事件> …]
      npm run machine -- --replay <文件.path.json> …

  toast.show '{"text":"你好"}'   发一个事件，不写内容就用示例
  after:3000                     让时间过去 3000 毫秒
  done:restore '{"uuid":"u"}'    被调用的 restore 成功结束，内容是它的结果
  error:restore '"forbidden"'    被调用的 restore 失败，内容是它的错误
  --compare                      列出两台状态机的不同，并把同样的事件发给两台
  --replay                       重放试验台导出的路径，指出第一个不同的步骤`;

/**
 * Sends the typed events to a machine and prints their effects.
 * @returns the exit code; 1, after an error message, if an event cannot be sent
 */
export function runMachine(
  typed: readonly string[],
  machines: readonly MachineProof[],
  terminal: Terminal,
): number {
  const { print, printError } = terminal;
  const [name, ...rest] = typed;
  const list = () => machines.map((proof) => `  ${proof.name.padEnd(16)} ${proof.title}`).join('\n');
  if (name === undefined || name === '--help') {
    print(`${usage}\n\n状态机：\n${list()}`);
    return 0;
  }
  if (name === '--replay') return replayFiles(rest, machines, terminal);
  const proofOf = (wanted: string) => {
    const proof = machines.find((each) => each.name === wanted);
    if (proof === undefined) throw new CannotSendError(`没有状态机“${wanted}”，可选的有：\n${list()}`);
    return proof;
  };
  try {
    const proof = proofOf(name);
    const { start, events, comparedWith } = readArguments(proof, rest);
    if (comparedWith !== undefined) {
      for (const line of comparison(proof, start, proofOf(comparedWith), events)) print(line);
      return 0;
    }
    const machine = drive(proof, start);
    print(`${proof.title}（${proof.name}），起点：${start}`);
    for (const entry of machine.log) print(entryLine(entry));
    for (const event of events) for (const line of send(machine, parseTypedEvent(proof, event))) print(line);
    for (const line of presentState(proof, machine)) print(line);
    machine.stop();
    return 0;
  } catch (error) {
    if (!(error instanceof CannotSendError)) throw error;
    printError(error.message);
    return 1;
  }
}

/** Replays recordings. @returns the exit code; 1 if one differs or cannot be read, or none is named */
function replayFiles(
  paths: readonly string[],
  machines: readonly MachineProof[],
  { print, printError, readFile }: Terminal,
): number {
  if (paths.length === 0) printError('--replay 后面应写一个 .path.json 文件。');
  const faults = paths.map((path) => {
    const fault = replayFile(path, machines, readFile);
    if (fault === undefined) print(`✓ ${path}`);
    else printError(`✗ ${path}：${fault}`);
    return fault;
  });
  return paths.length > 0 && faults.every((fault) => fault === undefined) ? 0 : 1;
}

function replayFile(
  path: string,
  machines: readonly MachineProof[],
  readFile: Terminal['readFile'],
): string | undefined {
  try {
    return replayRecording(machines, parseRecording(readFile(path)));
  } catch (error) {
    const isUnreadable =
      error instanceof UnreadableRecordingError || (error instanceof Error && 'syscall' in error);
    if (!isUnreadable) throw error;
    return error.message;
  }
}

/** The differences of two machines, and of the same events sent to both. */
function comparison(
  first: MachineProof,
  start: string,
  second: MachineProof,
  events: readonly TypedEvent[],
): string[] {
  const steps = compareSteps(first, start, second, events);
  return [
    `− 只在 ${first.title}（${first.name}）　+ 只在 ${second.title}（${second.name}）`,
    ...compareMachines(first, second).flatMap(({ title, common, onlyFirst, onlySecond }) => [
      `${title}：共有 ${common.length}，只在前者 ${onlyFirst.length}，只在后者 ${onlySecond.length}`,
      ...onlyFirst.map((text) => `  − ${text}`),
      ...onlySecond.map((text) => `  + ${text}`),
    ]),
    ...steps.flatMap(({ event, first: one, second: other }) =>
      one === other
        ? [`= ${eventText(event)}  ${one}`]
        : [`≠ ${eventText(event)}`, `  − ${one}`, `  + ${other}`],
    ),
  ];
}

interface Arguments {
  readonly start: string;
  readonly events: readonly TypedEvent[];
  /** name of another machine */
  readonly comparedWith: string | undefined;
}

function readArguments(proof: MachineProof, typed: readonly string[]): Arguments {
  const names = Object.keys(proof.starts);
  const events: TypedEvent[] = [];
  let [start = ''] = names;
  let comparedWith: string | undefined;
  for (let index = 0; index < typed.length; index += 1) {
    const text = typed[index] ?? '';
    if (text === '--start') {
      index += 1;
      start = typed[index] ?? '';
      if (!names.includes(start))
        throw new CannotSendError(`${proof.name} 没有起点“${start}”，可选的有：${names.join('、')}。`);
    } else if (text === '--compare') {
      index += 1;
      comparedWith = typed[index] ?? '';
    } else if (isPayload(text)) {
      const last = events.pop();
      if (last === undefined || last.payload !== undefined)
        throw new CannotSendError(`${text} 应写在一个事件的后面，一个事件只带一份内容。`);
      events.push({ type: last.type, payload: parsePayload(last.type, text) });
    } else events.push({ type: text });
  }
  return { start, events, comparedWith };
}

/** No type of event begins like this. */
function isPayload(text: string): boolean {
  return /^(?:[{["\d-]|(?:true|false|null)$)/.test(text);
}

function parsePayload(type: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotSendError(`${type} 后面的内容不是 JSON：${text}（${reason}）`);
  }
}

function send(machine: MachineDriver, event: TestEvent): string[] {
  const from = machine.nowMs;
  const entries = machine.send(event);
  const isTime = event.type.startsWith('after:');
  return [
    ...(isTime ? [`${from} ms  ${event.type}`] : []),
    ...entries.map((entry) => `${isTime ? '  ' : ''}${entryLine(entry)}`),
  ];
}

function entryLine(entry: LogEntry): string {
  return `${entry.atMs} ms  ${nameOf(entry.event, entry.taken)}  ${entryText(entry)}`;
}

/** Events that XState generates are named after the transition that they cause. */
function nameOf(event: TestEvent, [transition]: LogEntry['taken']): string {
  if (event.type === 'xstate.init') return '开始';
  return event.type.startsWith('xstate.') && transition
    ? labelOf(transition).event
    : eventText(toTypedEvent(event));
}

function presentState(proof: MachineProof, machine: MachineDriver): string[] {
  const { snapshot, nowMs } = machine;
  const possible = possibleEvents(proof, machine);
  const status = {
    active: '',
    done: '（已结束）',
    error: `（出错：${String(snapshot.error)}）`,
    stopped: '（已停止）',
  };
  return [
    '',
    `状态  ${statesOf(snapshot).join('、')}${status[snapshot.status]}`,
    `标签  ${[...snapshot.tags].join('、') || '无'}`,
    `内容  ${JSON.stringify(snapshot.context)}`,
    `时间  ${nowMs} ms`,
    '现在可以发：',
    ...possible.filter(({ isIgnored }) => !isIgnored).map(({ event }) => `  ${eventText(event)}`),
  ];
}

function eventText({ type, payload }: TypedEvent): string {
  return payload === undefined ? type : `${type} '${JSON.stringify(payload)}'`;
}
