import type { Transaction } from 'kysely';
import type { Schema } from '../../gateway/db/schema.ts';
import { insertReports, type ReportEntry } from '../../gateway/domains/think-tank/expert-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { day, type LoadContext, picturesOf, timeAgo } from './load-context.ts';
import { reportLength } from './report-length.ts';

/** Loads the reports. Their experts must be loaded already. */
export async function insertDemoReports(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  await insertReports(transaction, reportsOf(content, context));
}

function reportsOf(content: DemoContent, context: LoadContext): ReportEntry[] {
  const pictures = picturesOf(content, context);
  const names = new Map(content.thinkTank.experts.map(({ id, name }) => [id, name]));
  return Object.entries(content.reports).flatMap(([id, report]) => {
    const cover = pictures.get(report.cover);
    if (cover === undefined) return [];
    return [
      {
        id,
        title: report.title,
        summary: report.summary,
        publishedAt: timeAgo(report.daysAgo * day, context),
        authors: report.experts.flatMap((expert) => names.get(expert) ?? []),
        cover,
        characters: reportLength(report),
        isSample: true,
        chapters: report.chapters.map(({ title, paragraphs, charts }, chapter) => ({
          id: `chapter-${chapter + 1}`,
          title,
          paragraphs,
          charts: charts.map((chart, number) => ({ id: `chart-${chapter + 1}-${number + 1}`, ...chart })),
        })),
        method: report.method,
        corrections: report.corrections
          .map(({ daysAgo, text }) => ({ date: timeAgo(daysAgo * day, context).slice(0, 10), text }))
          .toSorted((one, other) => other.date.localeCompare(one.date)),
        related: report.related,
        expertIds: report.experts,
        sectors: report.sectors,
      },
    ];
  });
}
