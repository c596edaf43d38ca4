import { CannotSend, drive, type Drive } from '#machines/proof/drive.ts';
import type { MachineProof } from '#machines/proof/proof.ts';
import { toEvent, type Word } from '#machines/proof/words.ts';

/** Everything that says where a tester is: the same text in the address leads there again. */
export interface Session {
  /** the machine's */
  readonly name: string;
  readonly start: string;
  readonly words: readonly Word[];
}

export interface Situation {
  readonly proof: MachineProof;
  readonly session: Session;
  readonly machine: Drive;
  /** why the rest of the address was not followed; undefined where all of it was */
  readonly fault: string | undefined;
}

/** The session as the text after `#`. */
export function writeSession({ name, start, words }: Session): string {
  const fields = words.map(({ type, payload }) => [
    'do',
    payload === undefined ? type : `${type} ${JSON.stringify(payload)}`,
  ]);
  return new URLSearchParams([['machine', name], ['start', start], ...fields]).toString();
}

/** Starts the machine that the address names and sends it the events there, as far as they can be sent. */
export function openSession(hash: string, machines: readonly MachineProof[]): Situation | undefined {
  const fields = new URLSearchParams(hash);
  const [first] = machines;
  const name = fields.get('machine') ?? first?.name;
  const proof = machines.find((each) => each.name === name) ?? first;
  if (proof === undefined) return undefined;
  const starts = Object.keys(proof.starts);
  const asked = fields.get('start') ?? starts[0] ?? '';
  const start = starts.includes(asked) ? asked : (starts[0] ?? '');
  const machine = drive(proof, start);
  const words: Word[] = [];
  const at = (fault: string | undefined) => ({
    proof,
    session: { name: proof.name, start, words },
    machine,
    fault,
  });
  if (proof.name !== name) return at(`没有状态机“${name}”。`);
  if (start !== asked) return at(`${proof.name} 没有起点“${asked}”。`);
  for (const text of fields.getAll('do')) {
    try {
      const word = readWord(text);
      machine.send(toEvent(proof, word));
      words.push(word);
    } catch (error) {
      if (!(error instanceof CannotSend)) throw error;
      return at(error.message);
    }
  }
  return at(undefined);
}

function readWord(text: string): Word {
  const space = text.indexOf(' ');
  if (space === -1) return { type: text };
  return { type: text.slice(0, space), payload: readPayload(text.slice(space + 1)) };
}

/** @throws CannotSend with a sentence for the tester */
export function readPayload(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CannotSend(`内容不是 JSON：${error instanceof Error ? error.message : String(error)}`);
  }
}
