import type { Transaction } from 'kysely';
import { newId, timedId } from '../../db/ids.ts';
import type { Schema } from '../../db/schema.ts';
import type { Order } from '../shared/paging.ts';
import type { Subject } from './subjects.ts';

// Heat of a comment: likes + shown replies, in the column `hot`; comments of equal heat are sorted by id, newest first.
// Later pages of a list keep the order of the moment when its first page was loaded, although heat changes meanwhile,
// so that no comment is repeated or skipped.

/** How long a list keeps its initial order; after that it continues with the order of this long ago. */
const orderLifetimeMs = 30 * 60_000;

interface HeatChange {
  /** of a top-level comment */
  readonly commentId: string;
  readonly subject: Subject;
  readonly before: number;
  readonly now: Date;
}

/** Records a comment's heat before a change. Call it while the comment's row is locked, before the subject's row is. */
export async function recordHeatChange(
  transaction: Transaction<Schema>,
  { commentId, subject, before, now }: HeatChange,
): Promise<void> {
  await transaction
    .insertInto('comment_heats')
    .values({
      id: newId(now),
      subject_type: subject.type,
      subject_id: subject.id,
      comment_id: commentId,
      hot: before,
    })
    .execute();
  await transaction
    .deleteFrom('comment_heats')
    .where('id', '<', timedId(new Date(now.getTime() - orderLifetimeMs), 0))
    .execute();
}

/** Position in a list by heat: when the list was started, and the heat of its last comment at that time. */
export interface HeatPosition {
  /** sorts after all heat changes before the list was started, and before all later ones */
  readonly asOf: string;
  readonly hot: number;
}

const maxTail = 36 ** 8 - 1;
const keyPattern = /^([0-9a-z]{17})\.(\d{1,10})$/;

/** Hottest first, by the heat when the list was started. */
export const hottestAtStart: Order<string> = {
  mark: 'c',
  direction: 'desc',
  isKey: (value: unknown): value is string => typeof value === 'string' && parseHeatKey(value) !== undefined,
};

export const startKeyAt = (now: Date): string => timedId(now, maxTail);

export const heatKey = ({ asOf, hot }: HeatPosition): string => `${asOf}.${hot}`;

/** Parses such a key; undefined for an invalid one. */
export function parseHeatKey(key: string): HeatPosition | undefined {
  const [, asOf, digits] = keyPattern.exec(key) ?? [];
  const hot = Number(digits);
  return asOf === undefined || hot >= 2 ** 31 ? undefined : { asOf, hot };
}
