import { isCreditCode } from '../../../rules/people/credit-code.ts';
import type { DemoContent } from '../schema/demo-content.ts';
import { missingClips, missingPictures } from './media-references.ts';

/** Reference errors of readers' tips, of the volunteer programme, and of circles and topics. @param stories ids of the stories so far */
export function* readerReferenceErrors(
  content: DemoContent,
  stories: ReadonlySet<string>,
): Generator<string> {
  yield* tipErrors(content, stories);
  yield* commonwealErrors(content, stories);
  yield* communityErrors(content);
}

function* tipErrors(content: DemoContent, stories: ReadonlySet<string>): Generator<string> {
  const { topics, items, tips } = content.tips;
  const topicIds = new Set(topics.map(({ id }) => id));
  const itemIds = new Set(items.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { id, cover } of topics) yield* missingPictures(content, `topic ${id}`, [cover]);
  for (const { id, pictures, story } of items) {
    yield* missingPictures(content, `item ${id}`, pictures);
    if (!stories.has(story)) yield `item ${id}: there is no story ${story}`;
  }
  for (const { id, topicId, itemId, video, pictures, state, storyId } of tips) {
    if (seen.has(id)) yield `${id}: the id occurs twice`;
    seen.add(id);
    if (topicId !== undefined && !topicIds.has(topicId)) yield `${id}: there is no topic ${topicId}`;
    if (itemId !== undefined && !itemIds.has(itemId)) yield `${id}: there is no item ${itemId}`;
    yield* missingPictures(content, id, pictures);
    yield* missingClips(content, id, [video]);
    if (video !== undefined && pictures.length > 0) yield `${id}: pictures or a video, not both`;
    if ((state === 'reported') !== (storyId !== undefined))
      yield `${id}: reported tips, and no others, have a story`;
    if (storyId !== undefined && !stories.has(storyId)) yield `${id}: there is no story ${storyId}`;
  }
}

function* communityErrors(content: DemoContent): Generator<string> {
  const { circles, topics } = content.community;
  const seen = new Set<string>();
  for (const { id, cover } of [...circles, ...topics]) {
    if (seen.has(id)) yield `community ${id}: the id occurs twice`;
    seen.add(id);
    yield* missingPictures(content, `community ${id}`, [cover]);
  }
  for (const { id, members, capacity } of circles)
    if (members > capacity) yield `circle ${id}: more members than places`;
  for (const { id, posts } of topics)
    for (const { pictures = [] } of posts) yield* missingPictures(content, `topic ${id}`, pictures);
}

function* commonwealErrors(content: DemoContent, stories: ReadonlySet<string>): Generator<string> {
  const { topics, groups, welfare } = content.commonweal;
  const topicIds = new Set(topics.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { id, creditCode, topicId, newsIds, logo, covers, plans } of groups) {
    const about = `group ${id}`;
    if (seen.has(id) || seen.has(creditCode)) yield `${about}: the id or the credit code occurs twice`;
    seen.add(id).add(creditCode);
    if (!isCreditCode(creditCode)) yield `${about}: ${creditCode} is not a valid credit code`;
    if (!topicIds.has(topicId)) yield `${about}: there is no topic ${topicId}`;
    for (const newsId of newsIds) if (!stories.has(newsId)) yield `${about}: there is no story ${newsId}`;
    yield* missingPictures(content, about, [logo, ...covers, ...plans.map(({ cover }) => cover)]);
  }
  for (const { id, cover } of [...topics, ...welfare]) yield* missingPictures(content, id, [cover]);
}
