import type { DemoContent } from '../schema/demo-content.ts';
import type { DemoReport } from '../schema/report-schema.ts';
import { reportLength } from '../report-length.ts';
import { missingPictures } from './media-references.ts';

const characters = { least: 3000, most: 8000 };
const charts = { least: 2, most: 4 };

/** Reference errors of the reports: length, shapes of charts, authors, pictures and related reports. */
export function* reportReferenceErrors(content: DemoContent): Generator<string> {
  const experts = new Set(content.thinkTank.experts.map(({ id }) => id));
  for (const [id, report] of Object.entries(content.reports)) {
    const about = `report ${id}`;
    const length = reportLength(report);
    if (length < characters.least || length > characters.most)
      yield `${about}: has ${length} characters, not ${characters.least} to ${characters.most}`;
    yield* chartErrors(report, about);
    for (const expert of report.experts) if (!experts.has(expert)) yield `${about}: there is no ${expert}`;
    for (const other of report.related) {
      if (!(other in content.reports)) yield `${about}: there is no ${other}`;
      if (other === id) yield `${about}: is related to itself`;
    }
    if (report.corrections.some(({ daysAgo }) => daysAgo > report.daysAgo))
      yield `${about}: was corrected before it was published`;
    yield* missingPictures(content, about, [report.cover]);
  }
}

function* chartErrors({ chapters }: DemoReport, about: string): Generator<string> {
  const all = chapters.flatMap((chapter) => chapter.charts);
  if (all.length < charts.least || all.length > charts.most)
    yield `${about}: has ${all.length} charts, not ${charts.least} to ${charts.most}`;
  for (const { title, points, series } of all) {
    if (new Set(points).size < points.length) yield `${about}: ${title}: a point occurs twice`;
    for (const { name, values } of series)
      if (values.length !== points.length)
        yield `${about}: ${title}: ${name} has ${values.length} values for ${points.length} points`;
  }
}
