import { expect, it } from 'vitest';
import { articleHead } from './article-head.ts';
import { articleOf } from '../test-content.ts';

const site = 'https://news.example';

it('contains story and newspaper, and the data of share cards', () => {
  const { meta, links } = articleHead(articleOf('1'), site);
  expect(meta).toContainEqual({ title: '标题1 - 齐鲁晚报' });
  expect(meta).toContainEqual({ name: 'description', content: '一句话' });
  expect(meta).toContainEqual({ property: 'og:title', content: '分享1' });
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://example.com/card.jpg' });
  expect(links).toEqual([{ rel: 'canonical', href: 'https://news.example/new/general/1' }]);
});

it('has the absolute URL of the gateway’s pictures, since share cards are read on other sites', () => {
  const shareCard = { title: '', description: '', image: '/media/a.jpg' };
  const { meta } = articleHead(articleOf('1', { shareCard }), site);
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://news.example/media/a.jpg' });
});

it('has no picture if the card has none', () => {
  const shareCard = { title: '', description: '', image: '' };
  const { meta } = articleHead(articleOf('1', { shareCard }), site);
  expect(meta.some((tag) => 'property' in tag && tag.property === 'og:image')).toBe(false);
});

it('contains the newspaper while there is no story', () => {
  expect(articleHead(undefined, site).meta).toEqual([{ title: '齐鲁晚报' }]);
});
