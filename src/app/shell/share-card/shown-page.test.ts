import { expect, test } from 'vitest';
import { shownPage } from './shown-page.ts';

const origin = 'https://news.example';
const head = { title: '泰山日出', description: '摘要'.repeat(80), image: `${origin}/media/a.jpg` };

test('a story is shared with the title of its head and its canonical address', () => {
  const page = shownPage({ address: `${origin}/new/general/1001?token=t`, origin, head });
  expect(page.card).toEqual({
    title: '泰山日出',
    description: '摘要'.repeat(50),
    image: head.image,
    link: `${origin}/new/general/1001`,
  });
  expect(page.address).toBe(`${origin}/new/general/1001?token=t`);
  expect(page.hiddenMenus).toContain('menuItem:copyUrl');
});

test('a page with little of its own is shared as the newspaper', () => {
  const nothing = { title: undefined, description: undefined, image: undefined };
  expect(shownPage({ address: `${origin}/new/focusNews`, origin, head: nothing }).card).toEqual({
    title: '齐鲁晚报',
    description: '读懂今天的山东',
    image: `${origin}/new/share-card.png`,
    link: `${origin}/new/focusNews`,
  });
});

test('a personal page reveals nothing', () => {
  const own = { title: '王秀兰的账号', description: '138****8000', image: `${origin}/head.jpg` };
  const { card } = shownPage({ address: `${origin}/new/my`, origin, head: own });
  expect(JSON.stringify(card)).not.toMatch(/王秀兰|138|head\.jpg/);
  expect(card.link).toBe(`${origin}/new/`);
});
