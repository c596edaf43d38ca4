import { shanghaiTime } from '../db/time.ts';
import type { Picture } from '../domains/news/cards.ts';
import { type Block, renderBlocks } from '../domains/news/rich-text.ts';
import type { Story, StoryCounts } from '../domains/news/story-store.ts';
import type { DemoClip, DemoContent, DemoStory } from './content-types.ts';
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
      important: story.important ?? false,
      body: renderBlocks(
        [...playerOf(story, clip, pictures, place), ...story.body, ...transcriptOf(clip)],
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

export const clipUrl = ({ file }: DemoClip, { mediaBase }: SeedPlace) => `${mediaBase}/clips/${file}`;

const eventsOf = ({ hotEvents }: DemoContent, newsId: string) =>
  hotEvents.filter(({ newsIds }) => newsIds.includes(newsId)).map(({ title }) => title);

/** The player stands before the words of an audio or video story. */
function playerOf(
  { kind, title }: DemoStory,
  clip: DemoClip | undefined,
  pictures: ReadonlyMap<string, Picture>,
  place: SeedPlace,
): Block[] {
  if (!clip) return [];
  const { duration, poster } = clip;
  const picture = poster === undefined ? undefined : pictures.get(poster);
  const player = { url: clipUrl(clip, place), duration, title };
  if (kind === 'audio') return [{ audio: player }];
  return [{ video: { ...player, ...(picture && { poster: picture.url }) } }];
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
