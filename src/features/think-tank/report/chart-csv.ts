import { csvOf } from '#lib/text/csv.ts';
import type { ReportChart } from '../shared/think-tank-types.ts';

/** The values of a chart with their unit, source and date, for spreadsheet programs. */
export function chartCsv({ title, pointTitle, points, unit, series, source, asOf }: ReportChart): string {
  const unitOf = unit === undefined ? '' : `（${unit}）`;
  return csvOf([
    [pointTitle, ...series.map(({ name }) => name + unitOf)],
    ...points.map((point, index) => [point, ...series.map(({ values }) => values[index] ?? '')]),
    ['图表', title],
    ['来源', source],
    ['截至', asOf],
  ]);
}
