import type { Locator, Page } from '@playwright/test';
import { settled } from './network.ts';
import { expect, hydrated } from './test.ts';

/** Translation in px and scale of a picture in the gallery's frame. */
export interface PictureTransform {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The gallery of a story. */
export interface GalleryPage {
  readonly dialog: Locator;
  /** status text such as `第 2 张，共 3 张` */
  readonly positionLabel: Locator;
  thumbnail(number: number): Locator;
  /** Waits until the gallery shows the picture, its animations have ended and it has a history entry of its own. */
  untilShown(number: number): Promise<void>;
  /** Waits until the current picture has loaded: from then on it stays rendered when another one is shown. */
  untilLoaded(): Promise<void>;
  /** Waits until the gallery is hidden and its history entry removed, so that it can be opened again. */
  untilClosed(): Promise<void>;
  /** of the current picture */
  pictureTransform(): Promise<PictureTransform>;
  /** number of the picture in the address; 0 if there is none */
  pictureInAddress(): Promise<number>;
}

export function galleryOf(page: Page): GalleryPage {
  const dialog = page.getByRole('dialog', { name: '看大图' });
  const positionLabel = dialog.getByRole('status').filter({ hasText: '张，共' });
  const inAddress = () => page.evaluate(() => Number(new URLSearchParams(location.search).get('picture')));
  return {
    dialog,
    positionLabel,
    thumbnail: (number) => page.locator(`article [data-picture="${number}"]`),
    async untilShown(number) {
      await expect(positionLabel).toHaveText(new RegExp(`^第 ${number} 张`));
      await page.waitForFunction(() => {
        const moving = document.getAnimations().filter(({ effect }) => {
          if (!(effect instanceof KeyframeEffect)) return false;
          const isEndless = effect.getComputedTiming().iterations !== 1;
          return !isEndless && Boolean(effect.target?.closest('[role=dialog]'));
        });
        return moving.length === 0;
      });
      // the history entry is added after the frame that shows the picture
      await expect.poll(inAddress).toBeGreaterThan(0);
    },
    async untilLoaded() {
      await expect(dialog.locator('[data-current] > img')).toBeVisible();
      // the placeholder
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
  /** leaves the gallery to the first tap on a picture */
  readonly isDataSaver?: boolean;
}

/** Opens a story and waits until everything has loaded, including its gallery, as on the touch before a tap. */
export async function openStory(
  page: Page,
  address: string,
  { isDataSaver = false }: OpenStoryOptions = {},
): Promise<GalleryPage> {
  await page.goto(address);
  await hydrated(page);
  await settled(page);
  if (!isDataSaver) {
    await page.locator('[data-picture]').first().dispatchEvent('pointerdown', { bubbles: true });
    await page.locator('[role=dialog][aria-label=看大图]').waitFor({ state: 'attached' });
  }
  return galleryOf(page);
}

/** Opens the gallery with a tap on a picture of the story. */
export async function openPicture(gallery: GalleryPage, number: number): Promise<void> {
  await gallery.thumbnail(number).scrollIntoViewIfNeeded();
  await gallery.thumbnail(number).tap();
  await gallery.untilShown(number);
}
