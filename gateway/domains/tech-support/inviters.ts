import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';

/** The reader who sent an invitation. @throws Failure 404 when there is no such reader, or the account was deleted */
export async function inviterOf(db: Database, inviterId: string): Promise<Schemas['Inviter']> {
  const reader = await db
    .selectFrom('users')
    .select(['name', 'head_img'])
    .where('id', '=', inviterId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reader) throw notFound('这份邀请已经失效');
  return { name: reader.name, headImg: reader.head_img };
}
