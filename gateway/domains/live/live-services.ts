import type { Transaction } from 'kysely';
import type { Database, OpenDatabase } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../shared/deps.ts';
import { groupCommit } from '../shared/group-commit.ts';
import { createLiveHub, type LiveHub } from './stream/live-hub.ts';
import { holdRoom, type RoomRow } from './room/room-rows.ts';

/** What lives need beside the database. */
export interface LiveServices {
  readonly hub: LiveHub;
  readonly inRoom: InRoom;
}

/**
 * Writes something in a live, together with what others write there at the same time; resolves once it is committed.
 * @throws Failure 404 when there is no such live
 */
export type InRoom = <Answer>(
  roomId: string,
  write: (transaction: Transaction<Schema>, room: RoomRow) => Promise<Answer>,
) => Promise<Answer>;

/** Nothing runs before somebody watches or writes. */
export function openLiveServices(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  deps: Pick<Deps, 'clock' | 'log'>,
): LiveServices {
  return { hub: createLiveHub(database, deps), inRoom: inRoomOf(database.db) };
}

function inRoomOf(db: Database): InRoom {
  const commit = groupCommit(db);
  return (roomId, write) =>
    commit(roomId, async (transaction) => write(transaction, await holdRoom(transaction, roomId)));
}
