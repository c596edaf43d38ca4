// @vitest-environment happy-dom
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { expect, it } from 'vitest';
import { openPage } from '#app/test-page.tsx';
import { sectorNames, type SectorName } from '#rules/think-tank/sector-names.gen.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import type { Enterprise } from '../shared/think-tank-types.ts';
import { testChart, testEnterprise } from './test-enterprise.ts';

const story = (id: number) => ({
  id: String(id),
  title: `新闻 ${id}`,
  kind: 'normal',
  cardStyle: 'text',
  covers: [],
  source: '齐鲁晚报',
  publishedAt: '2026-11-02 09:00:00',
  counts: { likes: 0, comments: 0, views: 0 },
  link: { route: 'general', id: String(id) },
});

const responses = (enterprise: Enterprise) => ({
  getEnterprise: enterprise,
  getIndexChart: testChart,
  listEnterpriseNews: { list: [story(1), story(2)] },
  listEnterprises: { list: [enterprise], total: 1 },
});

async function openEnterprise(address: string, changes: Partial<Enterprise> = {}, sector?: SectorName) {
  const { page, router } = await openPage(address, responses({ ...testEnterprise(sector), ...changes }));
  return { place: await mount(page), router };
}

const own = '/ThinkFile/3AScenicSpot/ent-3AScenicSpot-01';
const titles = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('h2'), ({ textContent }) => textContent);

it('shows every block of an enterprise', async () => {
  const { place } = await openEnterprise(own);
  expect(find(place, 'h1').textContent).toBe('示例泉湖');
  for (const text of ['A 级景区', '济南', '企业已认证', '示例', '1998年5月1日', '91370100MA3C0000XA'])
    expect(place.textContent).toContain(text);
  expect(place.querySelectorAll('[data-picture]')).toHaveLength(3);
  expect(find(place, 'a[href^="tel:"]').getAttribute('href')).toBe('tel:053100123456');
  expect(find(place, 'a[href*="amap"]').getAttribute('href')).toContain('position=117.02%2C36.67');
  expect(titles(place)).toEqual(
    expect.arrayContaining([
      '营业时间',
      '联系方式',
      '基本数据',
      '门票与开放时间',
      '智库指数',
      '上榜记录',
      '相关新闻',
      '智库报告',
      '相关专家',
      '指出错误',
    ]),
  );
  expect(place.textContent).toContain('第 2 名 / 20');
  expect(place.textContent).toContain('比上期升 1.2 分');
  expect(place.textContent).toContain('比上期降 2 名');
  await eventually(() => expect(place.textContent).toContain('新闻 2'));
  expect(find(place, 'svg[role="img"]').getAttribute('aria-label')).toBe(testChart.sentence);
  expect(place.querySelectorAll('details table tbody tr').length).toBeGreaterThanOrEqual(12);
});

it('says whether it is open', async () => {
  // the test's clock: Tuesday, 2026-11-03 12:00
  expect((await openEnterprise(own)).place.textContent).toContain('营业中17:30 打烊');
  const spans = [{ weekday: 2, from: '18:00', to: '02:00' }];
  const { place } = await openEnterprise(own, { openingHours: { spans } });
  expect(place.textContent).toContain('已打烊今天 18:00 营业');
  expect(place.textContent).toContain('18:00–次日02:00');
});

it('gives no number without its source and date', async () => {
  const { place } = await openEnterprise(own);
  const facts = Array.from(place.querySelectorAll('[aria-labelledby="facts-title"] dl > div'));
  expect(facts.length).toBeGreaterThanOrEqual(6);
  for (const fact of facts) {
    expect(fact.textContent).toContain('来源：山东省统计局');
    expect(find(fact, 'time').getAttribute('datetime')).toBe('2026-09-30');
  }
  expect(find(place, '[aria-label="门票与开放时间"]').textContent).toContain('来源：山东省统计局');
  expect(find(place, '[aria-labelledby="index-title"]').textContent).toContain('来源：齐鲁晚报智库');
});

it('leads from a field to the tip form that names it', async () => {
  const { place } = await openEnterprise(own);
  const link = find(place, '[aria-labelledby="correction-title"] li a');
  const search = new URL(link.getAttribute('href') ?? '', 'https://news.example').searchParams;
  expect(link.textContent).toBe('质量等级');
  expect(search.get('about')).toBe('示例泉湖（ent-3AScenicSpot-01）');
  expect(search.get('field')).toBe('质量等级');
});

it('marks advertising', async () => {
  expect((await openEnterprise(own)).place.textContent).not.toContain('广告');
  const { place } = await openEnterprise(own, { isAd: true, mark: 'editorial' });
  expect(place.textContent).toContain('广告');
  expect(place.textContent).toContain('编辑部收录');
});

it('shows any enterprise in each of the four templates, in four different orders', async () => {
  const orders = [];
  for (const template of ['TemplateOne', 'TemplateTwo', 'TemplateThree', 'TemplateFour']) {
    const { place } = await openEnterprise(`/ThinkFile/${template}/ent-edu-01`, {}, 'edu');
    orders.push(titles(place).join());
    expect(titles(place).at(-1)).toBe('相关新闻');
  }
  expect(new Set(orders).size).toBe(4);
});

it.each(sectorNames)('shows an enterprise of %s, and the list of its sector', async (sector) => {
  const { place, router } = await openEnterprise(`/ThinkFileApp/${sector}/ent-${sector}-01`, {}, sector);
  expect(find(place, 'h1').textContent).toBe('示例泉湖');
  expect(router.state.location.pathname).toBe(`/ThinkFileApp/${sector}/ent-${sector}-01`);
  const list = await openEnterprise(`/ThinkFile/${sector}/`, {}, sector);
  expect(find(list.place, 'h3 a').getAttribute('href')).toBe(`/ThinkFile/${sector}/ent-${sector}-01`);
});

it('redirects from a wrong sector to the enterprise’s own, under the same root', async () => {
  const { router } = await openEnterprise('/ThinkFileApp/edu/ent-3AScenicSpot-01');
  expect(router.state.location.pathname).toBe('/ThinkFileApp/3AScenicSpot/ent-3AScenicSpot-01');
});

it('does not know other sectors, spellings or enterprises', async () => {
  for (const address of ['/ThinkFile/library/x', '/ThinkFile/Edu/x', '/ThinkFileApp/TemplateFive/']) {
    const { place } = await openEnterprise(address);
    expect(place.textContent).toBe('404');
  }
  const missing = () => {
    throw new GatewayError('getEnterprise', { kind: 'http', status: 404 });
  };
  const { page } = await openPage(own, { ...responses(testEnterprise()), getEnterprise: missing });
  expect((await mount(page)).textContent).toBe('404');
});
