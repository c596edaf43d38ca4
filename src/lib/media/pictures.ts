/** Spec section 9: suffix of a list cover's address. */
const coverSuffix = '-newslist7.0.4';
/** Suffix of a picture inside a story. */
const storySuffix = '-article7.0.4';

/** Widths of the two renditions in px; the gateway makes them for addresses under `/media/`. */
const coverWidth = 480;
const storyWidth = 828;

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * The renditions of one picture. Pictures from elsewhere have none but themselves.
 * @param originalWidth px: the original is among them where it is wider than they are; never when left out
 */
export function pictureSources(url: string, originalWidth = 0): PictureSources {
  if (!url.startsWith('/media/')) return { src: url };
  const original = originalWidth > storyWidth ? `, ${url} ${originalWidth}w` : '';
  return {
    src: url + storySuffix,
    srcSet: `${url}${coverSuffix} ${coverWidth}w, ${url}${storySuffix} ${storyWidth}w${original}`,
  };
}
