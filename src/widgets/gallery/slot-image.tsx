import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import type { Size } from '#gestures/point.ts';
import { useWasServerRendered } from '#ui/state/use-was-server-rendered.ts';
import { loadPicture } from '#platform/media/load-picture.ts';
import { report } from '#platform/lifecycle/report.ts';

interface SlotImageProps extends Pick<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'className'
> {
  readonly isCurrent: boolean;
  /** address of the full resolution, shown once the reader has zoomed; left out where `src` is it */
  readonly original?: string | undefined;
  readonly isZoomed?: boolean;
  /** @param size px of the image as it came */
  readonly onLoaded: (size: Size) => void;
  readonly onFailed: () => void;
}

/**
 * The image of a slot: a rendition first, the original once the reader has zoomed. It is rendered again to retry: the
 * caller removes it after `onFailed`.
 */
export function SlotImage({
  isCurrent,
  original,
  isZoomed = false,
  onLoaded,
  onFailed,
  alt,
  ...rendition
}: SlotImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const fullSource = useOriginal(original, isCurrent && isLoaded && isZoomed);
  const events = useRef({ onLoaded, onFailed });
  useLayoutEffect(() => {
    events.current = { onLoaded, onFailed };
  });

  const isServerRendered = useWasServerRendered();
  useEffect(() => {
    // it may have loaded or failed before hydration
    if (!isServerRendered || image.current?.complete !== true) return;
    if (image.current.naturalWidth > 0) finish(image.current);
    else events.current.onFailed();
  }, [isServerRendered]);

  function finish(loaded: HTMLImageElement): void {
    const reportLoaded = () => {
      setLoaded(true);
      events.current.onLoaded({ width: loaded.naturalWidth, height: loaded.naturalHeight });
    };
    // an image that is still being decoded would show a moment too late
    loaded.decode().then(reportLoaded, reportLoaded);
  }

  return (
    <img
      ref={image}
      {...(fullSource === undefined ? rendition : { ...rendition, src: fullSource, srcSet: undefined })}
      alt={alt}
      draggable={false}
      fetchPriority={isCurrent ? 'high' : 'low'}
      onLoad={({ currentTarget }) => finish(currentTarget)}
      onError={() => events.current.onFailed()}
    />
  );
}

/** @returns the address of the original once it is loaded and decoded, so that it replaces the rendition without a flicker */
function useOriginal(url: string | undefined, isWanted: boolean): string | undefined {
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const wanted = isWanted && loadedUrl !== url ? url : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    let isStillWanted = true;
    loadPicture(wanted).then(
      () => isStillWanted && setLoadedUrl(wanted),
      // the rendition stays
      (cause: unknown) => report('original', cause),
    );
    return () => {
      isStillWanted = false;
    };
  }, [wanted]);
  return loadedUrl === url ? url : undefined;
}
