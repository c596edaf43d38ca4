import { cityIds } from '../../gateway/domains/shared/cities.ts';
import { renderBlocks } from '../../gateway/domains/news/story/rich-text.ts';
import type { Story } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoVillages } from './schema/special-schema.ts';
import { seededRandom, type Random } from './seeded-random.ts';
import { type LoadContext, minute, type Pictures, timeAgo } from './load-context.ts';
import { copyright, sourceLine } from './stories.ts';

/** @param number counted from 1 */
const idOf = (number: number) => `v${String(number).padStart(3, '0')}`;
const minutesBetweenStories = 437;
const storiesBetweenPictures = 60;

export interface VillageStory {
  readonly label: string;
  readonly story: Story;
}

/**
 * Generates a story per village, one for each pair of a first and a last syllable: hundreds, for a topic of realistic size.
 * The sentences are those of the village's chapter in the content.
 */
export function villageStories(
  { firsts, lasts, chapters, ...words }: DemoVillages,
  pictures: Pictures,
  context: LoadContext,
): VillageStory[] {
  const shown: string[] = [];
  // consecutive names share neither syllable
  const villages = lasts.flatMap((_, row) =>
    firsts.map((first, column) => `${first}${lasts[(row + column) % lasts.length] ?? ''}`),
  );
  return villages.map((village, index) => {
    const chapter = chapters[index % chapters.length];
    if (chapter === undefined) throw new Error('villages without a chapter');
    const random = seededRandom('village', village);
    const thing = random.pick(chapter.things);
    const fill = sentenceFiller(village, thing, words, random);
    const opening = fill(random.pick(chapter.openings));
    const picture = chapter.pictures[thing] ?? '';
    // the list of a chapter has every sixth of the stories; two equal pictures are never close to each other
    const cover = shown.slice(-storiesBetweenPictures).includes(picture) ? undefined : pictures.get(picture);
    shown.push(cover === undefined ? '' : picture);
    return {
      label: chapter.label,
      story: {
        id: idOf(index + 1),
        kind: 'article',
        title: fill(random.pick(chapter.titles)),
        summary: opening,
        source: sourceLine,
        sectionId: 'rural',
        cityId: cityIds[index % cityIds.length] ?? '',
        publishedAt: timeAgo((index + 3) * minutesBetweenStories * minute, context),
        labels: [chapter.label, '乡村'],
        ...(cover
          ? { covers: [cover], cardStyle: 'thumb' as const }
          : { covers: [], cardStyle: 'text' as const }),
        body: renderBlocks(
          [{ p: opening }, { p: fill(random.pick(chapter.middles)) }, { p: fill(random.pick(words.quotes)) }],
          pictures,
        ),
        reporter: '乡村行采访组',
        editor: '姜明远',
        copyright,
        inStreams: false,
      },
    };
  });
}

type Words = Pick<DemoVillages, 'surnames' | 'titlesOfPeople' | 'quotes'>;

/** Returns a function that fills the gaps of sentences; a gap gets the same word in each of them. */
function sentenceFiller(village: string, thing: string, words: Words, random: Random) {
  const gaps = new Map([
    ['village', village],
    ['thing', thing],
    ['surname', random.pick(words.surnames)],
    ['title', random.pick(words.titlesOfPeople)],
    ['n', String(random.between(20, 320))],
    ['few', random.pick(['三', '四', '五', '六', '七', '八', '九'])],
    ['years', String(random.between(6, 38))],
  ]);
  return (sentence: string) =>
    sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => gaps.get(name) ?? gap);
}
