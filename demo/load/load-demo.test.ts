import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../gateway/db/open.ts';
import { parseShanghaiTime, shanghaiTime } from '../../gateway/db/time.ts';
import { richTextTags } from '../../gateway/domains/news/story/rich-text.ts';
import {
  call,
  openTestHandlers,
  start,
  type TestHandlers,
} from '../../gateway/http/testing/test-handlers.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { day, hour, minute, momentAgo, startBefore, timeAgo } from './load-context.ts';
import { readDemoContent } from './read-content.ts';
import { generateComments } from './comment-threads.ts';
import { loadDemo } from './load-demo.ts';

const mediaBase = '/media/demo';
const vault = { fingerprint: (...parts: readonly string[]) => parts.join(' ') };
const options = { name: 'demo', mediaBase, clock: () => start, vault };

/** PostgreSQL on a machine with other work takes longer than a test usually may */
const loadTimeoutMs = 90_000;

let gateway: TestHandlers;
let content: DemoContent;
beforeAll(async () => {
  gateway = await openTestHandlers();
  content = await readDemoContent();
});
afterAll(() => gateway.close());

test(
  'the demo is loaded once, even if several processes start at the same time',
  async () => {
    // each with connections of its own, as processes have
    const others = await Promise.all([1, 2].map(() => openDatabase(gateway.database.location)));
    const loaded = await Promise.all(
      [gateway.database, ...others].map(({ jobs }) => loadDemo(jobs, options)),
    );
    await Promise.all(others.map(({ close }) => close()));
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await loadDemo(gateway.database.jobs, options)).toBe(false);
    const { stories } = await gateway.db
      .selectFrom('news')
      .select(sql<number>`cast(count(*) as integer)`.as('stories'))
      .executeTakeFirstOrThrow();
    const episodes = content.programmes.flatMap((programme) => programme.episodes);
    const own = content.specials.flatMap(({ id, stories: alone = [] }) => [
      id,
      ...alone.map((story) => story.id),
    ]);
    const { firsts, lasts } = content.villages;
    const { videos, works } = content.videos;
    expect(stories).toBe(
      content.stories.length +
        episodes.length +
        own.length +
        firsts.length * lasts.length +
        videos.length +
        works.length,
    );
  },
  loadTimeoutMs,
);

