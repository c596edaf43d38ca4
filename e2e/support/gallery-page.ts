import type { Locator, Page } from '@playwright/test';
import { settled } from './network.ts';
import { expect, hydrated } from './test.ts';

/** How a picture lies in the frame. */
export interface PictureTransform {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The gallery of a story, as a reader meets it. */
export interface GalleryPage {
  readonly dialog: Locator;
  /** what is said of where it stands: `第 2 张，共 3 张` */
  readonly positionLabel: Locator;
  thumbnail(number: number): Locator;
  /** Waits until the gallery shows the picture, nothing moves any more, and going back would close it. */
  untilShown(number: number): Promise<void>;
  /** Waits until the current picture has come: from then on it stays when another one is shown. */
  untilLoaded(): Promise<void>;
  /** Waits until it is out of sight, and its entry out of the history: from then on it can be opened anew. */
  untilClosed(): Promise<void>;
  /** of the current picture */
  pictureTransform(): Promise<PictureTransform>;
  /** number of the picture in the address, 0 where it names none */
  pictureInAddress(): Promise<number>;
}

export function galleryOf(page: Page): GalleryPage {
  const dialog = page.getByRole('dialog', { name: '看大图' });
  const told = dialog.getByRole('status').filter({ hasText: '张，共' });
  const inAddress = () => page.evaluate(() => Number(new URLSearchParams(location.search).get('picture')));
  return {
    dialog,
    positionLabel: told,
    thumbnail: (number) => page.locator(`article [data-picture="${number}"]`),
    async untilShown(number) {
      await expect(told).toHaveText(new RegExp(`^第 ${number} 张`));
      await page.waitForFunction(() => {
        const moving = document.getAnimations().filter(({ effect }) => {
          if (!(effect instanceof KeyframeEffect)) return false;
          const isEndless = effect.getComputedTiming().iterations !== 1;
          return !isEndless && Boolean(effect.target?.closest('[role=dialog]'));
        });
        return moving.length === 0;
      });
      // the history's entry comes after the frame that shows the picture, which may be late
      await expect.poll(inAddress).toBeGreaterThan(0);
    },
    async untilLoaded() {
      await expect(dialog.locator('[data-current] > img')).toBeVisible();
      // what stands in its place until then
      await expect(dialog.locator('[data-current] > span')).toHaveCount(0);
    },
    async untilClosed() {
      await expect(dialog).toBeHidden();
      await expect.poll(inAddress).toBe(0);
    },
    pictureTransform: () =>
      dialog.locator('[data-current]').evaluate((element) => {
        const { e, f, a } = new DOMMatrix(getComputedStyle(element).transform);
        return { x: e, y: f, zoom: a };
      }),
    pictureInAddress: inAddress,
  };
}

interface OpenStoryOptions {
  /** nothing is fetched ahead, the gallery neither */
  readonly isDataSaver?: boolean;
}

/** Opens a story, all of it at rest and its gallery ready. */
export async function openStory(
  page: Page,
  address: string,
  { isDataSaver: isThrifty = false }: OpenStoryOptions = {},
): Promise<GalleryPage> {
  await page.goto(address);
  await hydrated(page);
  await settled(page);
  if (!isThrifty) await page.locator('[role=dialog][aria-label=看大图]').waitFor({ state: 'attached' });
  return galleryOf(page);
}

/** Opens the gallery by a tap on a picture of the story. */
export async function openPicture(gallery: GalleryPage, number: number): Promise<void> {
  await gallery.thumbnail(number).scrollIntoViewIfNeeded();
  await gallery.thumbnail(number).tap();
  await gallery.untilShown(number);
}
