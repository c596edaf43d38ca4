import type { ValidateFunction } from 'ajv';
import { ajv, cityId } from './story-schema.ts';
import { count, id, name, shape, summary, text, texts, title } from './fields.ts';
import type { DemoContent } from './demo-content.ts';
import type { DemoVideos } from '../video-types.ts';

const labels = { type: 'array', minItems: 1, maxItems: 3, uniqueItems: true, items: title };
const names = { type: 'array', items: name };

export const isVideos: ValidateFunction<DemoVideos> = ajv.compile<DemoVideos>(
  shape({
    films: {
      type: 'array',
      items: shape(
        {
          id,
          title,
          summary,
          clip: name,
          picture: name,
          sectionId: name,
          cityId,
          reporter: text,
          labels,
          minutesAgo: count,
          words: texts,
        },
        { publisherId: name, sourceId: name },
      ),
    },
    works: {
      type: 'array',
      items: shape(
        {
          id,
          title,
          author: text,
          cityId,
          place: text,
          covers: { ...names, minItems: 1, maxItems: 1 },
          pictures: names,
          minutesAgo: count,
          words: texts,
        },
        { clip: name },
      ),
    },
    collections: {
      type: 'array',
      items: shape(
        { id: name, title, summary, newsIds: { type: 'array', minItems: 1, uniqueItems: true, items: id } },
        { publisherId: name },
      ),
    },
    sources: {
      type: 'array',
      items: shape({ id: name, name: text, summary, homeUrl: { type: 'string' } }),
    },
  }),
);

/** What is wrong with films beside all else. @param seen ids of all stories so far; the films' and works' are added */
export function* videoFaults(content: DemoContent, seen: Set<string>): Generator<string> {
  const { videos, stories, clips, pictures, publishers } = content;
  const sections = new Set(stories.map(({ sectionId }) => sectionId));
  const publisherIds = new Set(publishers.map(({ id: publisherId }) => publisherId));
  const sourceIds = new Set(videos.sources.map(({ id: sourceId }) => sourceId));
  const films = new Set(stories.filter(({ kind }) => kind === 'video').map(({ id: newsId }) => newsId));
  for (const one of [...videos.films, ...videos.works]) {
    const about = `film ${one.id}`;
    if (seen.has(one.id)) yield `${about}: the id stands twice`;
    seen.add(one.id);
    if (one.clip !== undefined) films.add(one.id);
    if (one.clip !== undefined && !Object.hasOwn(clips, one.clip))
      yield `${about}: no clip is called ${one.clip}`;
    const shown = 'picture' in one ? [one.picture] : [...one.covers, ...one.pictures];
    for (const picture of shown)
      if (!Object.hasOwn(pictures, picture)) yield `${about}: no picture is called ${picture}`;
    if ('pictures' in one && (one.clip === undefined) !== one.pictures.length > 0)
      yield `${about}: a film or pictures, and not both`;
  }
  for (const { id: newsId, sectionId, publisherId, sourceId } of videos.films) {
    if (!sections.has(sectionId)) yield `film ${newsId}: there is no channel ${sectionId}`;
    if (publisherId !== undefined && !publisherIds.has(publisherId))
      yield `film ${newsId}: there is no publisher ${publisherId}`;
    if (sourceId !== undefined && !sourceIds.has(sourceId))
      yield `film ${newsId}: there is no site ${sourceId}`;
  }
  const placed = new Set<string>();
  for (const { id: collection, publisherId, newsIds } of videos.collections) {
    if (publisherId !== undefined && !publisherIds.has(publisherId))
      yield `collection ${collection}: there is no publisher ${publisherId}`;
    for (const newsId of newsIds) {
      if (!films.has(newsId)) yield `collection ${collection}: there is no film ${newsId}`;
      if (placed.has(newsId)) yield `collection ${collection}: film ${newsId} stands in another`;
      placed.add(newsId);
    }
  }
}
