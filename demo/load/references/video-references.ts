import type { DemoContent } from '../schema/demo-content.ts';
import { missingClips, missingPictures } from './media-references.ts';

/** Reference errors of videos, lives and panorama tours. @param seen ids of all stories; videos and works are added */
export function* videoReferenceErrors(content: DemoContent, seen: Set<string>): Generator<string> {
  yield* videoErrors(content, seen);
  yield* collectionErrors(content);
  yield* liveErrors(content);
  yield* vrErrors(content, seen);
}

function* videoErrors(content: DemoContent, seen: Set<string>): Generator<string> {
  const { videos, works, sources } = content.videos;
  const sections = new Set(content.stories.map(({ sectionId }) => sectionId));
  const publisherIds = new Set(content.publishers.map(({ id }) => id));
  const sourceIds = new Set(sources.map(({ id }) => id));
  for (const video of [...videos, ...works]) {
    const about = `video ${video.id}`;
    if (seen.has(video.id)) yield `${about}: the id occurs twice`;
    seen.add(video.id);
    yield* missingClips(content, about, [video.clip]);
    const isWork = 'pictures' in video;
    yield* missingPictures(content, about, isWork ? [...video.covers, ...video.pictures] : [video.picture]);
    if (isWork && (video.clip === undefined) !== video.pictures.length > 0)
      yield `${about}: a video or pictures, and not both`;
  }
  for (const { id, sectionId, publisherId, sourceId } of videos) {
    if (!sections.has(sectionId)) yield `video ${id}: there is no section ${sectionId}`;
    if (publisherId !== undefined && !publisherIds.has(publisherId))
      yield `video ${id}: there is no publisher ${publisherId}`;
    if (sourceId !== undefined && !sourceIds.has(sourceId)) yield `video ${id}: there is no site ${sourceId}`;
  }
}

function* collectionErrors({ videos, stories, publishers }: DemoContent): Generator<string> {
  const publisherIds = new Set(publishers.map(({ id }) => id));
  const clips = new Set([
    ...stories.filter(({ kind }) => kind === 'video').map(({ id }) => id),
    ...[...videos.videos, ...videos.works].filter(({ clip }) => clip !== undefined).map(({ id }) => id),
  ]);
  const placed = new Set<string>();
  for (const { id, publisherId, newsIds } of videos.collections) {
    const about = `collection ${id}`;
    if (publisherId !== undefined && !publisherIds.has(publisherId))
      yield `${about}: there is no publisher ${publisherId}`;
    for (const newsId of newsIds) {
      if (!clips.has(newsId)) yield `${about}: there is no video ${newsId}`;
      if (placed.has(newsId)) yield `${about}: video ${newsId} is in another collection too`;
      placed.add(newsId);
    }
  }
}

/** Also compares each live room with the story that links to it. */
function* liveErrors(content: DemoContent): Generator<string> {
  const { lives, stories, clips, publishers } = content;
  const albumIds = new Set(lives.albums.map(({ id }) => id));
  const publisherIds = new Set(publishers.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { id, albumId, video: clip, state, cover, scenes, reporters, minutesAgo } of lives.rooms) {
    const about = `live ${id}`;
    if (seen.has(id)) yield `${about}: the id occurs twice`;
    seen.add(id);
    if (albumId !== undefined && !albumIds.has(albumId)) yield `${about}: there is no series ${albumId}`;
    if (clip !== undefined && clips[clip]?.pieces === undefined) yield `${about}: ${clip} is not a stream`;
    for (const reporter of reporters)
      if (!publisherIds.has(reporter.id)) yield `${about}: there is no publisher ${reporter.id}`;
    const images = scenes.flatMap(({ pictures = [] }) => pictures);
    yield* missingPictures(content, about, [cover, ...images]);
    yield* missingClips(
      content,
      about,
      scenes.map(({ video }) => video),
    );
    const story = stories.find((one) => one.id === id);
    if (story !== undefined && story.liveState !== state)
      yield `${about}: its story has the state ${story.liveState}`;
    if ((state === 'preview') !== minutesAgo < 0)
      yield `${about}: previews, and no others, start in the future`;
  }
  for (const { id, kind } of stories)
    if (kind === 'live' && !seen.has(id)) yield `story ${id}: there is no live with this id`;
  for (const { id, cover } of lives.albums) yield* missingPictures(content, `series ${id}`, [cover]);
}

function* vrErrors(
  { vrTours, panoramas, stories }: DemoContent,
  storyIds: ReadonlySet<string>,
): Generator<string> {
  const lives = new Set(stories.filter(({ kind }) => kind === 'live').map(({ id }) => id));
  const seen = new Set<string>();
  for (const { id: tour, liveId, scenes } of vrTours) {
    if (liveId !== undefined && !lives.has(liveId)) yield `tour ${tour}: there is no live ${liveId}`;
    const sceneIds = new Set(scenes.map(({ id }) => id));
    for (const { id, panorama, video, spots } of scenes) {
      const about = `scene ${id}`;
      if (seen.has(id)) yield `${about}: the id occurs twice`;
      seen.add(id);
      const picture = panoramas[panorama];
      if (picture === undefined) yield `${about}: no panorama is called ${panorama}`;
      if (video !== undefined && picture?.video === undefined) yield `${about}: ${panorama} has no video`;
      for (const spot of spots) {
        if ('newsId' in spot && !storyIds.has(spot.newsId))
          yield `${about}: there is no story ${spot.newsId}`;
        if ('sceneId' in spot && !sceneIds.has(spot.sceneId))
          yield `${about}: the tour has no scene ${spot.sceneId}`;
      }
    }
  }
}
