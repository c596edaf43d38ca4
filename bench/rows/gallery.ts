import { median, round, type Bench, type Row } from '../row.ts';
import { startGallerySite } from '../support/gallery-site.ts';
import { measureGallery, type GalleryFigures, type GallerySubject } from '../support/gallery-interactions.ts';
import { openBrowser, openPhone } from '../support/phone.ts';
import { startPhotoSwipePage } from '../support/photoswipe-page.ts';

const runs = 3;
const slowdowns = [4, 16];
const figures = {
  openingMs: ['tap to the first frame of the gallery', 'ms'],
  swipes: ['frames over 32 ms in ten swipes', 'frames'],
  pinch: ['frames over 32 ms in a pinch', 'frames'],
  drag: ['frames over 32 ms in a zoomed drag', 'frames'],
} as const;

/** Compares the gallery of a story with PhotoSwipe 5.4.4 on the same twenty pictures, alternating. */
export const gallery: Bench = {
  name: 'gallery',
  async measure() {
    const site = await startGallerySite();
    const peer = await startPhotoSwipePage(site.pictures);
    const browser = await openBrowser();
    const ours: GallerySubject = {
      name: 'gallery',
      address: site.address,
      thumbnail: '[data-picture="1"]',
      ready: '[role=dialog]',
      shown: '[role=dialog]:not([hidden]) [data-current]',
    };
    const theirs: GallerySubject = {
      name: 'PhotoSwipe',
      address: peer.address,
      thumbnail: '[data-index="0"]',
      ready: '[data-index]',
      shown: '.pswp--ui-visible',
    };
    const rows: Row[] = [];
    try {
      for (const slowdown of slowdowns) {
        const measured: Record<string, GalleryFigures[]> = { [ours.name]: [], [theirs.name]: [] };
        for (let run = 0; run < runs; run += 1) {
          for (const subject of [ours, theirs]) {
            const phone = await openPhone(browser, slowdown);
            measured[subject.name]?.push(await measureGallery(phone, subject));
            await phone.close();
          }
        }
        rows.push(...rowsOf(slowdown, measured[ours.name] ?? [], measured[theirs.name] ?? []));
      }
    } finally {
      await browser.close();
      await peer.close();
      await site.stop();
    }
    return rows;
  },
};

function rowsOf(slowdown: number, ours: readonly GalleryFigures[], theirs: readonly GalleryFigures[]): Row[] {
  return (Object.keys(figures) as (keyof GalleryFigures)[]).map((figure) => {
    const [label, unit] = figures[figure];
    const of = (runFigures: readonly GalleryFigures[]) =>
      round(median(runFigures.map((one) => one[figure])), 0);
    const bound = of(theirs);
    return {
      row: `${label}, processor slowed ${slowdown} times`,
      value: of(ours),
      unit,
      atMost: bound,
      peers: { PhotoSwipe: bound },
    };
  });
}
