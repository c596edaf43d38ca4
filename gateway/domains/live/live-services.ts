import type { Transaction } from 'kysely';
import type { Database, OpenDatabase } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../shared/deps.ts';
import { groupCommit } from '../shared/group-commit.ts';
import { createLiveHub, type LiveHub } from './stream/live-hub.ts';
import { lockRoom, type RoomRow } from './room/room-rows.ts';

/** What the live handlers need besides the database. */
export interface LiveServices {
  readonly hub: LiveHub;
  readonly writeInRoom: WriteInRoom;
}

/**
 * Runs a write with the room's row locked. Concurrent writes in one room share a transaction; resolves after the commit.
 * @throws Failure 404 if there is no such room
 */
export type WriteInRoom = <Answer>(
  roomId: string,
  write: (transaction: Transaction<Schema>, room: RoomRow) => Promise<Answer>,
) => Promise<Answer>;

/** Starts no timers or listeners until the first viewer. */
export function createLiveServices(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  deps: Pick<Deps, 'clock' | 'log'>,
): LiveServices {
  return { hub: createLiveHub(database, deps), writeInRoom: createRoomWriter(database.db) };
}

function createRoomWriter(db: Database): WriteInRoom {
  const commit = groupCommit(db);
  return (roomId, write) =>
    commit(roomId, async (transaction) => write(transaction, await lockRoom(transaction, roomId)));
}
