import type { AudioProgrammesTable } from '../../gateway/db/tables/news-tables.ts';
import { renderBlocks } from '../../gateway/domains/news/story/rich-text.ts';
import type { Story, StoryCounts } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { clipUrl, type LoadContext, minute, picturesOf, timeAgo } from './load-context.ts';
import { copyright, countsOf, sourceLine } from './stories.ts';

const editor = '周慕云';

/** Rows of the programmes, in the order of their file. */
export function programmesOf(content: DemoContent, context: LoadContext): AudioProgrammesTable[] {
  const pictures = picturesOf(content, context);
  return content.programmes.map(({ id, name, summary, host, picture }, place) => ({
    id,
    name,
    summary,
    host,
    cover_json: JSON.stringify(pictures.get(picture)),
    place,
  }));
}

/** The episodes as stories that no feed shows; their body is the spoken text. */
export function episodesOf(
  content: DemoContent,
  context: LoadContext,
): (Story & { readonly counts: StoryCounts })[] {
  const pictures = picturesOf(content, context);
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
        publishedAt: timeAgo(episode.minutesAgo * minute, context),
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
        ...(clip && { media: { url: clipUrl(clip, context), duration: clip.duration } }),
        programmeId: programme.id,
        inStreams: false,
        counts: countsOf(episode),
      };
    }),
  );
}
