export type DemoClips = Readonly<Record<string, DemoClip>>;
export interface DemoClip {
  /** in the folder of clips */
  readonly file: string;
  readonly type: string;
  /** seconds */
  readonly duration: number;
  /** of the file; of films alone */
  readonly bytes?: number;
  /** px of the picture; of films alone */
  readonly width?: number;
  readonly height?: number;
  /** the files that a film comes in, where there are several */
  readonly qualities?: readonly { readonly file: string; readonly lines: number }[];
  /** what a stream is cut into, for lives that are made of it again and again */
  readonly pieces?: {
    readonly count: number;
    /** of each */
    readonly seconds: number;
    readonly lines: readonly DemoClipLine[];
  };
  /** of its captions */
  readonly captions?: string;
  /** name of a picture */
  readonly poster?: string;
  /** what is said, shown beside the player */
  readonly transcript?: string;
}

/** A quality of a stream: its pieces are called `<lines>-0.m4s` and so on, and their head `<lines>.mp4`. */
interface DemoClipLine {
  readonly lines: number;
  readonly width: number;
  /** bits a second at most */
  readonly bandwidth: number;
  readonly codecs: string;
}
