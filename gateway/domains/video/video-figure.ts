import type { Schemas } from '../../contract/schemas.ts';
import { decodeEntities } from '../shared/text-of-rich-text.ts';

type PlayableVideo = Schemas['Film'];

const videoFigure = /<figure\b([^>]*\bdata-video="[^>]*)>/g;

/**
 * A story's main video. The details for its player are attributes of its figure in the story's text; without a figure only
 * address and duration are known.
 * @param body rich text with the allowed tags
 * @param own `duration` in seconds; null if unknown
 */
export function videoOf(
  body: string,
  own: { readonly url: string; readonly duration: number | null },
): PlayableVideo {
  for (const [, written = ''] of body.matchAll(videoFigure)) {
    const attributes = parseAttributes(written);
    if (attributes.get('data-video') === own.url) return videoFrom(own.url, attributes);
  }
  return { url: own.url, duration: own.duration ?? 0 };
}

type Attributes = ReadonlyMap<string, string>;

function parseAttributes(written: string): Attributes {
  return new Map(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeEntities(value),
    ]),
  );
}

function videoFrom(url: string, attributes: Attributes): PlayableVideo {
  const poster = attributes.get('data-poster');
  const bytes = positiveInteger(attributes.get('data-bytes'));
  const width = positiveInteger(attributes.get('data-width'));
  const height = positiveInteger(attributes.get('data-height'));
  const captions = attributes.get('data-captions');
  const qualities = parseQualities(attributes.get('data-qualities') ?? '');
  return {
    url,
    duration: positiveInteger(attributes.get('data-duration')),
    ...(bytes > 0 && { bytes }),
    ...(width > 0 && height > 0 && { width, height }),
    ...(poster !== undefined && { poster }),
    ...(qualities.length > 0 && { qualities }),
    ...(captions !== undefined && { captions }),
  };
}

/** 0 for anything but a positive number. */
function positiveInteger(written = ''): number {
  const value = Math.round(Number(written));
  return value > 0 ? value : 0;
}

/** Parses addresses and heights such as `/media/a.mp4 360, /media/b.mp4 240`. */
function parseQualities(written: string): Schemas['FilmQuality'][] {
  return written.split(/,\s+/).flatMap((part) => {
    const [, url, lines] = /^(\S+) (\d{2,4})$/.exec(part) ?? [];
    return url === undefined ? [] : [{ url, lines: Number(lines) }];
  });
}