describe('after loading', () => {
  test('the feed starts with the newest story, marked as demo content', async () => {
    const { list, nextCursor } = await call(gateway.handlers, 'listHeadlineNews', { body: {} });
    const [youngest] = content.stories.toSorted((a, b) => a.minutesAgo - b.minutesAgo);
    expect(list[0]).toMatchObject({ title: youngest?.title, source: '齐鲁晚报·示例内容' });
    expect(nextCursor).toBeDefined();
  });

  test(
    'whatever readers see happened between 06:00 and 23:00, also when the demo is loaded at night',
    async () => {
      const night = await openTestHandlers();
      try {
        const clock = () => new Date('2026-11-03T02:20:00+08:00');
        await loadDemo(night.database.jobs, { ...options, clock });
        const times = (
          await Promise.all([
            night.db.selectFrom('news').select('published_at as at').execute(),
            night.db.selectFrom('comments').select('created_at as at').execute(),
            night.db.selectFrom('tips').select('created_at as at').execute(),
            night.db.selectFrom('tip_steps').select('at').execute(),
            night.db.selectFrom('posts').select('created_at as at').execute(),
            night.db.selectFrom('live_rooms').select('starts_at as at').execute(),
            night.db.selectFrom('live_messages').select('created_at as at').execute(),
            night.db.selectFrom('live_scenes').select('created_at as at').execute(),
          ])
        ).flat();
        expect(times.length).toBeGreaterThan(1000);
        const clockTimes = times.map(({ at }) => at.slice(11));
        expect(clockTimes.filter((time) => time < '06:00:00' || time > '23:00:00')).toEqual([]);
      } finally {
        await night.close();
      }
    },
    loadTimeoutMs,
  );

  test('every section has stories', async () => {
    const { list: sections } = await call(gateway.handlers, 'listSections', { query: {} });
    for (const { id } of sections) {
      const { list } = await call(gateway.handlers, 'listSectionNews', { query: { sectionId: id } });
      expect(list.length, id).toBeGreaterThan(0);
    }
  });

  test('every body contains only allowed tags and attributes', async () => {
    const bodies = await gateway.db.selectFrom('news_bodies').select(['news_id', 'body']).execute();
    for (const { news_id, body } of bodies) {
      for (const [, tag = '', attributes = ''] of body.matchAll(/<\/?([^\s>]+)([^>]*)>/g)) {
        const allowed = richTextTags[tag] ?? [];
        expect(Object.hasOwn(richTextTags, tag), `${news_id} ${tag}`).toBe(true);
        for (const [, name] of attributes.matchAll(/ ([\w-]+)=/g)) expect(allowed, news_id).toContain(name);
      }
    }
  });

  test('an audio or video story starts with its player', async () => {
    const audio = content.stories.find(({ kind }) => kind === 'audio');
    const video = content.stories.find(({ kind }) => kind === 'video');
    const article = (newsId = '') => call(gateway.handlers, 'getArticle', { body: { newsId } });
    expect((await article(audio?.id)).body).toMatch(
      /^<figure data-audio="\/media\/demo\/clips\/[\w-]+\.m4a" data-duration="\d+"/,
    );
    expect((await article(audio?.id)).audio?.duration).toBeGreaterThan(10);
    expect((await article(video?.id)).body).toMatch(
      /^<figure data-video="[^"]+\.mp4" data-poster="[^"]+\.jpg"/,
    );
  });

  test('the episodes of the programmes are listed in 听 and in no other feed', async () => {
    const { list: programmes } = await call(gateway.handlers, 'listAudioProgrammes', {});
    expect(programmes.map(({ id, episodes }) => [id, episodes])).toEqual(
      content.programmes.map(({ id, episodes }) => [id, episodes.length]),
    );
    const ids = new Set(content.programmes.flatMap(({ episodes }) => episodes.map(({ id }) => id)));
    const { list: stream } = await call(gateway.handlers, 'listHeadlineNews', { body: { pageSize: 50 } });
    expect(stream.filter(({ id }) => ids.has(id))).toEqual([]);
    const { list: heard } = await call(gateway.handlers, 'listAudioNews', { body: { pageSize: 50 } });
    for (const { audio } of heard) {
      expect(audio.url).toMatch(/^\/media\/demo\/clips\/[\w-]+\.m4a$/);
      expect(audio.duration).toBeGreaterThan(10);
    }
  });

  test('every special topic has stories in all sections, one has hundreds, and one has stories of every city', async () => {
    const topics = await Promise.all(
      content.specials.map(async ({ id: newsId }) => {
        const topic = await call(gateway.handlers, 'getSpecialTopic', { body: { newsId } });
        const { list } = await call(gateway.handlers, 'listSpecialSections', { body: { newsId } });
        expect(list.length, newsId).toBeGreaterThanOrEqual(3);
        return topic;
      }),
    );
    expect(new Set(topics.map(({ style }) => style)).size).toBe(3);
    expect(Math.max(...topics.map(({ total }) => total))).toBeGreaterThanOrEqual(200);
    const regional = topics.find(({ style }) => style === 'regional');
    const { list: cities } = await call(gateway.handlers, 'listSpecialSections', {
      body: { newsId: regional?.id ?? '', by: 'city' },
    });
    expect(cities.filter(({ total }) => total === 0)).toEqual([]);
  });

  test('every video has a clip, and collections and sources have their videos', async () => {
    const { videos, works, collections, sources } = content.videos;
    const feed = await call(gateway.handlers, 'listVideoFeed', { body: { pageSize: 50 } });
    const videoStories = content.stories.filter(({ kind }) => kind === 'video');
    const made = works.filter(({ clip }) => clip !== undefined);
    const own = videos.filter(({ sourceId }) => sourceId === undefined);
    expect(feed.list.length).toBe(videoStories.length + own.length + made.length);
    expect(feed.list.filter(({ film }) => !film.url.startsWith(`${mediaBase}/clips/`))).toEqual([]);
    for (const { id, newsIds } of collections) {
      const { list } = await call(gateway.handlers, 'listCollectionVideos', { body: { collectionId: id } });
      expect(list.map((one) => one.id)).toEqual(newsIds);
    }
    const { list: sites } = await call(gateway.handlers, 'listVideoSources', {});
    expect(sites.map(({ id }) => id)).toEqual(sources.map(({ id }) => id));
    const { list: all } = await call(gateway.handlers, 'listClapperWorks', {});
    expect(all.map(({ id }) => id).toSorted()).toEqual(works.map(({ id }) => id).toSorted());
  });

  test('the titles of the village stories are unique', async () => {
    const titles = await gateway.db.selectFrom('news').select('title').where('id', 'like', 'v%').execute();
    expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
  });

  test('the label of every hot event lists its stories', async () => {
    const { list } = await call(gateway.handlers, 'listHotEvents', {});
    expect(list.map(({ heat }) => heat)).toEqual(list.map(({ heat }) => heat).toSorted((a, b) => b - a));
    for (const event of content.hotEvents) {
      const page = await call(gateway.handlers, 'listLabelNews', {
        body: { label: event.title, pageSize: 50 },
      });
      expect(page.list.map(({ id }) => id).toSorted()).toEqual(event.newsIds.toSorted());
    }
  });

  test('banners link to stories, ads to other sites', async () => {
    const banners = await call(gateway.handlers, 'listBanners', { body: {} });
    expect(banners.list.map(({ link }) => link.id)).toEqual(content.banners.map(({ newsId }) => newsId));
    const ads = await call(gateway.handlers, 'listAds', { body: {} });
    expect(ads.list.length).toBeGreaterThan(0);
    for (const ad of ads.list) expect(ad).toMatchObject({ kind: 'ad', link: { route: 'outside' } });
  });

  test('important stories have 30 to 300 comments, and the counts are correct', async () => {
    const count = sql<number>`cast(count(*) as integer)`.as('count');
    const comments = await gateway.db
      .selectFrom('comments')
      .select(['subject_id', count])
      .groupBy('subject_id')
      .execute();
    const there = new Map(comments.map((row) => [row.subject_id, row.count]));
    const stories = await gateway.db.selectFrom('news').select(['id', 'important', 'comments']).execute();
    for (const story of stories) {
      expect(story.comments, story.id).toBe(there.get(story.id) ?? 0);
      if (story.important === 1) expect(story.comments, story.id).toBeGreaterThanOrEqual(30);
      expect(story.comments, story.id).toBeLessThanOrEqual(300);
    }
    const wrong = await gateway.db
      .selectFrom('comments as parent')
      .select('parent.id')
      .where(({ eb, selectFrom }) =>
        eb(
          'parent.replies',
          '!=',
          selectFrom('comments as reply').select(count).whereRef('reply.parent_id', '=', 'parent.id'),
        ),
      )
      .execute();
    expect(wrong).toEqual([]);
  });
});

