import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoContent } from '../schema/demo-content.ts';
import { readDemoContent } from '../read-content.ts';

let content: DemoContent;
beforeAll(async () => {
  content = await readDemoContent();
});

/** Names that occur more than once, each once. */
const twice = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

const coverOf = (newsId: string) => {
  const { videos, works } = content.videos;
  const video = videos.find(({ id }) => id === newsId);
  const story = [...content.stories, ...works].find(({ id }) => id === newsId);
  return video ? [video.picture] : (story?.covers.slice(0, 1) ?? []);
};

/** Pictures that readers see together: the leading pictures of a list's cards, and of its heading where it has one. */
const lists: Readonly<Record<string, () => readonly (readonly string[])[]>> = {
  'the stories of a section': () =>
    [...Map.groupBy(content.stories, ({ sectionId }) => sectionId).values()].map((stories) =>
      stories.flatMap(({ covers }) => covers.slice(0, 1)),
    ),
  'a card with several pictures': () => content.stories.map(({ covers }) => covers),
  'the pictures of a story': () =>
    content.stories
      .filter(({ labels }) => !labels.includes('长篇'))
      .map(({ body }) => body.flatMap((block) => ('img' in block ? [block.img] : []))),
  'the banners': () => [content.banners.map(({ picture }) => picture)],
  'the programmes': () => [content.programmes.map(({ picture }) => picture)],
  'a programme with its episodes': () =>
    content.programmes.map(({ picture, episodes }) => [picture, ...episodes.map(({ cover }) => cover)]),
  'a collection of videos': () => content.videos.collections.map(({ newsIds }) => newsIds.flatMap(coverOf)),
  'all videos': () => {
    const { videos, works } = content.videos;
    const films = content.stories.filter(({ kind }) => kind === 'video');
    return [[...videos, ...works, ...films].flatMap(({ id }) => coverOf(id))];
  },
  'the live rooms': () => [content.lives.rooms.map(({ cover }) => cover)],
  'the live albums': () => [content.lives.albums.map(({ cover }) => cover)],
  'the special topics': () => [content.specials.map(({ picture }) => picture)],
  'the own stories of a special topic': () =>
    content.specials.map(({ stories = [] }) => stories.map(({ picture }) => picture)),
  'the quizzes': () => [content.quizzes.map(({ cover }) => cover)],
  'the reports': () => [Object.values(content.reports).map(({ cover }) => cover)],
  'the topics of tips': () => [content.tips.topics.map(({ cover }) => cover)],
  'the pictures of a tip': () => content.tips.tips.map(({ pictures }) => pictures),
  'the tips of a topic': () =>
    content.tips.topics.map(({ id }) =>
      content.tips.tips.flatMap(({ topicId, pictures }) => (topicId === id ? pictures : [])),
    ),
  'the circles': () => [content.community.circles.map(({ cover }) => cover)],
  'the topic square': () => [content.community.topics.map(({ cover }) => cover)],
  'a topic with its posts': () =>
    content.community.topics.map(({ cover, posts }) => [
      cover,
      ...posts.flatMap(({ pictures = [] }) => pictures),
    ]),
  'the topics of the volunteers': () => [content.commonweal.topics.map(({ cover }) => cover)],
  'the groups of volunteers': () => [content.commonweal.groups.map(({ logo }) => logo)],
  'the activities of volunteers': () => [
    content.commonweal.groups.flatMap(({ plans }) => plans.map(({ cover }) => cover)),
  ],
  'the welfare offers': () => [content.commonweal.welfare.map(({ cover }) => cover)],
};

describe('no picture occurs twice in', () => {
  test.each(Object.keys(lists))('%s', (name) => {
    const all = lists[name]?.() ?? [];
    expect(all.length).toBeGreaterThan(0);
    expect(all.map(twice).filter((names) => names.length > 0)).toEqual([]);
  });
});

test('stories that follow each other in the stream have different pictures', () => {
  const cardsAtOnce = 6;
  const stream = content.stories.toSorted((a, b) => a.minutesAgo - b.minutesAgo);
  const repeated = stream.flatMap(({ id, covers }, place) => {
    const before = stream.slice(Math.max(0, place - cardsAtOnce), place);
    return before.flatMap((other) =>
      other.covers.some((cover) => covers.includes(cover)) ? [`${other.id} ${id} ${covers.join()}`] : [],
    );
  });
  expect(repeated).toEqual([]);
});

test('the title of a video does not repeat that it is one where it is not a story of its own', () => {
  const { videos, works } = content.videos;
  expect([...videos, ...works].filter(({ title }) => title.includes('丨'))).toEqual([]);
});
