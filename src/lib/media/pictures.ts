/** Spec section 9: suffix of a list cover's URL. */
const coverSuffix = '-newslist7.0.4';
/** Suffix of a picture inside a story. */
const storySuffix = '-article7.0.4';

/** Widths of the two renditions in px; the gateway creates them for URLs below `/media/`. */
const coverWidth = 480;
const storyWidth = 828;

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * Renditions of a picture; an external picture has none.
 * @param originalWidth px: the original is included if it is wider than the renditions; omitted: never
 */
export function pictureSources(url: string, originalWidth = 0): PictureSources {
  if (!url.startsWith('/media/')) return { src: url };
  const original = originalWidth > storyWidth ? `, ${url} ${originalWidth}w` : '';
  return {
    src: url + storySuffix,
    srcSet: `${url}${coverSuffix} ${coverWidth}w, ${url}${storySuffix} ${storyWidth}w${original}`,
  };
}
