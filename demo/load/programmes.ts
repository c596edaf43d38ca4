import type { AudioProgrammesTable } from '../../gateway/db/tables/news-tables.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import { renderBlocks } from '../../gateway/domains/news/story/rich-text.ts';
import type { Story, StoryCounts } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { clipUrl, copyright, countsOf, minute, picturesOf, type SeedPlace, sourceLine } from './stories.ts';

const editor = '周慕云';

/** The programmes as they are stored, in the order of their file. */
export function programmesOf(content: DemoContent, { mediaBase }: SeedPlace): AudioProgrammesTable[] {
  const pictures = picturesOf(content, mediaBase);
  return content.programmes.map(({ id, name, summary, host, picture }, place) => ({
    id,
    name,
    summary,
    host,
    cover_json: JSON.stringify(pictures.get(picture)),
    place,
  }));
}

/** Their episodes as stories: what is said stands as the body, and the streams do not show them. */
export function episodesOf(
  content: DemoContent,
  place: SeedPlace,
): (Story & { readonly counts: StoryCounts })[] {
  const pictures = picturesOf(content, place.mediaBase);
  return content.programmes.flatMap((programme) =>
    programme.episodes.map((episode) => {
      const cover = pictures.get(episode.cover);
      const clip = content.clips[`episode-${episode.id}`];
      return {
        id: episode.id,
        kind: 'audio' as const,
        title: episode.title,
        summary: episode.summary,
        source: sourceLine,
        sectionId: programme.sectionId,
        cityId: episode.cityId,
        publishedAt: shanghaiTime(new Date(place.now.getTime() - episode.minutesAgo * minute)),
        labels: episode.labels,
        covers: cover ? [cover] : [],
        cardStyle: 'audio' as const,
        body: renderBlocks(
          episode.words.map((p) => ({ p })),
          pictures,
        ),
        editor,
        reporter: programme.host,
        copyright,
        ...(clip && { media: { url: clipUrl(clip, place), duration: clip.duration } }),
        programmeId: programme.id,
        inStreams: false,
        counts: countsOf(episode),
      };
    }),
  );
}
