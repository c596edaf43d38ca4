/** Suffixes of picture addresses and the width in px each stands for; the first is spec section 9's. */
const pictureSizes: Readonly<Record<string, number>> = {
  '-newslist7.0.4': 480,
  '-article7.0.4': 828,
};

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** The smallest format the browser takes, from its Accept header. */
export function formatFor(accept = ''): PictureFormat {
  const taken = accept.split(',').filter((entry) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(entry));
  const takes = (type: string) =>
    taken.some((entry) => entry.split(';', 1)[0]?.trim().toLowerCase() === type);
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}

export interface PictureAddress {
  readonly original: string;
  /** px; undefined for the original itself */
  readonly width: number | undefined;
}

/** Splits an address into the picture's own and its size. */
export function parsePictureAddress(address: string): PictureAddress {
  for (const [suffix, width] of Object.entries(pictureSizes))
    if (address.endsWith(suffix)) return { original: address.slice(0, -suffix.length), width };
  return { original: address, width: undefined };
}
