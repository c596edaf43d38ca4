import { fromBase64, toBase64 } from './bytes.ts';
import { MalformedError } from './malformed-error.ts';
import { hashBytes, type TreeHead } from './merkle-tree.ts';
import { parseNote, type SignedNote } from './signed-note.ts';

/** The head of a log at one size, as in https://c2sp.org/tlog-checkpoint. */
export interface Checkpoint extends TreeHead {
  /** names the log, such as `news.example/ledger` */
  readonly origin: string;
}

/** The text of a checkpoint, to be signed as a note. @throws MalformedError for an origin that is no line of text */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  const text = `${origin}\n${size}\n${toBase64(root)}\n`;
  parseCheckpointText(text);
  return text;
}

/** Reads a signed checkpoint without verifying its signatures. @throws MalformedError naming the line */
export function parseCheckpoint(note: string): {
  readonly checkpoint: Checkpoint;
  readonly note: SignedNote;
} {
  const parsed = parseNote(note);
  return { checkpoint: parseCheckpointText(parsed.text), note: parsed };
}

function parseCheckpointText(text: string): Checkpoint {
  const lines = text.split('\n').slice(0, -1);
  const [origin, size, root] = lines;
  if (origin === undefined || size === undefined || root === undefined)
    throw new MalformedError('checkpoint', 'must have at least three lines: origin, size, root hash');
  const empty = lines.indexOf('');
  if (empty >= 0) throw new MalformedError(`checkpoint, line ${empty + 1}`, 'must not be empty');
  const hash = fromBase64(root, 'checkpoint, line 3 (root hash)');
  if (hash.length !== hashBytes)
    throw new MalformedError(
      'checkpoint, line 3 (root hash)',
      `must have ${hashBytes} bytes, not ${hash.length}`,
    );
  return { origin, size: parseCount(size, 'checkpoint, line 2 (size)'), root: hash };
}

/** Reads a decimal number without leading zeros. @throws MalformedError */
export function parseCount(text: string, part: string): number {
  const count = Number(text);
  if (!/^(?:0|[1-9]\d*)$/.test(text) || !Number.isSafeInteger(count))
    throw new MalformedError(
      part,
      `must be a decimal number below 2^53 without leading zeros, not ${JSON.stringify(text)}`,
    );
  return count;
}
