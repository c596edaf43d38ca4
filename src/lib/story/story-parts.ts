import type { VideoQuality } from '../media/video-source.ts';
import { addressIn, attributesOf, plainWords, sizeIn, type Attributes } from './html-attributes.ts';

/** A sound between the blocks of a story. */
export interface StorySound {
  readonly src: string;
  /** empty if there is none */
  readonly title: string;
  /** seconds; 0 if unknown */
  readonly duration: number;
}

/** A video between the blocks of a story. */
export interface StoryVideo extends StorySound {
  /** URL of the poster; undefined if there is none */
  readonly poster?: string;
  /** of the file, if known */
  readonly bytes?: number;
  /** px, both if known */
  readonly width?: number;
  readonly height?: number;
  /** renditions if there are several */
  readonly qualities?: readonly VideoQuality[];
  /** URL of the captions */
  readonly captions?: string;
}

/** A part of a story: HTML, or a widget between its blocks. */
export type StoryPart =
  | { readonly html: string }
  | { readonly sound: StorySound }
  | { readonly video: StoryVideo }
  | { readonly vote: string };

/** Void elements. */
const single = new Set(['br', 'hr', 'img']);
/** A figure for a widget, with the native player that `richText` added. */
const placeFigure =
  /^<figure\b([^>]*\bdata-(?:audio|video|vote)="[^>]*)>(?:<(audio|video)\b[^>]*><\/\2>)?<\/figure>/;

/**
 * Splits a story's HTML at its sounds, videos and votes. A sound or video inside another block cannot be split off and keeps
 * the native player.
 * @param html prepared by `richText`
 */
export function storyParts(html: string): StoryPart[] {
  const parts: StoryPart[] = [];
  let depth = 0;
  let start = 0;
  for (const match of html.matchAll(/<(\/?)([a-z]\w*)\b[^>]*>/g)) {
    const [, slash, name = ''] = match;
    if (match.index < start) continue;
    const figure = depth === 0 && name === 'figure' ? placeFigure.exec(html.slice(match.index)) : null;
    const part = figure && partOf(attributesOf(figure[1] ?? ''));
    if (figure && part) {
      addHtml(parts, html.slice(start, match.index));
      parts.push(part);
      start = match.index + figure[0].length;
    } else if (slash === '/') depth -= 1;
    else if (!single.has(name)) depth += 1;
  }
  addHtml(parts, html.slice(start));
  return parts;
}

function addHtml(parts: StoryPart[], html: string): void {
  if (html.trim() !== '') parts.push({ html });
}

function partOf(attributes: Attributes): StoryPart | undefined {
  const vote = attributes.get('data-vote');
  if (vote !== undefined) return vote === '' ? undefined : { vote: plainWords(vote) };
  const video = addressIn(attributes, 'data-video');
  if (video === undefined) {
    const audio = addressIn(attributes, 'data-audio');
    return audio === undefined ? undefined : { sound: soundOf(audio, attributes) };
  }
  const poster = addressIn(attributes, 'data-poster');
  const bytes = Number(attributes.get('data-bytes') ?? 0);
  const size = sizeIn(attributes, 'data-');
  const qualities = qualitiesIn(attributes);
  const captions = addressIn(attributes, 'data-captions');
  return {
    video: {
      ...soundOf(video, attributes),
      ...(poster !== undefined && { poster: plainWords(poster) }),
      ...(bytes > 0 && { bytes }),
      ...(size && { width: Number(size.width), height: Number(size.height) }),
      ...(qualities.length > 0 && { qualities }),
      ...(captions !== undefined && { captions: plainWords(captions) }),
    },
  };
}

/** Parses URL and lines of each rendition, in the form of `srcset`: `/media/a.mp4 360, /media/b.mp4 240`. */
function qualitiesIn(attributes: Attributes): readonly VideoQuality[] {
  return plainWords(attributes.get('data-qualities') ?? '')
    .split(/,\s+/)
    .flatMap((part) => {
      const [, url, lines] = /^((?:https?:\/\/|\/media\/)\S+) (\d{2,4})$/.exec(part) ?? [];
      return url === undefined ? [] : [{ url, lines: Number(lines) }];
    });
}

function soundOf(src: string, attributes: Attributes): StorySound {
  const seconds = Number(attributes.get('data-duration') ?? 0);
  return {
    src: plainWords(src),
    title: plainWords(attributes.get('data-title') ?? ''),
    duration: seconds > 0 ? seconds : 0,
  };
}
