/** A measured figure with its bound and its peers. */
export interface Row {
  readonly row: string;
  readonly value: number;
  readonly unit: string;
  /** upper bound */
  readonly atMost?: number;
  /** lower bound */
  readonly atLeast?: number;
  /** figures of the same run to compare with, by name */
  readonly peers?: Readonly<Record<string, number>>;
}

/** Rows that are measured together. */
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
