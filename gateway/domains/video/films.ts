import type { Schemas } from '../../contract/schemas.ts';
import { decodeEntities } from '../shared/text-of-rich-text.ts';

type Film = Schemas['Film'];

const filmFigure = /<figure\b([^>]*\bdata-video="[^>]*)>/g;

/**
 * A story's own film. What its player needs beside the address stands in the story's text, where the film has its place;
 * one that has none there is played as it is.
 * @param body rich text of the closed tag list
 * @param own seconds of it; null when unknown
 */
export function filmOf(body: string, own: { readonly url: string; readonly duration: number | null }): Film {
  for (const [, written = ''] of body.matchAll(filmFigure)) {
    const attributes = attributesOf(written);
    if (attributes.get('data-video') === own.url) return writtenFilm(own.url, attributes);
  }
  return { url: own.url, duration: own.duration ?? 0 };
}

type Attributes = ReadonlyMap<string, string>;

function attributesOf(written: string): Attributes {
  return new Map(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeEntities(value),
    ]),
  );
}

function writtenFilm(url: string, attributes: Attributes): Film {
  const poster = attributes.get('data-poster');
  const bytes = wholeNumber(attributes.get('data-bytes'));
  const width = wholeNumber(attributes.get('data-width'));
  const height = wholeNumber(attributes.get('data-height'));
  const captions = attributes.get('data-captions');
  const qualities = qualitiesIn(attributes.get('data-qualities') ?? '');
  return {
    url,
    duration: wholeNumber(attributes.get('data-duration')),
    ...(bytes > 0 && { bytes }),
    ...(width > 0 && height > 0 && { width, height }),
    ...(poster !== undefined && { poster }),
    ...(qualities.length > 0 && { qualities }),
    ...(captions !== undefined && { captions }),
  };
}

/** 0 for what is no number, or none that counts something. */
function wholeNumber(written = ''): number {
  const value = Math.round(Number(written));
  return value > 0 ? value : 0;
}

/** Address and lines of each file: `/media/a.mp4 360, /media/b.mp4 240`. */
function qualitiesIn(written: string): Schemas['FilmQuality'][] {
  return written.split(/,\s+/).flatMap((part) => {
    const [, url, lines] = /^(\S+) (\d{2,4})$/.exec(part) ?? [];
    return url === undefined ? [] : [{ url, lines: Number(lines) }];
  });
}
