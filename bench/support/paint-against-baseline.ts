import { median, round, type Row } from '../row.ts';
import { measurePaint, openBrowser, openPhone, type Paint } from './phone.ts';
import { startSite } from './site.ts';
import type { StaticBaseline } from './static-baseline.ts';

const runs = 5;

interface MeasuredPage {
  /** name in the rows */
  readonly name: string;
  /** path and search */
  readonly path: string;
  /** serves the same page, hand-written, with the gateway's content */
  startBaseline(origin: string): Promise<StaticBaseline>;
}

/** Measures first and largest contentful paint of a page and of its static baseline, alternating. */
export async function paintAgainstBaseline({ name, path, startBaseline }: MeasuredPage): Promise<Row[]> {
  const gateway = await startSite(path);
  const baseline = await startBaseline(gateway.origin);
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
  const baselines: Paint[] = [];
  try {
    await once(gateway.origin + path);
    for (let run = 0; run < runs; run += 1) {
      pages.push(await once(gateway.origin + path));
      baselines.push(await once(baseline.address));
    }
  } finally {
    await browser.close();
    await baseline.close();
    await gateway.stop();
  }
  const of = (paints: readonly Paint[], key: keyof Paint) => median(paints.map((paint) => paint[key]));
  const bounds = { fcp: 1.08, lcp: 1.08 } as const;
  const rows = (['fcp', 'lcp'] as const).map((key) => ({
    row: `${name} ${key} over static baseline`,
    value: round(of(pages, key) / of(baselines, key)),
    unit: '×',
    atMost: bounds[key],
    peers: { [`${name} (ms)`]: round(of(pages, key), 0), 'baseline (ms)': round(of(baselines, key), 0) },
  }));
  return [
    ...rows,
    { row: `${name} layout shift`, value: round(of(pages, 'cls'), 4), unit: 'CLS', atMost: 0.02 },
  ];
}
