import type { Transaction } from 'kysely';
import { newId, timedId } from '../../db/ids.ts';
import type { Schema } from '../../db/schema.ts';
import type { Order } from '../shared/paging.ts';
import type { Subject } from './subjects.ts';

// How hot a comment is: likes + shown replies. It stands in the column `hot`, and equal ones go by id, newest first. A
// list that was begun goes on in the order of that moment, whatever is liked meanwhile: so nothing is met twice, and
// nothing slips past its reader.

/** ms for which a list keeps the order it began with; after that it goes on in the order of so long ago */
const remembered = 30 * 60_000;

interface HeatChange {
  /** of the first level */
  readonly commentId: string;
  readonly subject: Subject;
  readonly before: number;
  readonly now: Date;
}

/** Notes how hot a comment was before it changed. Call it while the comment's row is held, before the subject's. */
export async function noteHeat(
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
    .where('id', '<', timedId(new Date(now.getTime() - remembered), 0))
    .execute();
}

/** Where a list of the hottest goes on: when it began, and how hot its last comment was then. */
export interface HeatPlace {
  /** sorts after the changes that had been made when the list began, before those that came later */
  readonly asOf: string;
  readonly hot: number;
}

const lastOfMoment = 36 ** 8 - 1;
const place = /^([0-9a-z]{17})\.(\d{1,10})$/;

/** The hottest first, as they were when the list began. */
export const hottestThen: Order<string> = {
  mark: 'c',
  direction: 'desc',
  isKey: (value: unknown): value is string => typeof value === 'string' && heatPlaceOf(value) !== undefined,
};

export const beginningAt = (now: Date): string => timedId(now, lastOfMoment);

export const heatKey = ({ asOf, hot }: HeatPlace): string => `${asOf}.${hot}`;

/** What such a key says; undefined when it is none. */
export function heatPlaceOf(key: string): HeatPlace | undefined {
  const [, asOf, digits] = place.exec(key) ?? [];
  const hot = Number(digits);
  return asOf === undefined || hot >= 2 ** 31 ? undefined : { asOf, hot };
}
