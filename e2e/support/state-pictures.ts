import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { AnyMachineSnapshot } from 'xstate';

const folder = fileURLToPath(new URL('../../src/workbench/pictures', import.meta.url));
/** set by `npm run machines -- --pictures` */
const isKeeping = process.env.STATE_PICTURES !== undefined;
/** states that this worker has pictured */
const kept = new Set<string>();

/** Saves what the page looks like in each tagged state of the snapshot. */
export async function keepStatePictures(
  page: Page,
  machine: string,
  { _nodes }: AnyMachineSnapshot,
): Promise<void> {
  for (const { tags, path } of _nodes)
    if (tags.length > 0) await keepStatePicture(page, machine, path.join('.'));
}

/** Saves what the page looks like in a state, for the testers' page; the first of each worker stays. */
export async function keepStatePicture(page: Page, machine: string, state: string): Promise<void> {
  const file = join(folder, machine, `${state}.webp`);
  if (!isKeeping || kept.has(file)) return;
  kept.add(file);
  await mkdir(dirname(file), { recursive: true });
  const picture = await page.screenshot({ scale: 'css', animations: 'disabled' });
  await sharp(picture).webp({ quality: 60 }).toFile(file);
}
