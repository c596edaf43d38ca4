import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGateway, type RunningGateway } from '../../e2e/support/gateway.ts';
import { migrate } from '../../gateway/db/migrate.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { insertStories } from '../../gateway/domains/news/story/story-store.ts';

const pictureCount = 20;
const demoPictures = fileURLToPath(new URL('../../demo/media/pictures', import.meta.url));
const storyId = 'gallery';

export interface GallerySite {
  readonly gateway: RunningGateway;
  /** address of the story with the pictures */
  readonly address: string;
  /** addresses of its pictures, in order, in the size that stories show */
  readonly pictures: readonly string[];
  stop(): Promise<void>;
}

/** Starts the gateway in production mode with a story of twenty pictures, all resized beforehand. */
export async function startGallerySite(): Promise<GallerySite> {
  const names = (await readdir(demoPictures)).toSorted().slice(0, pictureCount);
  const originals = names.map((name) => `/media/demo/pictures/${name}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'gallery-site-'));
  await insertStory(dataDir, originals);
  const environment = { NODE_ENV: 'production', GATEWAY_SENTINELS: '0' };
  const gateway = await startGateway({ dataDir, environment });
  const pictures = originals.map((path) => `${gateway.origin}${path}-article7.0.4`);
  const accept = { accept: 'image/avif,image/webp,*/*' };
  await Promise.all(pictures.map((picture) => fetch(picture, { headers: accept })));
  return {
    gateway,
    address: `${gateway.origin}/new/general/${storyId}`,
    pictures,
    async stop() {
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function insertStory(dataDir: string, pictures: readonly string[]): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  const figures = pictures.map(
    (path, index) =>
      `<figure><img src="${path}" alt="图${index + 1}" width="1280" height="853" data-color="#336699"></figure>`,
  );
  await db.transaction().execute((transaction) =>
    insertStories(transaction, [
      {
        id: storyId,
        kind: 'atlas',
        title: '二十张图片',
        summary: '',
        source: '齐鲁晚报',
        publishedAt: '2026-01-01 08:00:00',
        sectionId: 'shandong',
        labels: [],
        covers: [],
        cardStyle: 'thumb',
        body: figures.join('\n'),
      },
    ]),
  );
  await close();
}