describe('tips', () => {
  test('accepted tips are public, each with its steps', async () => {
    const seen = new Set(['accepted', 'interviewing', 'reported']);
    const shown = content.tips.tips.filter(({ state }) => seen.has(state));
    const { list } = await call(gateway.handlers, 'listTopicTips', { body: { order: 'new', pageSize: 50 } });
    expect(list.length).toBe(Math.min(50, shown.length));
    for (const { id, state, steps, createdAt } of list) {
      expect(steps[0]?.at, id).toBe(createdAt);
      expect(steps.at(-1)?.state, id).toBe(state);
      const times = steps.map(({ at }) => at);
      expect(times, id).toEqual(times.toSorted());
      expect((times.at(-1) ?? '') <= '2026-11-03 08:00:00', id).toBe(true);
    }
  });

  test('every topic and every short item has tips, and every reported tip has a story', async () => {
    const { list: topics } = await call(gateway.handlers, 'listTipTopics', {});
    for (const { id, tips } of topics) expect(tips, id).toBeGreaterThan(2);
    for (const { id } of content.tips.items) {
      const item = await call(gateway.handlers, 'getTipItem', { query: { itemId: id } });
      expect(item.tips.length, id).toBeGreaterThan(0);
      expect(item.story, id).toBeDefined();
    }
    for (const { id, state } of content.tips.tips.filter((tip) => tip.state === 'reported')) {
      const tip = await call(gateway.handlers, 'getTip', { query: { tipId: id } });
      expect([tip.state, tip.story?.title], id).toEqual([state, expect.any(String)]);
    }
  });
});

