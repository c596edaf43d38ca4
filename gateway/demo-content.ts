import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './db/database.ts';
import { StartError } from './db/start-error.ts';
import { repository } from './module-files.ts';
import type { Vault } from './services/encryption/personal-data-vault.ts';

const demoFolder = join(repository, 'demo');
/** Name of the demo content in the table `loaded_content`. */
const contentName = 'demo';

interface DemoOptions {
  /** whether to load the demo content into a database that never had it */
  readonly isWanted: boolean;
  readonly clock: () => Date;
  readonly vault: Pick<Vault, 'fingerprint'>;
}

/**
 * Loads the demo content into a database that never had it. Only this and `importDemo` access `demo/`; without demo
 * content the folder may be absent.
 * @returns the folder of its media; undefined when the database holds no demo content
 * @throws StartError when the folder is missing; ContentError when a content file is missing or invalid
 */
export async function prepareDemo(db: Database, options: DemoOptions): Promise<string | undefined> {
  if (!(await isLoaded(db))) {
    if (!options.isWanted) return undefined;
    if (!existsSync(demoFolder))
      throw new StartError(
        `没有示例内容的目录 ${demoFolder}；不需要示例内容时请设 DEMO_CONTENT=off。\n` +
          `The folder of the demo content is missing: set DEMO_CONTENT=off to start without it.`,
      );
    const { loadDemo } = await importDemo();
    const { clock, vault } = options;
    await loadDemo(db, { name: contentName, mediaBase: '/media/demo', clock, vault });
  }
  return `${demoFolder}/media`;
}

/** A dynamic import: only the first start of a database needs the content and its validation. */
export const importDemo = () => import('../demo/load/load-demo.ts');

async function isLoaded(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('loaded_content')
    .select('name')
    .where('name', '=', contentName)
    .executeTakeFirst();
  return row !== undefined;
}
