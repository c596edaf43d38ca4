import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseUnknownVariables } from '../config.ts';
import { databaseLocation } from '../db/location.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/database.ts';
import { stripControlCharacters } from '../domains/shared/plain-text.ts';
import { runLeased } from '../db/job-lease.ts';
import { openDatabase } from '../db/open.ts';
import { StartError } from '../db/start-error.ts';
import { unlistedMediaOrigins } from '../services/media/media-origins.ts';
import { openLocalMediaStore, openObjectMediaStore } from '../services/media/media-store.ts';
import { openObjectStore } from '../open-object-store.ts';
import { ImportError } from './import-error.ts';
import { importFeed, type ImportCounts } from './import-feed.ts';
import { createPictureStore } from './picture-store.ts';

export interface Terminal {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** prints a line that the next one overwrites */
  readonly progress: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const usage = `npm run import -- [--section <channel>] [--private-host <host[:port]>]… <file-or-url>…

Loads RSS 2.0/1.0/0.9x, Atom and JSON feeds. Stories go into the channel that fits their labels,
or all into the one named by --section: shandong, city, economy, education, culture, health, sports, rural.
Pictures and redirects on private networks are not followed; --private-host allows one host of your own.`;

/** Imports the feeds of one command line. Resolves to the exit code: 1 when any of them failed. */
export async function runImport(args: readonly string[], terminal: Terminal): Promise<number> {
  const { env } = terminal;
  // messages quote the feed
  const print = (line: string) => terminal.print(stripControlCharacters(line));
  const complain = (line: string) => terminal.complain(stripControlCharacters(line));
  const parsed = parseArguments(args);
  if (typeof parsed === 'string') {
    complain(`${parsed}\n\n${usage}`);
    return 1;
  }
  if (parsed.sources.length === 0) {
    print(usage);
    return parsed.help ? 0 : 1;
  }
  try {
    refuseUnknownVariables(env);
    const location = databaseLocation(env);
    const objects = await openObjectStore(env);
    const { jobs: db, close } = await openDatabase(location);
    try {
      await migrate(db);
      const pictureStore = createPictureStore(
        db,
        objects === undefined
          ? openLocalMediaStore(join(location.dataDir, 'media'))
          : openObjectMediaStore(objects),
      );
      let failed = 0;
      const hasRun = await runLeased(db, 'import', async (isLost) => {
        failed = await importAll(parsed, db, pictureStore, { ...terminal, print, complain }, isLost);
      });
      if (hasRun) return failed === 0 ? 0 : 1;
      complain(
        '另一个导入正在进行；如果它已中断，一分钟后可以再试。\nAnother import is running; if it was interrupted, try again in a minute.',
      );
      return 1;
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    complain(error.message);
    return 1;
  }
}

interface ImportArguments {
  readonly sources: readonly string[];
  readonly section: string | undefined;
  readonly privateHosts: readonly string[];
  readonly help: boolean;
}

function parseArguments(args: readonly string[]): ImportArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        section: { type: 'string' },
        'private-host': { type: 'string', multiple: true },
        help: { type: 'boolean' },
      },
    });
    return {
      sources: positionals,
      section: values.section,
      privateHosts: values['private-host'] ?? [],
      help: values.help ?? false,
    };
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

/** @returns how many feeds failed */
async function importAll(
  { sources, section, privateHosts }: ImportArguments,
  db: Database,
  pictureStore: ReturnType<typeof createPictureStore>,
  { print, complain, progress, env }: Terminal,
  isLost: () => boolean,
): Promise<number> {
  let failed = 0;
  for (const source of sources) {
    if (isLost()) {
      failed += 1;
      complain(`${source}: the database was out of reach for a minute. Nothing was written.`);
      continue;
    }
    try {
      const counts = await importFeed(source, {
        db,
        pictureStore,
        now: new Date(),
        privateHosts,
        ...(section !== undefined && { sectionId: section }),
        onProgress: (done, total) => progress(`${source}: ${done}/${total}`),
      });
      progress('');
      print(report(source, counts, env));
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      failed += 1;
      progress('');
      complain(`${source}: ${error.message}. Nothing was written.`);
    }
  }
  return failed;
}

function report(
  source: string,
  { title, skipped, missingPictures, pictureLimits, mediaUrls, ...counts }: ImportCounts,
  env: Terminal['env'],
): string {
  const head = `${source} (${title}): ${counts.new} new, ${counts.updated} updated, ${counts.unchanged} unchanged, ${skipped.length} skipped`;
  const pictures =
    missingPictures > 0
      ? [`  ${missingPictures} pictures could not be fetched; they are shown as missing`]
      : [];
  if (pictureLimits !== undefined)
    pictures.push(
      `  the pictures of one feed are limited to ${pictureLimits}; import the feed again to fetch more of them`,
    );
  const unlisted = unlistedMediaOrigins(mediaUrls, env);
  const media =
    unlisted.length > 0
      ? [
          `  pages will not play audio and video on ${unlisted.join(', ')} until STREAM_ORIGINS of the gateway lists it`,
        ]
      : [];
  const reasons = skipped.map(({ item, reason }) => `  skipped “${item}”: ${reason}`);
  return [head, ...reasons, ...pictures, ...media].join('\n');
}
