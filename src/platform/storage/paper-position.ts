import { report } from '../lifecycle/report.ts';

const key = 'paperPlace';

/** The reader's position in the paper. */
export interface PaperPosition {
  /** day on which it was stored, `YYYY-MM-DD` */
  readonly day: string;
  /** of the issue, `YYYY-MM-DD` */
  readonly date: string;
  /** from 1 */
  readonly page: number;
}

/** Reads the position; undefined if there is none, it is invalid, or storage is forbidden. */
export function readPaperPosition(): PaperPosition | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isPlace(value) ? value : undefined;
  } catch (cause) {
    report('paper place', cause);
    return undefined;
  }
}

export function storePaperPosition({ day, date, page }: PaperPosition): void {
  try {
    localStorage.setItem(key, JSON.stringify({ day, date, page }));
  } catch (cause) {
    report('paper place', cause);
  }
}

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

function isPlace(value: unknown): value is PaperPosition {
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
