import { useEffect, useState } from 'react';
import { loadPicture } from '#platform/load-picture.ts';
import { report } from '#platform/report.ts';
import type { GalleryPicture } from './gallery-picture.ts';

/**
 * Address of the original once it can be shown without a flicker: asked for when the reader zooms, since the page's
 * rendition is as sharp as most screens until then.
 * @param isReady the rendition is there
 */
export function useOriginal(
  { url }: GalleryPicture,
  isReady: boolean,
  isZoomed: boolean,
): string | undefined {
  const [shown, setShown] = useState<string>();
  const isWanted = isReady && isZoomed && shown !== url;
  useEffect(() => {
    if (!isWanted) return;
    let isStill = true;
    loadPicture(url).then(
      () => isStill && setShown(url),
      // the rendition stays
      (cause: unknown) => report('original', cause),
    );
    return () => {
      isStill = false;
    };
  }, [url, isWanted]);
  return shown === url ? url : undefined;
}
