/** One measured figure, with what it is held against. */
export interface Row {
  readonly row: string;
  readonly value: number;
  readonly unit: string;
  /** what the figure must not exceed (or, for `atLeast`, fall below) */
  readonly atMost?: number;
  readonly atLeast?: number;
  /** what the same run measured of others, by their names */
  readonly peers?: Readonly<Record<string, number>>;
}

/** A family of rows that are measured together. */
export interface Bench {
  readonly name: string;
  measure(): Promise<Row[]>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
