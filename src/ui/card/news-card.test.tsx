// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { NewsCard, type NewsCardKind } from './news-card.tsx';
import { find, mount } from '../state/test-mount.ts';

const picture = { url: '/media/a.jpg', alt: '泉水', color: '#336699' };
const three = [picture, { ...picture, url: '/media/b.jpg' }, { ...picture, url: '/media/c.jpg' }];

function card(kind: NewsCardKind, fields: Partial<Parameters<typeof NewsCard>[0]> = {}) {
  return mount(
    <NewsCard
      kind={kind}
      title="趵突泉水位创新高"
      pictures={three}
      meta={['齐鲁晚报', '5分钟前']}
      renderLink={({ children, ...parts }) => (
        <a href="/new/general/1" {...parts}>
          {children}
        </a>
      )}
      {...fields}
    />,
  );
}

describe('a news card', () => {
  it.each([
    ['text', 0],
    ['thumb', 1],
    ['three', 3],
    ['cover', 1],
    ['video', 1],
    ['audio', 1],
    ['live', 1],
    ['topic', 1],
  ] as const)('of kind %s shows its title, its source and %d pictures', async (kind, pictures) => {
    const place = await card(kind);
    expect(find(place, 'h3 a').textContent).toBe('趵突泉水位创新高');
    expect(place.textContent).toContain('齐鲁晚报');
    expect(place.querySelectorAll('img')).toHaveLength(pictures);
  });

  it('reserves the space of each picture before it loads', async () => {
    const place = await card('three');
    for (const image of place.querySelectorAll('img')) {
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
      expect(image.parentElement?.style.aspectRatio.replaceAll(' ', '')).toBe('3/2');
    }
  });

  it('has one link, and an empty alt text for the picture beside it', async () => {
    const place = await card('thumb');
    expect(place.querySelectorAll('a')).toHaveLength(1);
    expect(find(place, 'img').getAttribute('alt')).toBe('');
  });

  it('loads its picture with high priority only if it is the first card', async () => {
    const first = find(await card('cover', { first: true }), 'img');
    expect(first.getAttribute('fetchpriority')).toBe('high');
    expect(first.getAttribute('loading')).toBe('eager');
    const later = find(await card('cover'), 'img');
    expect(later.getAttribute('fetchpriority')).toBeNull();
    expect(later.getAttribute('loading')).toBe('lazy');
  });

  it.each(['video', 'audio'] as const)('of kind %s shows its duration', async (kind) => {
    expect((await card(kind, { duration: 725 })).textContent).toContain('12:05');
  });

  it.each([
    ['preview', '直播预告'],
    ['living', '直播中'],
    ['paused', '直播暂停'],
    ['ended', '直播已结束'],
    ['replay', '直播回放'],
  ] as const)('of a live room in state %s shows %s', async (liveState, words) => {
    expect((await card('live', { liveState })).textContent).toContain(words);
  });

  it('shows its label in every kind', async () => {
    expect((await card('cover', { mark: '广告' })).textContent).toContain('广告');
    expect((await card('cover')).textContent).not.toContain('广告');
  });

  it('falls back to the next simpler kind if pictures are missing', async () => {
    expect((await card('cover', { pictures: [] })).querySelectorAll('img')).toHaveLength(0);
    expect((await card('three', { pictures: three.slice(0, 2) })).querySelectorAll('img')).toHaveLength(1);
    expect((await card('audio', { pictures: [] })).querySelectorAll('img')).toHaveLength(0);
  });
});
