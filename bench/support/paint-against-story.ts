import { median, round, type Row } from '../row.ts';
import { measurePaint, openBrowser, openPhone, type Paint } from './phone.ts';
import { startSite, story } from './site.ts';

const runs = 5;

/** Measures largest contentful paint and layout shift of a page and of a story, alternating. */
export async function paintAgainstStory(name: string, path: string): Promise<Row[]> {
  const gateway = await startSite(path);
  const browser = await openBrowser();
  const once = async (address: string): Promise<Paint> => {
    const phone = await openPhone(browser);
    try {
      return await measurePaint(phone, gateway.origin + address);
    } finally {
      await phone.close();
    }
  };
  const pages: Paint[] = [];
  const stories: Paint[] = [];
  try {
    // warm-up: the story's pictures are resized at their first request
    await once(story.path);
    await once(path);
    for (let run = 0; run < runs; run += 1) {
      pages.push(await once(path));
      stories.push(await once(story.path));
    }
  } finally {
    await browser.close();
    await gateway.stop();
  }
  return rowsOf(name, pages, stories);
}

function rowsOf(name: string, pages: readonly Paint[], stories: readonly Paint[]): Row[] {
  const of = (paints: readonly Paint[], key: keyof Paint) => median(paints.map((paint) => paint[key]));
  return [
    {
      row: `${name} lcp over a story's`,
      value: round(of(pages, 'lcp') / of(stories, 'lcp')),
      unit: '×',
      peers: {
        [`${name} (ms)`]: round(of(pages, 'lcp'), 0),
        'story (ms)': round(of(stories, 'lcp'), 0),
      },
    },
    {
      row: `${name} layout shift`,
      value: round(of(pages, 'cls'), 4),
      unit: 'CLS',
      atMost: 0.02,
      peers: { story: round(of(stories, 'cls'), 4) },
    },
  ];
}
