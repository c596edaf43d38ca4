import type { LiveState } from '../../gateway/db/schema.ts';

/** Lives of the demo in every state, and the series they belong to. */
export interface DemoLives {
  readonly albums: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    /** name of a picture */
    readonly cover: string;
  }[];
  readonly rooms: readonly DemoLive[];
}

export interface DemoLive {
  /** where a story is its card, the story's id */
  readonly id: string;
  readonly albumId?: string;
  readonly title: string;
  /** a paragraph each */
  readonly summary: readonly string[];
  /** name of a picture */
  readonly cover: string;
  readonly host: string;
  readonly cityId: string;
  readonly state: LiveState;
  /** minutes before the first start when it began or begins; negative is to come */
  readonly minutesAgo: number;
  /** minutes that it was on air, of those that are not on air now */
  readonly aired?: number;
  /** name of a clip that is a stream, sent out again and again */
  readonly film?: string;
  readonly views: number;
  readonly likes: number;
  readonly appointments?: number;
  /** publishers with what they do in it */
  readonly reporters: readonly { readonly id: string; readonly role: string }[];
  /** oldest first */
  readonly scenes: readonly DemoScene[];
  /** oldest first */
  readonly chat: readonly DemoSaying[];
  readonly packet?: {
    readonly id: string;
    readonly title: string;
    /** fen */
    readonly fund: number;
    readonly perInvite: number;
    readonly minimum: number;
    /** from the first start on */
    readonly days: number;
  };
}

export interface DemoScene {
  readonly by: string;
  readonly text: string;
  /** names of pictures */
  readonly pictures?: readonly string[];
  /** name of a clip */
  readonly video?: string;
}

export type DemoSaying =
  | { readonly host: string }
  | { readonly author: string; readonly cityId: string; readonly body: string };
