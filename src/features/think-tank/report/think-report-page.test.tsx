// @vitest-environment happy-dom
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { expect, it } from 'vitest';
import { openPage } from '#app/test-page.tsx';
import { find, mount } from '#ui/state/test-mount.ts';
import { chapterContent } from './chapter-content.ts';
import { chartCsv } from './chart-csv.ts';
import { reportJsonLd } from './report-json-ld.ts';
import { testReport } from './test-report.ts';

const responses = { getReport: testReport, listReports: { list: [testReport, ...testReport.related] } };

async function openReports(address: string) {
  const { page } = await openPage(address, responses);
  return mount(page);
}

it('lists the reports if the address names none', async () => {
  const place = await openReports('/wisdom');
  expect(find(place, 'h1').textContent).toBe('智库报告');
  const links = Array.from(place.querySelectorAll('h3 a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(['/wisdom/rep-01', '/wisdom/rep-02']);
  expect(place.textContent).toContain('示例');
});

it('shows a report with chapters, method, corrections, authors and related reports', async () => {
  const place = await openReports('/wisdom/rep-01');
  expect(find(place, 'h1').textContent).toBe('文旅消费观察');
  expect(Array.from(place.querySelectorAll('h2'), ({ textContent }) => textContent)).toEqual([
    '客人回来了',
    '多住一晚',
    '研究方法',
    '更正',
    '作者',
    '涉及的行业',
    '相关报告',
  ]);
  for (const text of ['示例数据', '客人愿意多住一晚。', '2026年10月30日', '听文章', '打印'])
    expect(place.textContent).toContain(text);
  expect(find(place, 'a[href$="/expert/exp-09"]').textContent).toContain('孔令岳');
  expect(find(place, 'a[href$="/ThinkFile/tourism/"], a[href$="/ThinkFile/tourism"]').textContent).toBe(
    '文旅企业',
  );
  const anchors = Array.from(place.querySelectorAll('nav[aria-label="章节"] a'), (link) =>
    link.getAttribute('href'),
  );
  expect(anchors).toEqual(['#chapter-1', '#chapter-2', '#method']);
  for (const anchor of anchors) find(place, anchor ?? '');
});

it('gives each chart a sentence, a table, its unit, source and date', async () => {
  const place = await openReports('/wisdom/rep-01');
  const figure = find(place, '[aria-labelledby="chart-1-1-title"]');
  expect(find(figure, 'svg[role="img"]').getAttribute('aria-label')).toBe(
    '游客人次三年上升，2025年为9.1亿。',
  );
  expect(Array.from(figure.querySelectorAll('tbody td'), ({ textContent }) => textContent)).toEqual([
    '7.6',
    '8.4',
    '9.1',
  ]);
  expect(figure.textContent).toContain('单位：亿人次');
  expect(figure.textContent).toContain('来源：智库示例数据库');
  expect(find(figure, 'time').getAttribute('datetime')).toBe('2025-12-31');
});

it('shows markup in a text as text', async () => {
  const place = await openReports('/wisdom/rep-01');
  expect(place.querySelector('b')).toBeNull();
  expect(place.textContent).toContain('<b>不是标记</b>');
});

it('does not know other reports', async () => {
  const missing = () => {
    throw new GatewayError('getReport', { kind: 'http', status: 404 });
  };
  const { page } = await openPage('/wisdom/rep-99', { ...responses, getReport: missing });
  expect((await mount(page)).textContent).toBe('404');
});

it('writes a chart as CSV with unit, source and date', () => {
  const [chart] = testReport.chapters.flatMap(({ charts }) => charts);
  expect(chart && chartCsv(chart)).toBe(
    '\uFEFF年份,游客人次（亿人次）\r\n2023,7.6\r\n2024,8.4\r\n2025,9.1\r\n' +
      '图表,游客人次\r\n来源,智库示例数据库\r\n截至,2025-12-31\r\n',
  );
});

it('puts text and values of a chapter into its picture, and marks them as samples', () => {
  const [chapter] = testReport.chapters;
  const content = chapter && chapterContent(testReport, chapter, 'https://news.example/new/wisdom/rep-01');
  expect(JSON.stringify(content)).toContain('先看总账。');
  expect(content?.blocks).toContainEqual({
    kind: 'rows',
    rows: [
      { label: '2023', value: '7.6亿人次' },
      { label: '2024', value: '8.4亿人次' },
      { label: '2025', value: '9.1亿人次' },
    ],
  });
  expect(JSON.stringify(content)).toContain('示例数据');
});

it('describes a report for search engines', () => {
  expect(reportJsonLd(testReport, 'https://news.example/new/wisdom/rep-01')).toMatchObject({
    '@type': 'Report',
    headline: '文旅消费观察',
    image: 'https://news.example/media/cover.jpg',
    datePublished: '2026-10-28',
    dateModified: '2026-10-30',
    author: [{ '@type': 'Person', name: '孔令岳', jobTitle: '文旅研究者' }],
  });
});
