import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { User } from './tokens.ts';

/**
 * The oldest reader with this name, created when there is none. Names are not unique: for the editor CLI only, not
 * for sign-in.
 */
export async function readerNamed(db: Database, name: string, now: Date): Promise<User> {
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('users')
      .selectAll()
      .where('name', '=', name)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (known) return known;
    return transaction
      .insertInto('users')
      .values({
        id: newId(now),
        name,
        head_img: '',
        user_type: 0,
        user_des: '',
        city_id: null,
        created_at: shanghaiTime(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
