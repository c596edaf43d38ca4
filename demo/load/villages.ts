import { cityIds } from '../../gateway/domains/shared/cities.ts';
import { renderBlocks } from '../../gateway/domains/news/story/rich-text.ts';
import type { Story } from '../../gateway/domains/news/story/story-store.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import type { DemoVillages } from './schema/special-schema.ts';
import { diceOf, type Dice } from './dice.ts';
import type { Picture } from '../../gateway/domains/shared/story-cards.ts';
import { copyright, minute, type SeedPlace, sourceLine } from './stories.ts';

/** The stories of one special topic have these ids, from 1 on. */
const idOf = (number: number) => `v${String(number).padStart(3, '0')}`;
/** A story was published every so many minutes. */
const apart = 437;

export interface VillageStory {
  readonly label: string;
  readonly story: Story;
}

/**
 * A story of each village, as many as there are names: hundreds, so that a topic can be tried with them. What happens in
 * each is put together from what the content says of its chapter, and is the same on every first start.
 */
export function villageStories(
  { firsts, lasts, chapters, ...words }: DemoVillages,
  pictures: ReadonlyMap<string, Picture>,
  { now }: SeedPlace,
): VillageStory[] {
  // neighbours in the list have neither name in common
  const villages = lasts.flatMap((_, row) =>
    firsts.map((first, column) => `${first}${lasts[(row + column) % lasts.length] ?? ''}`),
  );
  return villages.map((village, index) => {
    const chapter = chapters[index % chapters.length];
    if (chapter === undefined) throw new Error('villages without a chapter');
    const dice = diceOf('village', village);
    const say = speakerOf(village, chapter.things, words, dice);
    const opening = say(dice.pick(chapter.openings));
    const cover = pictures.get(
      chapter.pictures[Math.floor(index / chapters.length) % chapter.pictures.length] ?? '',
    );
    return {
      label: chapter.label,
      story: {
        id: idOf(index + 1),
        kind: 'article',
        title: say(dice.pick(chapter.titles)),
        summary: opening,
        source: sourceLine,
        sectionId: 'rural',
        cityId: cityIds[index % cityIds.length] ?? '',
        publishedAt: shanghaiTime(new Date(now.getTime() - (index + 3) * apart * minute)),
        labels: [chapter.label, '乡村'],
        // every fifth is a few lines without a picture, as in a paper
        ...(cover && index % 5 !== 4
          ? { covers: [cover], cardStyle: 'thumb' as const }
          : { covers: [], cardStyle: 'text' as const }),
        body: renderBlocks(
          [{ p: opening }, { p: say(dice.pick(chapter.middles)) }, { p: say(dice.pick(words.quotes)) }],
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

/** Fills the gaps of a sentence, always the same ones with the same words. */
function speakerOf(village: string, things: readonly string[], words: Words, dice: Dice) {
  const gaps = new Map([
    ['village', village],
    ['thing', dice.pick(things)],
    ['surname', dice.pick(words.surnames)],
    ['title', dice.pick(words.titlesOfPeople)],
    ['n', String(dice.between(20, 320))],
    ['few', dice.pick(['三', '四', '五', '六', '七', '八', '九'])],
    ['years', String(dice.between(6, 38))],
  ]);
  return (sentence: string) =>
    sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => gaps.get(name) ?? gap);
}
