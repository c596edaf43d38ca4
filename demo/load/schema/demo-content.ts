import type { DemoClips } from './media-schema.ts';
import type { DemoCommonweal } from '../commonweal-types.ts';
import type { TipCategory, TipState } from '../../../gateway/db/tip-tables.ts';
import type { CardStyle, LiveState, StoryKind } from '../../../gateway/db/schema.ts';
import type { DemoLives } from '../live-types.ts';
import type { DemoPublisher } from '../publisher-types.ts';
import type { DemoSpecial, DemoVillages } from '../special-types.ts';
import type { DemoVideos } from '../video-types.ts';
import type { DemoPanorama, DemoVrTour } from '../vr-types.ts';

/** One story as its author wrote it. */
export interface DemoStory {
  readonly id: string;
  readonly kind: StoryKind;
  readonly title: string;
  readonly summary: string;
  readonly reporter: string;
  readonly editor: string;
  readonly cityId: string;
  readonly labels: readonly string[];
  /** names of pictures */
  readonly covers: readonly string[];
  readonly cardStyle: CardStyle;
  /** age at the first start */
  readonly minutesAgo: number;
  readonly important?: boolean;
  /** name of the clip of an audio or video story */
  readonly media?: string;
  readonly liveState?: LiveState;
  readonly body: readonly DemoBlock[];
  readonly corrections?: readonly DemoCorrection[];
  readonly comments?: readonly DemoComment[];
}

/** A file holds the stories of the channel in its name: `stories-culture.json`. */
export type DemoStoryFile = readonly DemoStory[];

export type DemoBlock =
  | { readonly p: string }
  | { readonly h: string }
  | { readonly quote: string; readonly by?: string }
  | { readonly img: string; readonly caption?: string }
  | { readonly list: readonly string[]; readonly ordered?: boolean }
  | { readonly table: readonly (readonly string[])[]; readonly caption?: string }
  /** id of a vote */
  | { readonly vote: string }
  /** name of a clip */
  | { readonly audio: string; readonly title: string }
  | { readonly video: string; readonly title: string };

export interface DemoCorrection {
  readonly text: string;
  /** age at the first start */
  readonly minutesAgo: number;
}

export interface DemoRemark {
  readonly author: string;
  readonly cityId: string;
  readonly body: string;
}

export interface DemoComment extends DemoRemark {
  readonly replies?: readonly DemoRemark[];
}

/** What the demo's readers say where a story brings too few comments of its own. */
export interface DemoCommentPool {
  readonly authors: readonly { readonly name: string; readonly cityId: string }[];
  readonly general: readonly string[];
  readonly bySection: Readonly<Record<string, readonly string[]>>;
  readonly replies: readonly string[];
}

export type DemoPictures = Readonly<
  Record<
    string,
    { readonly width: number; readonly height: number; readonly color: string; readonly alt: string }
  >
>;

export interface DemoHotEvent {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly heat: number;
  readonly trend: 'up' | 'down' | 'flat' | 'new';
  /** heat per hour, oldest first */
  readonly curve: readonly number[];
  /** the stories of the event, which get its title as a label */
  readonly newsIds: readonly string[];
}

export interface DemoBanner {
  readonly id: string;
  readonly title: string;
  /** name of a picture */
  readonly picture: string;
  readonly newsId: string;
}

export interface DemoAd {
  readonly id: string;
  readonly position: 'stream' | 'article';
  readonly title: string;
  readonly summary: string;
  /** name of the advertiser */
  readonly source: string;
  /** name of a picture */
  readonly picture: string;
  readonly url: string;
}

/** A series of audio stories. The clip of an episode is called `episode-<id>` and says its words. */
export interface DemoProgramme {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly host: string;
  /** name of a picture */
  readonly picture: string;
  readonly sectionId: string;
  readonly episodes: readonly DemoEpisode[];
}

export interface DemoEpisode {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly cityId: string;
  readonly labels: readonly string[];
  /** name of a picture */
  readonly cover: string;
  /** age at the first start */
  readonly minutesAgo: number;
  /** what is said, a paragraph each */
  readonly words: readonly string[];
}

export interface DemoVote {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** hours from the first start; before it where negative */
  readonly starts: number;
  readonly ends: number;
  /** fewest and most options of one ballot; one where left out */
  readonly choices?: readonly [number, number];
  /** readers who voted; those of all options together where each chose one */
  readonly voters?: number;
  readonly options: readonly {
    readonly text: string;
    /** name of a picture */
    readonly image?: string;
    readonly votes: number;
  }[];
}

export interface DemoQuiz {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** name of a picture */
  readonly cover: string;
  readonly starts: number;
  readonly ends: number;
  /** for each question */
  readonly seconds: number;
  /** readers who handed it in */
  readonly readers: number;
  readonly questions: readonly {
    readonly text: string;
    readonly options: readonly string[];
    /** places of the right options, from 0 on */
    readonly right: readonly number[];
    readonly explanation: string;
  }[];
}

/** What readers sent the newspaper, what they were asked for, and what others say of the same matters. */
export interface DemoTips {
  readonly topics: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    /** name of a picture */
    readonly cover: string;
    readonly host: string;
    readonly category: TipCategory;
  }[];
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly source: { readonly name: string; readonly description: string };
    readonly cityId: string;
    readonly minutesAgo: number;
    /** names of pictures */
    readonly pictures: readonly string[];
    /** id of the newspaper's own story on it */
    readonly story: string;
  }[];
  readonly tips: readonly DemoTip[];
}

export interface DemoTip {
  readonly id: string;
  readonly topicId?: string;
  readonly itemId?: string;
  readonly author: string;
  readonly anonymous: boolean;
  readonly category: TipCategory;
  readonly cityId: string;
  readonly place: string;
  readonly text: string;
  /** names of pictures */
  readonly pictures: readonly string[];
  /** name of a clip */
  readonly video?: string;
  readonly minutesAgo: number;
  readonly state: TipState;
  /** what the editor says of its last step */
  readonly note?: string;
  readonly reply?: { readonly text: string; readonly by: string };
  /** what the newspaper made of it */
  readonly storyId?: string;
  readonly follows?: number;
  readonly comments?: readonly DemoRemark[];
}

export interface DemoContent {
  readonly votes: readonly DemoVote[];
  readonly quizzes: readonly DemoQuiz[];
  readonly stories: readonly (DemoStory & { readonly sectionId: string })[];
  readonly programmes: readonly DemoProgramme[];
  readonly specials: readonly DemoSpecial[];
  readonly villages: DemoVillages;
  readonly pool: DemoCommentPool;
  readonly hotEvents: readonly DemoHotEvent[];
  readonly banners: readonly DemoBanner[];
  readonly ads: readonly DemoAd[];
  readonly tips: DemoTips;
  readonly commonweal: DemoCommonweal;
  readonly publishers: readonly DemoPublisher[];
  readonly videos: DemoVideos;
  readonly lives: DemoLives;
  readonly pictures: DemoPictures;
  readonly clips: DemoClips;
  readonly vrTours: readonly DemoVrTour[];
  readonly panoramas: Readonly<Record<string, DemoPanorama>>;
  /** file names of the readers' pictures */
  readonly avatars: readonly string[];
}