describe('the auto show', () => {
  test('shows its dates, brands, hot models, shops and programme', async () => {
    const home = await call(gateway.handlers, 'getAutoShowHome', {});
    expect(home.show).toMatchObject({ startsOn: '2026-11-15', endsOn: '2026-11-19' });
    expect(home.brands).toHaveLength(40);
    expect(home.hot).toHaveLength(10);
    expect(home.shops).toHaveLength(60);
    const programme = await call(gateway.handlers, 'listProclamations', {});
    expect(programme.schedule).toHaveLength(10);
    expect(programme.notices.length).toBeGreaterThanOrEqual(6);
  });
});

describe('the think-tank', () => {
  test('files all enterprises by letter, and every number of one has its source and date', async () => {
    const { list } = await call(gateway.handlers, 'listEnterpriseNames', {});
    expect(list.length).toBeGreaterThanOrEqual(340);
    for (const { id } of list) {
      const enterprise = await call(gateway.handlers, 'getEnterprise', { body: { enterpriseId: id } });
      expect(enterprise, id).toMatchObject({ isSample: true, index: { of: 20, asOf: '2026-10-31' } });
      expect(enterprise.facts.length, id).toBeGreaterThanOrEqual(6);
      expect(enterprise.index.dimensions.length, id).toBeGreaterThanOrEqual(4);
      for (const sourced of [...enterprise.facts, ...enterprise.tables, enterprise.index]) {
        expect(sourced.source, id).toMatch(/示例/);
        expect(sourced.asOf <= '2026-11-03', id).toBe(true);
      }
    }
  });

  test('has thirty periods of the index', async () => {
    const chart = await call(gateway.handlers, 'getIndexChart', {
      body: { enterpriseId: 'ent-pensionAgency-01' },
    });
    expect(chart.periods).toHaveLength(30);
    expect(chart.series.map(({ values }) => values.length)).toEqual([30, 30]);
  });

  test('ranks at least fifty in each of five periods, and says why each moved', async () => {
    for (const kind of ['travel', 'region', 'education', 'economics'] as const) {
      const { periods } = await call(gateway.handlers, 'getRanking', { body: { kind } });
      expect(periods, kind).toHaveLength(5);
      for (const period of periods) {
        const { list, sources } = await call(gateway.handlers, 'getRanking', { body: { kind, period } });
        expect(list.length, kind).toBeGreaterThanOrEqual(kind === 'region' ? 60 : 50);
        expect(sources.length, kind).toBeGreaterThan(0);
        for (const { name, change, reason } of list) {
          const moved = change === undefined ? '首期上榜' : change === 0 ? '名次未变' : movedBy(change);
          expect(reason, `${period} ${name}`).toContain(moved);
        }
      }
    }
  });

  test('relates more stories than a page to some enterprises, and some to each', async () => {
    const { list } = await call(gateway.handlers, 'listEnterpriseNames', {});
    let longer = 0;
    for (const { id } of list) {
      const page = await call(gateway.handlers, 'listEnterpriseNews', { body: { enterpriseId: id } });
      expect(page.list.length, id).toBeGreaterThan(0);
      if (page.nextCursor !== undefined) longer += 1;
    }
    expect(longer).toBeGreaterThanOrEqual(20);
  });

  test('has twenty-four experts with views, events and stories', async () => {
    const { list } = await call(gateway.handlers, 'listExperts', {});
    expect(list.length).toBeGreaterThanOrEqual(24);
    for (const { id } of list) {
      const expert = await call(gateway.handlers, 'getExpert', { body: { expertId: id } });
      expect(expert.views.length, id).toBeGreaterThanOrEqual(2);
      expect(expert.events.length, id).toBeGreaterThanOrEqual(2);
      expect(expert.news.length, id).toBeGreaterThan(0);
    }
  });
});

