import type { DemoContent, SectionStory } from '../schema/demo-content.ts';
import { missingClips, missingPictures } from './media-references.ts';

/** Reference errors of stories, audio programmes, special topics, votes and publishers. @param seen ids of stories; added to */
export function* newsReferenceErrors(content: DemoContent, seen: Set<string>): Generator<string> {
  yield* storyErrors(content, seen);
  yield* programmeErrors(content, seen);
  yield* specialErrors(content, seen);
  yield* voteErrors(content);
  yield* publisherErrors(content, seen);
}

function* storyErrors(content: DemoContent, seen: Set<string>): Generator<string> {
  for (const { id, title, covers, cardStyle, kind, body, media, liveState } of content.stories) {
    const about = `story ${id} (${title})`;
    if (seen.has(id)) yield `${about}: the id occurs twice`;
    seen.add(id);
    const images = body.flatMap((block) => ('img' in block ? [block.img] : []));
    yield* missingPictures(content, about, [...covers, ...images]);
    const played = body.map((block) =>
      'audio' in block ? block.audio : 'video' in block ? block.video : undefined,
    );
    yield* missingClips(content, about, [...played, media]);
    const needsClip = kind === 'audio' || kind === 'video';
    if (needsClip !== (media !== undefined))
      yield `${about}: ${needsClip ? 'needs' : 'must not name'} a clip`;
    if ((kind === 'live') !== (liveState !== undefined))
      yield `${about}: live stories, and no others, have a liveState`;
    const [fewest, most] = coverCounts[cardStyle];
    if (covers.length < fewest || covers.length > most)
      yield `${about}: ${covers.length} covers on a ${cardStyle} card`;
  }
}

/** fewest and most covers of a card */
const coverCounts: Readonly<Record<SectionStory['cardStyle'], readonly [number, number]>> = {
  text: [0, 0],
  thumb: [1, 1],
  three: [3, 3],
  cover: [1, 1],
  video: [1, 1],
  audio: [0, 1],
  live: [1, 1],
};

function* programmeErrors(content: DemoContent, seen: Set<string>): Generator<string> {
  const sections = new Set(content.stories.map(({ sectionId }) => sectionId));
  for (const { id: programme, picture, sectionId, episodes } of content.programmes) {
    yield* missingPictures(content, `programme ${programme}`, [picture]);
    if (!sections.has(sectionId)) yield `programme ${programme}: there is no section ${sectionId}`;
    for (const { id, cover } of episodes) {
      const about = `episode ${id}`;
      if (seen.has(id)) yield `${about}: the id occurs twice`;
      seen.add(id);
      yield* missingPictures(content, about, [cover]);
      yield* missingClips(content, about, [`episode-${id}`]);
    }
  }
}

function* specialErrors(content: DemoContent, seen: Set<string>): Generator<string> {
  for (const { label, things, pictures } of content.villages.chapters) {
    yield* missingPictures(content, `chapter ${label}`, Object.values(pictures));
    for (const thing of Object.keys(pictures))
      if (!things.includes(thing)) yield `chapter ${label}: a picture of ${thing}, which no story is about`;
  }
  for (const { id, picture, stories = [], sections } of content.specials) {
    const about = `topic ${id}`;
    yield* missingPictures(content, about, [picture, ...stories.map((story) => story.picture)]);
    for (const { newsIds } of sections)
      for (const newsId of newsIds) if (!seen.has(newsId)) yield `${about}: there is no story ${newsId}`;
    for (const own of [id, ...stories.map((story) => story.id)]) {
      if (seen.has(own)) yield `${about}: the id ${own} occurs twice`;
      seen.add(own);
    }
  }
}

function* voteErrors(content: DemoContent): Generator<string> {
  const { stories, votes, quizzes } = content;
  const ids = new Set(votes.map(({ id }) => id));
  if (ids.size < votes.length) yield 'votes: an id occurs twice';
  for (const { id, body } of stories) {
    for (const block of body)
      if ('vote' in block && !ids.has(block.vote)) yield `story ${id}: there is no vote ${block.vote}`;
  }
  for (const { id, options } of votes)
    yield* missingPictures(
      content,
      `vote ${id}`,
      options.flatMap(({ image }) => image ?? []),
    );
  for (const { id, cover, questions } of quizzes) {
    yield* missingPictures(content, `quiz ${id}`, [cover]);
    for (const { text, options, right } of questions)
      if (right.some((index) => index >= options.length))
        yield `quiz ${id}: a right answer of “${text}” does not exist`;
  }
}

function* publisherErrors({ publishers }: DemoContent, stories: ReadonlySet<string>): Generator<string> {
  const ids = new Set<string>();
  const taken = new Set<string>();
  for (const { id, newsIds, services = [] } of publishers) {
    if (ids.has(id)) yield `publisher ${id}: the id occurs twice`;
    ids.add(id);
    for (const newsId of [...newsIds, ...services.map((service) => service.newsId)])
      if (!stories.has(newsId)) yield `publisher ${id}: there is no story ${newsId}`;
    for (const newsId of newsIds) {
      if (taken.has(newsId)) yield `publisher ${id}: story ${newsId} is another's`;
      taken.add(newsId);
    }
  }
}

/** Reference errors of hot events, banners and ads. @param stories ids of all stories, videos included */
export function* showcaseReferenceErrors(
  content: DemoContent,
  stories: ReadonlySet<string>,
): Generator<string> {
  for (const { id, newsIds } of content.hotEvents) {
    for (const newsId of newsIds)
      if (!stories.has(newsId)) yield `hot event ${id}: there is no story ${newsId}`;
  }
  for (const { id, newsId, picture } of content.banners) {
    if (!stories.has(newsId)) yield `banner ${id}: there is no story ${newsId}`;
    yield* missingPictures(content, `banner ${id}`, [picture]);
  }
  for (const { id, picture } of content.ads) yield* missingPictures(content, `ad ${id}`, [picture]);
}
