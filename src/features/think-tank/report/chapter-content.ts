import { longDay } from '#lib/time/dates.ts';
import type { PictureBlock, PictureContent } from '#widgets/share/picture-content.ts';
import type { Report, ReportChapter, ReportChart } from '../shared/think-tank-types.ts';

/** A chapter as a picture: its text, the values of its charts and a QR code of the report. @param url absolute */
export function chapterContent(report: Report, chapter: ReportChapter, url: string): PictureContent {
  const day = longDay(report.publishedAt.slice(0, 10));
  return {
    blocks: [
      { kind: 'text', text: report.title, size: 'note', tone: 'quiet' },
      { kind: 'text', text: chapter.title, size: 'title' },
      ...chapter.paragraphs.map((text) => ({ kind: 'text', text, size: 'body' }) as const),
      ...chapter.charts.flatMap(chartBlocks),
      { kind: 'rule' },
      { kind: 'masthead', lines: [report.isSample ? `${day} · 示例数据` : day, '扫码看完整报告'], url },
    ],
  };
}

function chartBlocks({ title, points, unit = '', series, source, asOf }: ReportChart): PictureBlock[] {
  const rows = points.map((label, index) => ({
    label,
    value: series
      .map(({ name, values }) => `${series.length > 1 ? `${name} ` : ''}${values[index] ?? '—'}${unit}`)
      .join('，'),
  }));
  return [
    { kind: 'text', text: title, size: 'heading' },
    { kind: 'rows', rows },
    { kind: 'text', text: `来源：${source}，截至${longDay(asOf)}`, size: 'note', tone: 'quiet' },
  ];
}
