import { expect, it } from 'vitest';
import { articleHead } from './article-head.ts';
import { articleOf } from './test-content.ts';

it('names the story and the newspaper, and gives share cards what they show', () => {
  const { meta, links } = articleHead(articleOf('1'));
  expect(meta).toContainEqual({ title: '标题1 - 齐鲁晚报' });
  expect(meta).toContainEqual({ name: 'description', content: '一句话' });
  expect(meta).toContainEqual({ property: 'og:title', content: '分享1' });
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://example.com/card.jpg' });
  expect(links).toEqual([{ rel: 'canonical', href: '/new/general/1' }]);
});

it('has no picture for a card that has none', () => {
  const shareCard = { title: '', description: '', image: '' };
  const { meta } = articleHead(articleOf('1', { shareCard }));
  expect(meta.some((tag) => 'property' in tag && tag.property === 'og:image')).toBe(false);
});

it('names the newspaper while there is no story', () => {
  expect(articleHead(undefined).meta).toEqual([{ title: '齐鲁晚报' }]);
});
