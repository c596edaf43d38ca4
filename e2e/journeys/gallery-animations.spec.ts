import type { Page } from '@playwright/test';
import { openStory, type PictureTransform } from '../support/gallery-page.ts';
import { expect, test } from '../support/test.ts';

/** seven pictures with captions */
const atlas = '/new/general/1405';
const frame = { width: 390, height: 844 };
const whole: PictureTransform = { x: 0, y: 0, zoom: 1 };

/** An animation: its duration in ms, and its first and last transform. */
interface RecordedAnimation {
  readonly durationMs: number;
  readonly from: PictureTransform;
  readonly to: PictureTransform;
}

/** Records the gallery's animations. */
async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: object[] = [];
    Object.assign(globalThis, { recordedAnimations: recorded });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...parameters) {
      const animation = animate.apply(this, parameters);
      const { effect } = animation;
      const isInGallery = this.closest('[role=dialog]') !== null;
      if (!isInGallery || !(effect instanceof KeyframeEffect)) return animation;
      const transforms = effect.getKeyframes().flatMap(({ transform }) => transform ?? []);
      const [from, to] = [transforms[0], transforms.at(-1)].map((transform) => {
        const { e, f, a } = new DOMMatrix(String(transform));
        return { x: e, y: f, zoom: a };
      });
      if (transforms.length > 0) recorded.push({ durationMs: effect.getTiming().duration, from, to });
      return animation;
    };
  });
}

const lastAnimation = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { recordedAnimations: RecordedAnimation[] }).recordedAnimations.at(-1),
  );

/** Matches a transform that looks the same. */
const near = ({ x, y, zoom }: PictureTransform): unknown => ({
  x: expect.closeTo(x, 0),
  y: expect.closeTo(y, 0),
  zoom: expect.closeTo(zoom, 2),
});

test('a picture opens from its thumbnail and closes to it in 0.3 s; the next one slides in within 0.5 s at a distance of 15 px', async ({
  page,
}) => {
  await recordAnimations(page);
  const gallery = await openStory(page, atlas);
  const image = gallery.thumbnail(2).locator('img');
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  if (box === null) throw new Error('the thumbnail is not visible');
  const thumbnail = {
    x: box.x + box.width / 2 - frame.width / 2,
    y: box.y + box.height / 2 - frame.height / 2,
    zoom: box.width / frame.width,
  };
  await gallery.thumbnail(2).tap();
  await gallery.untilShown(2);
  await expect(gallery.dialog.getByText('每印一色都要等上一色干透')).toBeVisible();
  await expect
    .poll(() => lastAnimation(page))
    .toEqual({ durationMs: 300, from: near(thumbnail), to: near(whole) });

  await page.keyboard.press('ArrowRight');
  await gallery.untilShown(3);
  await expect(gallery.dialog.getByText('红纸对折三次')).toBeVisible();
  const row = (number: number) => near({ ...whole, x: -(number - 1) * (frame.width + 15) });
  await expect.poll(() => lastAnimation(page)).toEqual({ durationMs: 500, from: row(2), to: row(3) });

  await page.keyboard.press('ArrowLeft');
  await gallery.untilShown(2);
  await page.keyboard.press('Escape');
  await gallery.untilClosed();
  await expect
    .poll(() => lastAnimation(page))
    .toEqual({ durationMs: 300, from: near(whole), to: near(thumbnail) });
});
