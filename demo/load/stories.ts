import { type Block, renderBlocks } from '../../gateway/domains/news/story/rich-text.ts';
import type { Story, StoryCounts } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoClip } from './schema/media-schema.ts';
import type { DemoBlock, DemoStory } from './schema/news-schema.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { clipUrl, type LoadContext, minute, type Pictures, picturesOf, timeAgo } from './load-context.ts';
import { seededRandom } from './seeded-random.ts';

/** Marks every story as fictional. */
export const sourceLine = '齐鲁晚报·示例内容';
export const copyright = '本文为产品演示而写，人物、数字均为虚构，版权归齐鲁晚报所有，未经授权不得转载。';

/** Rows of the stories, with plausible numbers of readers. */
export function storiesOf(
  content: DemoContent,
  context: LoadContext,
): (Story & { readonly counts: StoryCounts })[] {
  const pictures = picturesOf(content, context);
  return content.stories.map((story) => {
    const clip = story.media === undefined ? undefined : content.clips[story.media];
    return {
      id: story.id,
      kind: story.kind,
      title: story.title,
      summary: story.summary,
      source: sourceLine,
      sectionId: story.sectionId,
      cityId: story.cityId,
      publishedAt: timeAgo(story.minutesAgo * minute, context),
      labels: [...story.labels, ...eventsOf(content, story.id)],
      covers: story.covers.flatMap((name) => pictures.get(name) ?? []),
      cardStyle: story.cardStyle,
      ...(story.liveState && { liveState: story.liveState }),
      ...voteOf(story),
      important: story.important ?? false,
      body: renderBlocks(
        [
          ...playerOf(story, clip, pictures, context),
          ...story.body.map((block) => blockOf(block, content, pictures, context)),
          ...transcriptOf(clip),
        ],
        pictures,
      ),
      editor: story.editor,
      reporter: story.reporter,
      copyright,
      ...(clip && { media: { url: clipUrl(clip, context), duration: clip.duration } }),
      counts: countsOf(story),
    };
  });
}

/** Labels of a story's hot events: their titles. */
export const eventsOf = ({ hotEvents }: DemoContent, newsId: string) =>
  hotEvents.filter(({ newsIds }) => newsIds.includes(newsId)).map(({ title }) => title);

/** Converts a block to rich text: names of clips become addresses. */
function blockOf(block: DemoBlock, { clips }: DemoContent, pictures: Pictures, context: LoadContext): Block {
  if (!('audio' in block || 'video' in block)) return block;
  const name = 'audio' in block ? block.audio : block.video;
  const clip = clips[name];
  if (!clip) throw new Error(`no clip is called ${name}`);
  const player = clipOf(clip, block.title, pictures, context);
  return 'audio' in block ? { audio: player } : { video: player };
}

/** Converts a clip to rich text. @param pictures among which its poster is */
export function clipOf(clip: DemoClip, title: string, pictures: Pictures, context: LoadContext) {
  const { duration, bytes, width, height, poster, qualities, captions } = clip;
  const picture = poster === undefined ? undefined : pictures.get(poster);
  return {
    url: clipUrl(clip, context),
    duration,
    title,
    ...(bytes !== undefined && { bytes }),
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(picture && { poster: picture.url }),
    ...(qualities && {
      qualities: qualities.map((one) => ({ url: clipUrl(one, context), lines: one.lines })),
    }),
    ...(captions !== undefined && { captions: clipUrl({ file: captions }, context) }),
  };
}

/** The player at the top of an audio or video story. */
function playerOf(
  { kind, title }: DemoStory,
  clip: DemoClip | undefined,
  pictures: Pictures,
  context: LoadContext,
): Block[] {
  if (!clip) return [];
  if (kind === 'audio') return [{ audio: { url: clipUrl(clip, context), duration: clip.duration, title } }];
  return [{ video: clipOf(clip, title, pictures, context) }];
}

/** The vote inside a story. */
function voteOf({ body }: DemoStory): Pick<Story, 'voteId'> {
  const block = body.find((one) => 'vote' in one);
  return block === undefined ? {} : { voteId: block.vote };
}

/** The spoken text of a clip, for readers who cannot listen now. */
function transcriptOf(clip: DemoClip | undefined): Block[] {
  return clip?.transcript === undefined ? [] : [{ h: '音频文字稿' }, { p: clip.transcript }];
}

/** Older and important stories have more reads; about one reader in forty likes a story. */
export function countsOf({
  id,
  minutesAgo,
  important = false,
}: Pick<DemoStory, 'id' | 'minutesAgo' | 'important'>): StoryCounts {
  const random = seededRandom('counts', id);
  const hours = Math.min(minutesAgo / 60, 48);
  const perHour = random.between(40, 260) * (important ? 5 : 1);
  const reads = random.between(20, 90) + Math.round(perHour * Math.sqrt(hours) * 4);
  return {
    reads,
    likes: Math.round(reads / random.between(30, 60)),
    shareViews: Math.round(reads / random.between(8, 20)),
  };
}
