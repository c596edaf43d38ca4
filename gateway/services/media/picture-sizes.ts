/** Width in px by the suffix of a picture's address; the first is from section 9 of the specification. */
const pictureSizes: Readonly<Record<string, number>> = {
  '-newslist7.0.4': 480,
  '-article7.0.4': 828,
};

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** The smallest format that the browser accepts, from its Accept header. */
export function formatFor(accept = ''): PictureFormat {
  const accepted = accept.split(',').filter((entry) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(entry));
  const accepts = (type: string) =>
    accepted.some((entry) => entry.split(';', 1)[0]?.trim().toLowerCase() === type);
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : 'jpeg';
}

export interface PictureAddress {
  readonly original: string;
  /** px; undefined for the original itself */
  readonly width: number | undefined;
}

/** Splits an address into the original's address and the size. */
export function parsePictureAddress(address: string): PictureAddress {
  for (const [suffix, width] of Object.entries(pictureSizes))
    if (address.endsWith(suffix)) return { original: address.slice(0, -suffix.length), width };
  return { original: address, width: undefined };
}
