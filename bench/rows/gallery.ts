import { median, round, type Bench, type Row } from '../row.ts';
import { startGallerySite } from '../support/gallery-site.ts';
import { play, type Played, type Subject } from '../support/gallery-interactions.ts';
import { openBrowser, openPhone } from '../support/phone.ts';
import { startPhotoSwipePage } from '../support/photoswipe-page.ts';

const runs = 3;
const slowdowns = [4, 16];
const figures = {
  opened: ['tap to the first frame of the gallery', 'ms'],
  swipes: ['frames over 32 ms in ten swipes', 'frames'],
  pinch: ['frames over 32 ms in a pinch', 'frames'],
  drag: ['frames over 32 ms in a zoomed drag', 'frames'],
} as const;

/** The gallery of a story, by turns with PhotoSwipe 5.4.4 on the same twenty pictures. */
export const gallery: Bench = {
  name: 'gallery',
  async measure() {
    const site = await startGallerySite();
    const peer = await startPhotoSwipePage(site.pictures);
    const browser = await openBrowser();
    const ours: Subject = {
      name: 'gallery',
      address: site.address,
      thumbnail: '[data-picture="1"]',
      ready: '[role=dialog]',
      shown: '[role=dialog]:not([hidden]) [data-current]',
    };
    const theirs: Subject = {
      name: 'PhotoSwipe',
      address: peer.address,
      thumbnail: '[data-index="0"]',
      ready: '[data-index]',
      shown: '.pswp--ui-visible',
    };
    const rows: Row[] = [];
    try {
      for (const slowdown of slowdowns) {
        const played: Record<string, Played[]> = { [ours.name]: [], [theirs.name]: [] };
        for (let run = 0; run < runs; run += 1) {
          for (const subject of [ours, theirs]) {
            const phone = await openPhone(browser, slowdown);
            played[subject.name]?.push(await play(phone, subject));
            await phone.close();
          }
        }
        rows.push(...rowsOf(slowdown, played[ours.name] ?? [], played[theirs.name] ?? []));
      }
    } finally {
      await browser.close();
      await peer.close();
      await site.stop();
    }
    return rows;
  },
};

function rowsOf(slowdown: number, ours: readonly Played[], theirs: readonly Played[]): Row[] {
  return (Object.keys(figures) as (keyof Played)[]).map((figure) => {
    const [words, unit] = figures[figure];
    const of = (played: readonly Played[]) => round(median(played.map((one) => one[figure])), 0);
    const bound = of(theirs);
    return {
      row: `${words}, processor slowed ${slowdown} times`,
      value: of(ours),
      unit,
      atMost: bound,
      peers: { PhotoSwipe: bound },
    };
  });
}
