import { shanghaiTime } from '../../gateway/db/time.ts';
import type { Picture } from '../../gateway/domains/shared/story-cards.ts';
import { type Block, renderBlocks } from '../../gateway/domains/news/story/rich-text.ts';
import type { Story, StoryCounts } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoClip } from './schema/media-schema.ts';
import type { DemoBlock, DemoStory } from './schema/story-schema.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { diceOf } from './dice.ts';

/** Says on every story that its people and numbers are made up. */
export const sourceLine = '齐鲁晚报·示例内容';
export const copyright = '本文为产品演示而写，人物、数字均为虚构，版权归齐鲁晚报所有，未经授权不得转载。';

export const minute = 60_000;

export interface SeedPlace {
  /** address under which the folder of demo media is served, such as `/media/demo` */
  readonly mediaBase: string;
  /** the first start: what the ages of the content count back from */
  readonly now: Date;
}

/** The pictures of the demo by name, as stories carry them. */
export function picturesOf({ pictures }: DemoContent, mediaBase: string): ReadonlyMap<string, Picture> {
  return new Map(
    Object.entries(pictures).map(([name, picture]) => [
      name,
      { url: `${mediaBase}/pictures/${name}.jpg`, ...picture },
    ]),
  );
}

/** The stories as they are stored, with counts of a paper that is read. */
export function storiesOf(
  content: DemoContent,
  place: SeedPlace,
): (Story & { readonly counts: StoryCounts })[] {
  const pictures = picturesOf(content, place.mediaBase);
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
      publishedAt: shanghaiTime(new Date(place.now.getTime() - story.minutesAgo * minute)),
      labels: [...story.labels, ...eventsOf(content, story.id)],
      covers: story.covers.flatMap((name) => pictures.get(name) ?? []),
      cardStyle: story.cardStyle,
      ...(story.liveState && { liveState: story.liveState }),
      ...voteOf(story),
      important: story.important ?? false,
      body: renderBlocks(
        [
          ...playerOf(story, clip, pictures, place),
          ...story.body.map((block) => blockOf(block, content, pictures, place)),
          ...transcriptOf(clip),
        ],
        pictures,
      ),
      editor: story.editor,
      reporter: story.reporter,
      copyright,
      ...(clip && { media: { url: clipUrl(clip, place), duration: clip.duration } }),
      counts: countsOf(story),
    };
  });
}

export const clipUrl = ({ file }: { readonly file: string }, { mediaBase }: SeedPlace) =>
  `${mediaBase}/clips/${file}`;

/** Titles of the hot events that a story belongs to, which it carries as labels. */
export const eventsOf = ({ hotEvents }: DemoContent, newsId: string) =>
  hotEvents.filter(({ newsIds }) => newsIds.includes(newsId)).map(({ title }) => title);

/** A block as rich text has it: names of clips become their addresses. */
function blockOf(
  block: DemoBlock,
  { clips }: DemoContent,
  pictures: ReadonlyMap<string, Picture>,
  place: SeedPlace,
): Block {
  if (!('audio' in block || 'video' in block)) return block;
  const name = 'audio' in block ? block.audio : block.video;
  const clip = clips[name];
  if (!clip) throw new Error(`no clip is called ${name}`);
  const player = clipOf(clip, block.title, pictures, place);
  return 'audio' in block ? { audio: player } : { video: player };
}

/** A clip as rich text has it. @param pictures of which one stands for it */
export function clipOf(
  clip: DemoClip,
  title: string,
  pictures: ReadonlyMap<string, Picture>,
  place: SeedPlace,
) {
  const { duration, bytes, width, height, poster, qualities, captions } = clip;
  const picture = poster === undefined ? undefined : pictures.get(poster);
  return {
    url: clipUrl(clip, place),
    duration,
    title,
    ...(bytes !== undefined && { bytes }),
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(picture && { poster: picture.url }),
    ...(qualities && {
      qualities: qualities.map((one) => ({ url: clipUrl(one, place), lines: one.lines })),
    }),
    ...(captions !== undefined && { captions: clipUrl({ file: captions }, place) }),
  };
}

/** The player stands before the words of an audio or video story. */
function playerOf(
  { kind, title }: DemoStory,
  clip: DemoClip | undefined,
  pictures: ReadonlyMap<string, Picture>,
  place: SeedPlace,
): Block[] {
  if (!clip) return [];
  if (kind === 'audio') return [{ audio: { url: clipUrl(clip, place), duration: clip.duration, title } }];
  return [{ video: clipOf(clip, title, pictures, place) }];
}

/** The vote that stands in a story. */
function voteOf({ body }: DemoStory): Pick<Story, 'voteId'> {
  const block = body.find((one) => 'vote' in one);
  return block === undefined ? {} : { voteId: block.vote };
}

/** What is said in a clip, for those who cannot listen now. */
function transcriptOf(clip: DemoClip | undefined): Block[] {
  return clip?.transcript === undefined ? [] : [{ h: '音频文字稿' }, { p: clip.transcript }];
}

/** Older and important stories were read more; about one reading in forty leaves a like. */
export function countsOf({
  id,
  minutesAgo,
  important = false,
}: Pick<DemoStory, 'id' | 'minutesAgo' | 'important'>): StoryCounts {
  const dice = diceOf('counts', id);
  const hours = Math.min(minutesAgo / 60, 48);
  const perHour = dice.between(40, 260) * (important ? 5 : 1);
  const reads = dice.between(20, 90) + Math.round(perHour * Math.sqrt(hours) * 4);
  return {
    reads,
    likes: Math.round(reads / dice.between(30, 60)),
    shareViews: Math.round(reads / dice.between(8, 20)),
  };
}
