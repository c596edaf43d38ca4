// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openPage } from '#app/test-page.tsx';
import { sectorNames } from '#rules/think-tank/sector-names.gen.ts';
import { mount } from '#ui/state/test-mount.ts';
import { testEnterprise } from './enterprise/test-enterprise.ts';
import { testReport } from './report/test-report.ts';

const [expert] = testReport.experts;
if (expert === undefined) throw new Error('the report has no author');
const row = { rank: 1, name: '泉畔大酒店', cityId: '135', score: 88.5, values: [88.5], reason: '客流回升。' };
const ranking = {
  kind: 'travel',
  title: '文旅榜',
  period: '2026-10',
  periods: ['2026-10'],
  order: 'rank',
  list: [row],
  method: '按指数排序。',
  sources: ['示例测算'],
  asOf: '2026-10-31',
};
const chart = {
  title: '山东智库指数',
  periods: ['2026-09', '2026-10'],
  series: [{ name: '全部平均', values: [80, 81] }],
  source: '示例测算',
  asOf: '2026-10-31',
  sentence: '2026年10月山东智库指数为 81，比上月高 1。',
};

function responsesFor(sector: (typeof sectorNames)[number]) {
  const { index, ...card } = testEnterprise(sector);
  const { kind, title, period, list, sources, asOf } = ranking;
  return {
    getEnterprise: testEnterprise(sector),
    getIndexChart: chart,
    listEnterpriseNews: { list: [] },
    listEnterprises: { list: [{ ...card, source: index.source, asOf: index.asOf }], total: 1 },
    listEnterpriseNames: { list: [card] },
    getRanking: ranking,
    getThinkTankHome: {
      index: chart,
      sectors: [{ sector, count: 1 }],
      rankings: [{ kind, title, period, top: list, sources, asOf }],
      reports: [testReport],
      experts: [expert],
    },
    getExpert: {
      ...expert,
      titles: ['研学旅行课程评审'],
      biography: '从讲解员做起。',
      views: [{ title: '观点', text: '好的景区把等候做成第一站。', date: '2026-10-01', reportId: 'rep-01' }],
      reports: [testReport],
      news: [],
      events: [],
    },
    listExperts: { list: [expert] },
    getReport: testReport,
    listReports: { list: [testReport] },
  };
}

const templates = ['TemplateOne', 'TemplateTwo', 'TemplateThree', 'TemplateFour'];

interface Address {
  readonly path: string;
  readonly sector?: (typeof sectorNames)[number];
}

const profiles = ['ThinkFile', 'ThinkFileApp'].flatMap((root): Address[] => [
  ...sectorNames.map((sector) => ({ path: `/${root}/${sector}/ent-${sector}-01`, sector })),
  ...templates.map((template) => ({
    path: `/${root}/${template}/ent-tourism-01`,
    sector: 'tourism' as const,
  })),
]);
const addresses: readonly Address[] = [
  ...profiles,
  ...['allmenu', 'allMenuShare'].map((page) => ({ path: `/ThinkFile/${page}/` })),
  ...['travel', 'region', 'education', 'economics'].map((kind) => ({
    path: `/ThinkFile/rankDetail/${kind}/`,
  })),
  { path: '/thinkTank/' },
  { path: '/wisdom/rep-01' },
  { path: '/expert/exp-09' },
];

async function open({ path, sector = 'tourism' }: Address) {
  const { page, router } = await openPage(path, responsesFor(sector));
  const head = router.state.matches.flatMap(({ meta = [], links = [] }) => [...meta, ...links]);
  return { place: await mount(page), head };
}

it('there are 51 addresses', () => expect(new Set(addresses.map(({ path }) => path)).size).toBe(51));

describe.each(addresses)('$path', (address) => {
  it('has a share card: title, text, and one canonical address', async () => {
    const { head } = await open(address);
    expect(head).toContainEqual({ property: 'og:title', content: expect.stringMatching(/\S{2,}/) });
    expect(head).toContainEqual({ property: 'og:description', content: expect.stringMatching(/\S{8,}/) });
    expect(head).toContainEqual({
      rel: 'canonical',
      href: expect.stringMatching(/^https:\/\/news\.example\/new\/(ThinkFile|thinkTank|wisdom|expert)/),
    });
  });
});

const hasButton = (place: HTMLElement) => place.querySelector('button[aria-label="分享"]') !== null;

it.each([
  '/thinkTank/',
  '/ThinkFile/rankDetail/travel/',
  '/ThinkFile/tourism/',
  '/ThinkFile/tourism/ent-tourism-01',
  '/expert/',
  '/expert/exp-09',
  '/wisdom/',
  '/wisdom/rep-01',
])('%s has a share button', async (path) => {
  expect(hasButton((await open({ path })).place)).toBe(true);
});

it.each(['/thinkTank/', '/ThinkFile/rankDetail/travel/', '/ThinkFile/tourism/', '/ThinkFileApp/tourism/'])(
  '%s shows where its scores come from, and of which day they are',
  async (path) => {
    const { place } = await open({ path });
    expect(place.textContent).not.toContain('来源和日期见');
    expect(place.querySelector('main time')?.getAttribute('datetime')).toMatch(/^2026-\d\d-\d\d$/);
    expect(place.textContent).toMatch(/来源：\S+，截至2026年\d+月\d+日/);
  },
);

it('shows the source of each ranking on the home', async () => {
  const { place } = await open({ path: '/thinkTank/' });
  const top = place.querySelector('[aria-labelledby="rank-travel"]');
  expect(top?.textContent).toContain('来源：示例测算，截至2026年10月31日');
});
