import type { CardStyle, LiveState, StoryKind } from '../db/schema.ts';

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
  readonly comments?: readonly DemoComment[];
}

/** A file holds the stories of the channel in its name: `stories-culture.json`. */
export type DemoStoryFile = readonly DemoStory[];

export type DemoBlock =
  | { readonly p: string }
  | { readonly h: string }
  | { readonly quote: string; readonly by?: string }
  | { readonly img: string; readonly caption?: string }
  | { readonly list: readonly string[] }
  | { readonly table: readonly (readonly string[])[] };

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

export type DemoClips = Readonly<Record<string, DemoClip>>;
export interface DemoClip {
  /** in the folder of clips */
  readonly file: string;
  readonly type: string;
  /** seconds */
  readonly duration: number;
  /** name of a picture */
  readonly poster?: string;
  /** what is said, shown beside the player */
  readonly transcript?: string;
}

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

export interface DemoContent {
  readonly stories: readonly (DemoStory & { readonly sectionId: string })[];
  readonly programmes: readonly DemoProgramme[];
  readonly pool: DemoCommentPool;
  readonly hotEvents: readonly DemoHotEvent[];
  readonly banners: readonly DemoBanner[];
  readonly ads: readonly DemoAd[];
  readonly pictures: DemoPictures;
  readonly clips: DemoClips;
  /** file names of the readers' pictures */
  readonly avatars: readonly string[];
}
