import { CannotSendError, drive, type MachineDriver } from '#machines/proof/drive.ts';
import type { MachineProof } from '#machines/proof/proof.ts';
import { parseTypedEvent, type TypedEvent } from '#machines/proof/typed-events.ts';

/** The state of the workbench, as stored in the URL fragment. */
export interface Session {
  /** of the machine */
  readonly name: string;
  readonly start: string;
  readonly events: readonly TypedEvent[];
  /** name of the machine that is compared with this one */
  readonly comparedWith?: string;
}

export interface OpenSession {
  readonly proof: MachineProof;
  readonly session: Session;
  readonly machine: MachineDriver;
  /** why the rest of the URL was not applied; undefined if all of it was */
  readonly fault: string | undefined;
}

/** Serializes a session for the URL fragment. */
export function writeSession({ name, start, events, comparedWith }: Session): string {
  const fields = events.map(({ type, payload }) => [
    'do',
    payload === undefined ? type : `${type} ${JSON.stringify(payload)}`,
  ]);
  const comparison = comparedWith === undefined ? [] : [['compare', comparedWith]];
  return new URLSearchParams([['machine', name], ['start', start], ...comparison, ...fields]).toString();
}

/** Starts the machine named in the URL fragment and sends its events, up to the first that cannot be sent. */
export function openSession(hash: string, machines: readonly MachineProof[]): OpenSession | undefined {
  const fields = new URLSearchParams(hash);
  const [first] = machines;
  const name = fields.get('machine') ?? first?.name;
  const proof = machines.find((each) => each.name === name) ?? first;
  if (proof === undefined) return undefined;
  const starts = Object.keys(proof.starts);
  const requested = fields.get('start') ?? starts[0] ?? '';
  const start = starts.includes(requested) ? requested : (starts[0] ?? '');
  const machine = drive(proof, start);
  const events: TypedEvent[] = [];
  const other = fields.get('compare') ?? undefined;
  const comparedWith = machines.some((each) => each.name === other) ? other : undefined;
  const openedWith = (fault: string | undefined) => ({
    proof,
    session: { name: proof.name, start, events, ...(comparedWith !== undefined && { comparedWith }) },
    machine,
    fault,
  });
  if (proof.name !== name) return openedWith(`没有状态机“${name}”。`);
  if (other !== comparedWith) return openedWith(`没有状态机“${other}”可以比较。`);
  if (start !== requested) return openedWith(`${proof.name} 没有起点“${requested}”。`);
  for (const text of fields.getAll('do')) {
    try {
      const event = readEvent(text);
      machine.send(parseTypedEvent(proof, event));
      events.push(event);
    } catch (error) {
      if (!(error instanceof CannotSendError)) throw error;
      return openedWith(error.message);
    }
  }
  return openedWith(undefined);
}

function readEvent(text: string): TypedEvent {
  const space = text.indexOf(' ');
  if (space === -1) return { type: text };
  return { type: text.slice(0, space), payload: readPayload(text.slice(space + 1)) };
}

/** @throws CannotSendError with a message for the tester */
export function readPayload(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CannotSendError(`内容不是 JSON：${error instanceof Error ? error.message : String(error)}`);
  }
}
