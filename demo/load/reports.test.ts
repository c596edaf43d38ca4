import { expect, it } from 'vitest';
import { sectorNames } from '../../rules/think-tank/sector-names.gen.ts';
import { readDemoContent } from './read-content.ts';
import { reportLength } from './report-length.ts';
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

it('has at least six reports of 3,000 to 8,000 characters, each with charts', () => {
  const reports = Object.entries(content.reports);
  expect(reports.length).toBeGreaterThanOrEqual(6);
  for (const [id, report] of reports) {
    expect(reportLength(report), id).toBeGreaterThanOrEqual(3000);
    expect(reportLength(report), id).toBeLessThanOrEqual(8000);
    expect(report.chapters.flatMap(({ charts }) => charts).length, id).toBeGreaterThan(0);
  }
});

it('repeats no paragraph, in one report or across them', () => {
  const paragraphs = Object.values(content.reports).flatMap(({ chapters }) =>
    chapters.flatMap((chapter) => chapter.paragraphs),
  );
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

it('has charts whose sentences give values of their tables', () => {
  for (const [id, { chapters }] of Object.entries(content.reports))
    for (const { charts } of chapters)
      for (const { title, sentence, series } of charts) {
        const numbers = new Set(sentence.match(/\d+(\.\d+)?/g)?.map(Number));
        const values = series.flatMap((one) => one.values);
        expect(values.filter((value) => numbers.has(value)).length, `${id} ${title}`).toBeGreaterThan(1);
      }
});

it('links reports both ways: with each other, with the views of their authors, with every sector', () => {
  const { reports, thinkTank } = content;
  for (const [id, { related }] of Object.entries(reports))
    for (const other of related) expect(reports[other]?.related, `${id} and ${other}`).toContain(id);
  const linked = thinkTank.experts.flatMap((expert) =>
    expert.views.flatMap(({ reportId }) =>
      reportId === undefined ? [] : [{ expert: expert.id, report: reportId }],
    ),
  );
  for (const { expert, report } of linked)
    expect(reports[report]?.experts, `${expert}: ${report}`).toContain(expert);
  expect(new Set(linked.map(({ report }) => report))).toEqual(new Set(Object.keys(reports)));
  const described = new Set(Object.values(reports).flatMap(({ sectors }) => sectors));
  const written = new Set(thinkTank.experts.flatMap(({ sectors }) => sectors));
  expect(sectorNames.filter((sector) => !described.has(sector) || !written.has(sector))).toEqual([]);
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
