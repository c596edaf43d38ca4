import type { SpecialStyle } from '../../gateway/db/special-tables.ts';

/** A special topic, which has a card of its own, and what stands in it. */
export interface DemoSpecial {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly style: SpecialStyle;
  /** a paragraph each */
  readonly lead: readonly string[];
  /** name of a picture */
  readonly picture: string;
  readonly sectionId: string;
  readonly cityId: string;
  readonly reporter: string;
  readonly editor: string;
  /** age at the first start */
  readonly minutesAgo: number;
  /** the sections in their order, with stories that stand elsewhere too */
  readonly sections: readonly { readonly label: string; readonly newsIds: readonly string[] }[];
  /** short stories that stand in the topic alone */
  readonly stories?: readonly DemoShortStory[];
  /** the stories of the villages stand in it */
  readonly villages?: boolean;
}

export interface DemoShortStory {
  readonly id: string;
  readonly title: string;
  /** the section it stands in */
  readonly label: string;
  /** age at the first start */
  readonly daysAgo: number;
  /** name of a picture */
  readonly picture: string;
  /** a paragraph each */
  readonly words: readonly string[];
}

/** What the stories of villages are put together from: sentences with gaps such as `{village}`. */
export interface DemoVillages {
  readonly firsts: readonly string[];
  readonly lasts: readonly string[];
  readonly surnames: readonly string[];
  /** how people are called after their surname */
  readonly titlesOfPeople: readonly string[];
  readonly quotes: readonly string[];
  readonly chapters: readonly DemoChapter[];
}

interface DemoChapter {
  readonly label: string;
  /** names of pictures */
  readonly pictures: readonly string[];
  readonly things: readonly string[];
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly middles: readonly string[];
}
