import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeStream } from './stream-rows.ts';
import { newsItem } from '../shared/test-content.ts';

const some = (name: string, count: number, changed: Parameters<typeof newsItem>[1] = {}) =>
  Array.from({ length: count }, (_, at) => newsItem(`${name}${at + 1}`, changed));

const idsOf = (rows: ReturnType<typeof arrangeStream>) => rows.map(({ id }) => id);

const sizesOf = (rows: ReturnType<typeof arrangeStream>) =>
  rows.map((row) => (row.kind === 'story' ? row.size : row.kind));

it('inserts ads after the fourth, the twelfth and the twentieth story', () => {
  const rows = idsOf(arrangeStream(some('s', 21), { ads: some('ad', 3) }));
  expect([rows[4], rows[13], rows[22]]).toEqual(['ad1', 'ad2', 'ad3']);
});

it('keeps the order of the stories, and repeats no ad', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(10), (stories, ads) => {
      const rows = idsOf(arrangeStream(some('s', stories), { ads: some('ad', ads) }));
      expect(rows.filter((id) => id.startsWith('s'))).toEqual(some('s', stories).map((row) => row.id));
      expect(new Set(rows).size).toBe(rows.length);
    }),
  );
});

it('keeps the places and sizes of earlier rows when the list grows', () => {
  const covers = { cardStyle: 'cover' } as const;
  const short = arrangeStream(some('s', 10, covers), { ads: some('ad', 5) });
  const long = arrangeStream(some('s', 30, covers), { ads: some('ad', 5) });
  expect(long.slice(0, short.length)).toEqual(short);
});

it('leaves the place of a closed ad empty', () => {
  const rows = idsOf(arrangeStream(some('s', 21), { ads: some('ad', 3), closedAds: ['ad1'] }));
  expect([rows[3], rows[4], rows[12], rows[21]]).toEqual(['s4', 's5', 'ad2', 'ad3']);
});

it('shows one full-width picture in six stories, and one story in three without a picture', () => {
  const sizes = sizesOf(arrangeStream(some('s', 12, { cardStyle: 'cover' }), { ads: [] }));
  expect(sizes.join(' ')).toBe(
    'compact compact brief compact compact own compact compact brief compact compact own',
  );
});

it('shows three pictures after two smaller stories', () => {
  const sizes = sizesOf(arrangeStream(some('s', 7, { cardStyle: 'three' }), { ads: [] }));
  expect(sizes.join(' ')).toBe('own compact compact own compact compact own');
});

it('keeps the pictures of videos', () => {
  const rows = arrangeStream(some('s', 5, { kind: 'video', cardStyle: 'video' }), { ads: [] });
  expect(sizesOf(rows)).not.toContain('brief');
});

it('leaves out what is shown elsewhere, by id or by title without its kind', () => {
  const stories = [newsItem('1'), newsItem('2', { title: '视频丨潮水' }), newsItem('3')];
  const shownElsewhere = [{ title: '另一个标题', newsId: '1' }, { title: '潮水' }];
  expect(idsOf(arrangeStream(stories, { ads: [], shownElsewhere }))).toEqual(['3']);
});

it('inserts strips after their stories, and the rest after a short list', () => {
  const strips = [
    { id: 'hot', afterStories: 3 },
    { id: 'live', afterStories: 7 },
  ] as const;
  expect(idsOf(arrangeStream(some('s', 4), { ads: [], strips }))).toEqual([
    's1',
    's2',
    's3',
    'hot',
    's4',
    'live',
  ]);
});

it('begins with headlines only in care mode, whatever their kind', () => {
  const stories = [
    ...some('v', 2, { kind: 'video', cardStyle: 'video' }),
    ...some('s', 7, { cardStyle: 'cover' }),
  ];
  const sizes = sizesOf(arrangeStream(stories, { ads: [], care: true }));
  expect(sizes.join(' ')).toBe('brief brief brief brief brief brief own brief compact');
});
