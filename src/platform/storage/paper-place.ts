import { report } from '../lifecycle/report.ts';

const key = 'paperPlace';

/** Where the reader is in the paper. */
export interface PaperPlace {
  /** when they were there, `YYYY-MM-DD` */
  readonly day: string;
  /** of the issue, `YYYY-MM-DD` */
  readonly date: string;
  /** from 1 on */
  readonly page: number;
}

/** undefined where nothing is kept, or storage is forbidden or holds something else. */
export function readPaperPlace(): PaperPlace | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isPlace(value) ? value : undefined;
  } catch (cause) {
    report('paper place', cause);
    return undefined;
  }
}

export function keepPaperPlace({ day, date, page }: PaperPlace): void {
  try {
    localStorage.setItem(key, JSON.stringify({ day, date, page }));
  } catch (cause) {
    report('paper place', cause);
  }
}

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

function isPlace(value: unknown): value is PaperPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'day' in value &&
    isDay(value.day) &&
    'date' in value &&
    isDay(value.date) &&
    'page' in value &&
    Number.isInteger(value.page) &&
    Number(value.page) > 0
  );
}