const movedBy = (change: number): string => `名次${change > 0 ? '前移' : '后移'} ${Math.abs(change)} 位`;

describe('comments', () => {
  const context = { mediaBase, now: start };

  test('are the same on every load', () => {
    expect(generateComments(content, context)).toEqual(generateComments(content, context));
  });

  test('are later than their story and earlier than now, and replies are later than their comment', () => {
    const { comments } = generateComments(content, context);
    const at = new Map(comments.map(({ id, created_at }) => [id, created_at]));
    for (const { created_at, parent_id } of comments) {
      expect(created_at <= '2026-11-03 08:00:00').toBe(true);
      if (parent_id) expect(created_at >= (at.get(parent_id) ?? '')).toBe(true);
    }
  });

  test('occur once per story, replies aside', () => {
    const { comments } = generateComments(content, context);
    const first = comments.filter(({ parent_id }) => parent_id === null);
    const said = first.map(({ subject_id, body }) => `${subject_id} ${body}`);
    expect(new Set(said).size).toBe(said.length);
  });
});

test('twelve circles and thirty topics with six hundred posts, whose counts fit', async () => {
  const { list } = await call(gateway.handlers, 'listCircles', { body: { pageSize: 50 } });
  expect(list).toHaveLength(12);
  for (const { id, memberCount } of list) {
    const members = await gateway.db
      .selectFrom('circle_members')
      .select('user_id')
      .where('circle_id', '=', id)
      .execute();
    expect(members).toHaveLength(memberCount);
  }
  const topics = await call(gateway.handlers, 'listSquareTopics', { body: { pageSize: 50 } });
  expect(topics.list).toHaveLength(30);
  expect(topics.list.reduce((sum, { posts }) => sum + posts, 0)).toBe(600);
  const texts = await gateway.db
    .selectFrom('posts')
    .select('body')
    .where('topic_id', 'is not', null)
    .execute();
  expect(new Set(texts.map(({ body }) => body)).size).toBe(600);
});

const loadedAt = (time: string) => ({ mediaBase, now: parseShanghaiTime(`2026-11-03 ${time}:00`) });
const isWaking = (time: string) => time.slice(11) >= '06:00:00' && time.slice(11) <= '23:00:00';

describe.each(['00:10', '03:00', '06:00', '08:00', '15:20', '22:59', '23:55'])(
  'ages of a demo loaded at %s',
  (now) => {
    const context = loadedAt(now);
    const ages = Array.from({ length: 400 }, (_, index) => (index - 100) * 37 * minute);

    test('every time lies in waking hours, in the order of the ages', () => {
      const times = ages.map((age) => timeAgo(age, context));
      expect(times.filter((time) => !isWaking(time))).toEqual([]);
      expect(times).toEqual(times.toSorted().toReversed());
    });

    test('the past stays in the past and the future in the future', () => {
      for (const age of ages) {
        const ahead = momentAgo(age, context).getTime() - context.now.getTime();
        if (age >= 0) expect(ahead).toBeLessThanOrEqual(0);
        else expect(ahead).toBeGreaterThan(0);
      }
    });
  },
);

test('a day ago is the same time of the day before', () => {
  expect(timeAgo(3 * day, loadedAt('15:20'))).toBe('2026-10-31 15:20:00');
  expect(timeAgo(-2 * day, loadedAt('15:20'))).toBe('2026-11-05 15:20:00');
});

test('an event that would end at night starts earlier', () => {
  const { now } = loadedAt('22:40');
  expect(shanghaiTime(startBefore(now, hour))).toBe('2026-11-03 22:00:00');
  expect(startBefore(now, 20 * minute)).toEqual(now);
});
