/** Films beside those of the channels, what readers made, and what gathers them. */
export interface DemoVideos {
  readonly films: readonly DemoFilm[];
  readonly works: readonly DemoWork[];
  readonly collections: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    /** the newsroom's own where it is left out */
    readonly publisherId?: string;
    /** in their order */
    readonly newsIds: readonly string[];
  }[];
  readonly sources: readonly {
    readonly id: string;
    readonly name: string;
    readonly summary: string;
    /** empty when it has no address to lead to */
    readonly homeUrl: string;
  }[];
}

/** A short film with a few words. */
export interface DemoFilm {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** name of a clip */
  readonly clip: string;
  /** name of a picture */
  readonly picture: string;
  readonly sectionId: string;
  readonly cityId: string;
  readonly reporter: string;
  readonly labels: readonly string[];
  /** age at the first start */
  readonly minutesAgo: number;
  readonly publisherId?: string;
  /** of the site elsewhere that it is from */
  readonly sourceId?: string;
  /** a paragraph each */
  readonly words: readonly string[];
}

/** What a reader made: a film, or pictures. */
export interface DemoWork {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly cityId: string;
  readonly place: string;
  /** name of a clip; left out where it is pictures */
  readonly clip?: string;
  /** name of the picture that stands for it */
  readonly covers: readonly string[];
  /** names of pictures; none where it is a film */
  readonly pictures: readonly string[];
  readonly minutesAgo: number;
  readonly words: readonly string[];
}
