import type { Database } from '../../gateway/db/open.ts';
import type { DemoContent } from './content-types.ts';

export interface SeedOptions {
  /** address under which `demo/media` is served, such as `/media/demo` */
  readonly mediaBase: string;
  readonly clock: () => Date;
  /** read from the content files when left out */
  readonly content?: DemoContent;
}

/**
 * Loads the demo content into a database that never had it, in one transaction; processes that start at once load it
 * once. Resolves to whether it was loaded now. Throws `ContentError` when a file is missing or wrong.
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<boolean> {
  if (await isLoaded(db)) return false;
  // all other starts do without what makes the content
  const { loadDemo } = await import('./load-demo.ts');
  return loadDemo(db, options, contentName);
}

const contentName = 'demo';

async function isLoaded(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('loaded_content')
    .select('name')
    .where('name', '=', contentName)
    .executeTakeFirst();
  return row !== undefined;
}
