import type { Page } from '@playwright/test';
import { openStory, type PictureTransform } from '../support/gallery-page.ts';
import { expect, test } from '../support/test.ts';

/** seven pictures with captions */
const atlas = '/new/general/1405';
const frame = { width: 390, height: 844 };
const whole: PictureTransform = { x: 0, y: 0, zoom: 1 };

/** A motion of something by itself: how long it took, ms, and how that lay at its ends. */
interface Motion {
  readonly time: number;
  readonly from: PictureTransform;
  readonly to: PictureTransform;
}

/** Has the page note what its gallery moves by itself. */
async function noteMotions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: object[] = [];
    Object.assign(globalThis, { motions: noted });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      const { effect } = animation;
      const isOfGallery = this.closest('[role=dialog]') !== null;
      if (!isOfGallery || !(effect instanceof KeyframeEffect)) return animation;
      const transforms = effect.getKeyframes().flatMap(({ transform }) => transform ?? []);
      const [from, to] = [transforms[0], transforms.at(-1)].map((transform) => {
        const { e, f, a } = new DOMMatrix(String(transform));
        return { x: e, y: f, zoom: a };
      });
      if (transforms.length > 0) noted.push({ time: effect.getTiming().duration, from, to });
      return animation;
    };
  });
}

const lastMotion = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { motions: Motion[] }).motions.at(-1));

/** The same to a reader’s eye. */
const near = ({ x, y, zoom }: PictureTransform): unknown => ({
  x: expect.closeTo(x, 0),
  y: expect.closeTo(y, 0),
  zoom: expect.closeTo(zoom, 2),
});

test('a picture comes from its thumbnail’s place and goes back there in 0.3 s, the next one in 0.5 s, 15 px behind', async ({
  page,
}) => {
  await noteMotions(page);
  const gallery = await openStory(page, atlas);
  const image = gallery.thumbnail(2).locator('img');
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  if (box === null) throw new Error('the thumbnail is not to be seen');
  const thumbnail = {
    x: box.x + box.width / 2 - frame.width / 2,
    y: box.y + box.height / 2 - frame.height / 2,
    zoom: box.width / frame.width,
  };
  await gallery.thumbnail(2).tap();
  await gallery.untilShown(2);
  await expect(gallery.dialog.getByText('每印一色都要等上一色干透')).toBeVisible();
  expect(await lastMotion(page)).toEqual({ time: 300, from: near(thumbnail), to: near(whole) });

  await page.keyboard.press('ArrowRight');
  await gallery.untilShown(3);
  await expect(gallery.dialog.getByText('红纸对折三次')).toBeVisible();
  const row = (number: number) => near({ ...whole, x: -(number - 1) * (frame.width + 15) });
  expect(await lastMotion(page)).toEqual({ time: 500, from: row(2), to: row(3) });

  await page.keyboard.press('ArrowLeft');
  await gallery.untilShown(2);
  await page.keyboard.press('Escape');
  await gallery.untilClosed();
  expect(await lastMotion(page)).toEqual({ time: 300, from: near(whole), to: near(thumbnail) });
});
