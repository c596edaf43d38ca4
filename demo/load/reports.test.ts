import { expect, it } from 'vitest';
import { readDemoContent } from './read-content.ts';
import { reportReferenceErrors } from './references/report-references.ts';

const content = await readDemoContent();
const [first] = Object.values(content.reports);

/** Errors of the content with a changed first report. */
const errorsWith = (change: Partial<NonNullable<typeof first>>) => {
  if (first === undefined) throw new Error('there is no report');
  return [
    ...reportReferenceErrors({
      ...content,
      reports: { ...content.reports, 'rep-01': { ...first, ...change } },
    }),
  ];
};

it('has reports of real length whose charts fit', () => {
  expect([...reportReferenceErrors(content)]).toEqual([]);
  for (const [id, { title }] of Object.entries(content.reports)) expect(title, id).toContain('示例');
});

it('finds a report that is too short, and one without charts', () => {
  const chapters = (first?.chapters ?? []).map((chapter) => ({ ...chapter, charts: [] }));
  expect(errorsWith({ chapters })).toEqual(['report rep-01: has 0 charts, not 2 to 4']);
  expect(errorsWith({ chapters: first?.chapters.slice(0, 2) ?? [] })).toEqual([
    expect.stringMatching(/^report rep-01: has \d+ characters, not 3000 to 8000$/),
  ]);
});

it('finds a series that does not fit its points', () => {
  const chapters = (first?.chapters ?? []).map((chapter, at) => ({
    ...chapter,
    charts: chapter.charts.map((chart) => (at === 0 ? { ...chart, points: chart.points.slice(1) } : chart)),
  }));
  expect(errorsWith({ chapters })).toEqual([
    'report rep-01: 山东游客人次（示例数据）: 游客人次 has 5 values for 4 points',
  ]);
});

it('finds unknown authors, reports and pictures', () => {
  expect(errorsWith({ experts: ['exp-99'], related: ['rep-99'] })).toEqual([
    'report rep-01: there is no exp-99',
    'report rep-01: there is no rep-99',
  ]);
  expect(errorsWith({ cover: 'nowhere' })).toEqual([expect.stringContaining('nowhere')]);
});
