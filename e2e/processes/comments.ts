import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** Writes a comment on a story. @returns its id @throws Error if it is refused */
export async function writeComment(origin: string, token: string): Promise<string> {
  const response = await fetch(`${origin}/gw/add_lev1?timestamp=${Date.now()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({
      newsId: '1001',
      clientId: randomUUID(),
      body: '好',
      ak: 'device',
      userAgent: 'test',
    }),
  });
  const { data }: { data?: { id: string } } = await response.json();
  if (data === undefined) throw new Error(`a comment was refused with ${response.status}`);
  return data.id;
}

/** Ids of all comments of an embedded database that is not open. */
export function commentsIn(dataDir: string): string[] {
  const file = new Sqlite(join(dataDir, 'gateway.sqlite'), { readonly: true });
  try {
    return file.prepare<[], string>('select id from comments').pluck().all();
  } finally {
    file.close();
  }
}
