import type { Locator } from '@playwright/test';
import { median, round, type Bench } from '../row.ts';
import { openBrowser, openPhone, type Phone } from '../support/phone.ts';
import { startSite } from '../support/site.ts';

const runs = 3;
/** a story that begins with a video */
const address = '/new/general/1601';
const videoUrl = '/media/demo/clips/video-race.mp4';

/** Measures the time from the tap on a video to its first frame, compared with a bare video element of the same file. */
export const videoTap: Bench = {
  name: 'video-tap',
  async measure() {
    const gateway = await startSite(address);
    const browser = await openBrowser();
    const own: number[] = [];
    const bare: number[] = [];
    try {
      for (let run = 0; run < runs; run += 1) {
        const phone = await openPhone(browser);
        await phone.page.goto(gateway.origin + address);
        await phone.page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
        const begin = phone.page.getByRole('button', { name: /^播放视频/ }).first();
        await begin.evaluate((button) => button.scrollIntoView({ block: 'center' }));
        await phone.page.waitForLoadState('networkidle');
        await phone.page.waitForTimeout(pauseBeforeTapMs);
        own.push(await firstFrame(phone, begin));
        await phone.page.route('**/bare', (route) =>
          route.fulfill({ contentType: 'text/html', body: barePage }),
        );
        await phone.page.goto(`${gateway.origin}/bare`);
        await phone.page.waitForTimeout(pauseBeforeTapMs);
        bare.push(await firstFrame(phone, phone.page.getByRole('button')));
        await phone.close();
      }
    } finally {
      await browser.close();
      await gateway.stop();
    }
    const [ownTime, bareTime] = [median(own), median(bare)];
    return [
      {
        row: 'first frame of a video after the tap, over that of a bare element',
        value: round(ownTime / bareTime),
        unit: '×',
        atMost: 1.2,
        peers: { 'ms here': round(ownTime, 0), 'ms of a bare element': round(bareTime, 0) },
      },
    ];
  },
};

/** time between opening the page and the tap */
const pauseBeforeTapMs = 1500;
/** duration of the touch; a tap is timed from its end */
const touchMs = 80;

const barePage = `<!doctype html><meta name="viewport" content="width=device-width">
<button style="width:390px;height:219px" onclick="document.querySelector('video').play()">play</button>
<video src="${videoUrl}" preload="none" playsinline width="390"></video>`;

/** @returns ms from lifting the finger to the presentation of the first frame */
async function firstFrame({ page, session }: Phone, target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('the tap target is not visible');
  const presented = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let liftedAt = 0;
        const onLift = (event: Event) => {
          liftedAt = event.timeStamp;
        };
        addEventListener('pointerup', onLift, { capture: true, once: true });
        document
          .querySelector('video')
          ?.requestVideoFrameCallback((_now, { presentationTime }) => resolve(presentationTime - liftedAt));
      }),
  );
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return presented;
}
