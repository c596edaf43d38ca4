import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { CannotSendError, drive, type LogEntry, type MachineDriver } from './drive.ts';
import { jsonReplacer } from './model-state.ts';
import type { Effect, MachineProof } from './proof.ts';
import { sameValue } from './same-value.ts';
import { parseTypedEvent, type TypedEvent } from './typed-events.ts';

/** What can be seen of a machine after an event, as JSON. */
export interface Observation {
  readonly status: AnyMachineSnapshot['status'];
  readonly state: StateValue;
  readonly tags: readonly string[];
  readonly context: unknown;
  /** of the event, in order */
  readonly effects: readonly Effect[];
}

export interface RecordedStep extends Observation {
  readonly event: TypedEvent;
}

/** Events sent to a machine and what each led to: a test, stored as `<name>.path.json`. */
export interface Recording {
  /** name of the machine */
  readonly machine: string;
  readonly start: string;
  readonly initial: Observation;
  readonly steps: readonly RecordedStep[];
}

/** A file that is no recording. */
export class UnreadableRecordingError extends Error {
  override readonly name = 'UnreadableRecordingError';
}

/** Sends events to a machine from a start and records what each leads to. @throws CannotSendError */
export function recordPath(proof: MachineProof, start: string, events: readonly TypedEvent[]): Recording {
  const machine = drive(proof, start);
  try {
    const initial = observe(machine, machine.log);
    const steps = events.map((event) => ({
      event,
      ...observe(machine, machine.send(parseTypedEvent(proof, event))),
    }));
    return { machine: proof.name, start, initial, steps };
  } finally {
    machine.stop();
  }
}

/** @throws UnreadableRecordingError */
export function parseRecording(text: string): Recording {
  const recording = parseJson(text);
  if (!isRecord(recording)) throw new UnreadableRecordingError('the recording is no object');
  const { machine, start, initial, steps } = recording;
  if (typeof machine !== 'string' || typeof start !== 'string')
    throw new UnreadableRecordingError('the recording has no machine or no start');
  if (!isObservation(initial)) throw new UnreadableRecordingError('the recording has no initial state');
  if (!Array.isArray(steps)) throw new UnreadableRecordingError('the recording has no steps');
  for (const [index, step] of steps.entries())
    if (!isObservation(step) || !('event' in step) || !isRecord(step.event) || !isString(step.event['type']))
      throw new UnreadableRecordingError(`step ${index + 1} has no event or no state`);
  return { machine, start, initial, steps };
}

/** Replays a recording on virtual time. @returns the first step that differs, and how; undefined if none does */
export function replayRecording(
  machines: readonly MachineProof[],
  { machine: name, start, initial, steps }: Recording,
): string | undefined {
  const proof = machines.find((each) => each.name === name);
  if (proof === undefined) return `there is no machine ${name}`;
  if (!Object.hasOwn(proof.starts, start)) return `${name} has no start ${start}`;
  const machine = drive(proof, start);
  try {
    const fault = differenceOf(observe(machine, machine.log), initial);
    if (fault !== undefined) return `start: ${fault}`;
    for (const [index, step] of steps.entries()) {
      const difference = replayStep(proof, machine, step);
      if (difference !== undefined) return `${index + 1}. ${step.event.type}: ${difference}`;
    }
    return undefined;
  } finally {
    machine.stop();
  }
}

function replayStep(proof: MachineProof, machine: MachineDriver, step: RecordedStep): string | undefined {
  try {
    return differenceOf(observe(machine, machine.send(parseTypedEvent(proof, step.event))), step);
  } catch (error) {
    if (!(error instanceof CannotSendError)) throw error;
    return error.message;
  }
}

function observe({ snapshot }: MachineDriver, entries: readonly LogEntry[]): Observation {
  const { status, value, tags, context } = snapshot;
  const effects = entries.flatMap((entry) => entry.effects);
  // as it reads after storage, so that a replay compares like with like
  return JSON.parse(
    JSON.stringify({ status, state: value, tags: [...tags].toSorted(), context, effects }, jsonReplacer),
  ) as Observation;
}

function differenceOf(actual: Observation, expected: Observation): string | undefined {
  for (const field of ['status', 'state', 'tags', 'effects'] as const)
    if (!sameValue(actual[field], expected[field])) return inWords(field, actual[field], expected[field]);
  if (sameValue(actual.context, expected.context)) return undefined;
  if (!isRecord(actual.context) || !isRecord(expected.context))
    return inWords('context', actual.context, expected.context);
  const { context } = expected;
  const fields = new Set([...Object.keys(actual.context), ...Object.keys(context)]);
  for (const field of fields)
    if (!sameValue(actual.context[field], context[field]))
      return inWords(`context.${field}`, actual.context[field], context[field]);
  return undefined;
}

function inWords(what: string, actual: unknown, expected: unknown): string {
  return `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableRecordingError('the recording is no JSON', { cause: error });
  }
}

function isObservation(value: unknown): value is Observation {
  return (
    isRecord(value) &&
    isString(value['status']) &&
    (isString(value['state']) || isRecord(value['state'])) &&
    Array.isArray(value['tags']) &&
    'context' in value &&
    Array.isArray(value['effects'])
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
