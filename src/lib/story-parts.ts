import { addressIn, attributesOf, plainWords } from './html-attributes.ts';

/** A sound that stands between the blocks of a story. */
export interface StorySound {
  readonly src: string;
  /** empty where it has none */
  readonly title: string;
  /** seconds; 0 when unknown */
  readonly duration: number;
}

/** A story as its page puts it together: HTML, and sounds that the audio widget plays. */
export type StoryPart = { readonly html: string } | { readonly sound: StorySound };

/** Tags without an end. */
const single = new Set(['br', 'hr', 'img']);
const soundFigure = /^<figure\b([^>]*\bdata-audio="[^>]*)>(?:<audio\b[^>]*><\/audio>)?<\/figure>/;

/**
 * Cuts a story's HTML at its sounds. A sound inside another block cannot be cut out of it, and keeps the browser's
 * player.
 * @param html as `richText` made it ready
 */
export function storyParts(html: string): StoryPart[] {
  const parts: StoryPart[] = [];
  let depth = 0;
  let start = 0;
  for (const match of html.matchAll(/<(\/?)([a-z]\w*)\b[^>]*>/g)) {
    const [, slash, name = ''] = match;
    if (match.index < start) continue;
    const figure = depth === 0 && name === 'figure' ? soundFigure.exec(html.slice(match.index)) : null;
    const sound = figure && soundOf(figure[1] ?? '');
    if (figure && sound) {
      addHtml(parts, html.slice(start, match.index));
      parts.push({ sound });
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

function soundOf(text: string): StorySound | undefined {
  const attributes = attributesOf(text);
  const src = addressIn(attributes, 'data-audio');
  if (src === undefined) return undefined;
  const seconds = Number(attributes.get('data-duration') ?? 0);
  return {
    src: plainWords(src),
    title: plainWords(attributes.get('data-title') ?? ''),
    duration: seconds > 0 ? seconds : 0,
  };
}
