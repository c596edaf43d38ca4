import { addressIn, attributesOf, colorIn, plainWords, sizeIn } from './html-attributes.ts';

/** A picture of a story, as the gallery shows it. */
export interface StoryPicture {
  /** of the original */
  readonly url: string;
  readonly alt: string;
  /** empty if there is none */
  readonly caption: string;
  /** px of the original, if known */
  readonly size?: { readonly width: number; readonly height: number };
  /** `#rrggbb` */
  readonly color?: string;
}

/**
 * The pictures of a story in the order in which `richText` numbers them.
 * @param html HTML of the closed tag list (docs/contracts/rich-text.md)
 */
export function storyPictures(html: string): StoryPicture[] {
  return Array.from(
    html.matchAll(/<img\b([^>]*?)\/?>(?:\s*<figcaption>([\s\S]*?)<\/figcaption>)?/g),
    ([, text = '', caption = '']) => pictureOf(text, caption),
  ).filter((picture) => picture !== undefined);
}

function pictureOf(text: string, caption: string): StoryPicture | undefined {
  const attributes = attributesOf(text);
  const url = addressIn(attributes, 'src');
  if (url === undefined) return undefined;
  const size = sizeIn(attributes);
  const color = colorIn(attributes);
  return {
    url: plainWords(url),
    alt: plainWords(attributes.get('alt') ?? ''),
    caption: plainWords(caption),
    ...(size && { size: { width: Number(size.width), height: Number(size.height) } }),
    ...(color !== undefined && { color }),
  };
}
