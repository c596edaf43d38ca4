/**
 * What a picture shows, from top to bottom. The same description is painted as a PNG (`paint-picture.ts`) and printed as
 * vector graphics (`print-picture.ts`). A notice for example:
 *
 *     {
 *       isFramed: true,
 *       align: 'center',
 *       blocks: [
 *         { kind: 'text', text: '登报凭证', size: 'display' },
 *         { kind: 'rows', rows: [{ label: '证件', value: '营业执照' }] },
 *         { kind: 'text', text: notice, size: 'body', align: 'start' },
 *         { kind: 'seal', lines: ['齐鲁晚报', '已登报'] },
 *         { kind: 'code', url, captions: ['扫码查验'] },
 *       ],
 *     }
 */
export interface PictureContent {
  /** a double frame around everything */
  readonly isFramed?: boolean;
  /** of texts without an alignment of their own; start by default */
  readonly align?: PictureAlign;
  readonly blocks: readonly PictureBlock[];
}

type PictureAlign = 'start' | 'center';

export type PictureBlock = { readonly gap?: number } & (
  | PicturePhoto
  | PictureText
  | PictureRows
  | PictureRule
  | PictureCode
  | PictureMasthead
  | PictureSeal
);

/** Full width, 3:2, at the top edge if it is first. Left out if it does not load. */
export interface PicturePhoto {
  readonly kind: 'photo';
  readonly url: string;
}

/** A paragraph, wrapped. */
interface PictureText {
  readonly kind: 'text';
  readonly text: string;
  readonly size: PictureTextSize;
  readonly tone?: PictureTone;
  readonly align?: PictureAlign;
  /** longer text ends with …; unlimited by default */
  readonly maxLines?: number;
}

/** Labels in one column, values in another, wrapped. */
interface PictureRows {
  readonly kind: 'rows';
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** A line in the brand colour. */
interface PictureRule {
  readonly kind: 'rule';
}

/** A QR code in the middle with centred captions below. */
interface PictureCode {
  readonly kind: 'code';
  /** absolute */
  readonly url: string;
  readonly captions: readonly string[];
}

/** The newspaper's name, two short lines, and a QR code beside them. */
interface PictureMasthead {
  readonly kind: 'masthead';
  /** absolute */
  readonly url: string;
  readonly lines: readonly string[];
}

/** A round mark in the brand colour with short lines in it. Decoration: it certifies nothing. */
interface PictureSeal {
  readonly kind: 'seal';
  /** at most three, of at most six characters */
  readonly lines: readonly string[];
}

export type PictureTextSize = 'display' | 'name' | 'figure' | 'title' | 'heading' | 'body' | 'note';
export type PictureTone = 'ink' | 'quiet' | 'brand';

/** Colours and typefaces of the design tokens. */
export interface PictureStyle {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly brand: string;
  readonly sans: string;
  readonly serif: string;
}
