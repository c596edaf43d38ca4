import { useEffect, useState } from 'react';
import { loadPicture } from '#platform/media/load-picture.ts';
import { report } from '#platform/lifecycle/report.ts';

/**
 * Address of the original once it can be shown without a flicker: asked for when the reader zooms, since the page's
 * rendition is as sharp as most screens until then.
 * @param isReady the rendition is there
 */
export function useOriginal(
  url: string | undefined,
  isReady: boolean,
  isZoomed: boolean,
): string | undefined {
  const [shown, setShown] = useState<string>();
  const wanted = isReady && isZoomed && shown !== url ? url : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    let isStill = true;
    loadPicture(wanted).then(
      () => isStill && setShown(wanted),
      // the rendition stays
      (cause: unknown) => report('original', cause),
    );
    return () => {
      isStill = false;
    };
  }, [wanted]);
  return shown === url ? url : undefined;
}
