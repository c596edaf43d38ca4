import { median, round, type Row } from '../row.ts';
import { measurePaint, openBrowser, openPhone, type Paint } from './phone.ts';
import { startSite } from './site.ts';
import type { StaticTwin } from './static-baseline.ts';

const runs = 5;

interface MeasuredPage {
  /** as the rows call it */
  readonly name: string;
  /** path and search */
  readonly path: string;
  /** the same page, hand-made, of what the gateway there answers */
  startTwin(origin: string): Promise<StaticTwin>;
}

/** First and largest paint of a page beside the same page as a hand-made static one, by turns in one run. */
export async function paintBesideTwin({ name, path, startTwin }: MeasuredPage): Promise<Row[]> {
  const gateway = await startSite(path);
  const twin = await startTwin(gateway.origin);
  const browser = await openBrowser();
  const once = async (address: string): Promise<Paint> => {
    const phone = await openPhone(browser);
    try {
      return await measurePaint(phone, address);
    } finally {
      await phone.close();
    }
  };
  const pages: Paint[] = [];
  const twins: Paint[] = [];
  try {
    await once(gateway.origin + path);
    for (let run = 0; run < runs; run += 1) {
      pages.push(await once(gateway.origin + path));
      twins.push(await once(twin.address));
    }
  } finally {
    await browser.close();
    await twin.close();
    await gateway.stop();
  }
  const of = (paints: readonly Paint[], key: keyof Paint) => median(paints.map((paint) => paint[key]));
  const bounds = { fcp: 1.1, lcp: 1.15 } as const;
  const rows = (['fcp', 'lcp'] as const).map((key) => ({
    row: `${name} ${key} over static twin`,
    value: round(of(pages, key) / of(twins, key)),
    unit: '×',
    atMost: bounds[key],
    peers: { [`${name} (ms)`]: round(of(pages, key), 0), 'twin (ms)': round(of(twins, key), 0) },
  }));
  return [
    ...rows,
    { row: `${name} layout shift`, value: round(of(pages, 'cls'), 4), unit: 'CLS', atMost: 0.02 },
  ];
}
