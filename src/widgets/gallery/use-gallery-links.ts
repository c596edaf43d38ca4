import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
} from 'react';
import { report } from '#platform/lifecycle/report.ts';
import { createGalleryTrigger, type GalleryTrigger } from './gallery-trigger.ts';

/** What a gallery needs from its page. */
export interface GalleryHost {
  readonly trigger: GalleryTrigger;
  readonly thumbnailOf: (index: number) => Element | undefined;
}

const linkTo = (number: number | string) => `[data-picture="${number}"]`;

/**
 * Opens a lazy loaded gallery from links `<a data-picture="n">`. It is loaded on pointerdown, or if the URL names a
 * picture: most readers of a story open none.
 * @param load imports the gallery; a stable function
 * @param picture number in the page's URL, from 1
 * @returns `props` for the element around the links, and the gallery once loaded, to be rendered with `host`
 */
export function useGalleryLinks<Props extends GalleryHost>(
  load: () => Promise<ComponentType<Props>>,
  picture: number | undefined,
) {
  const element = useRef<HTMLDivElement>(null);
  const [Gallery, setGallery] = useState<ComponentType<Props>>();
  const [trigger] = useState(createGalleryTrigger);

  const fetchGallery = useCallback(() => {
    // the next touch tries again; failed chunks are handled by the app
    load().then(
      (part) => setGallery(() => part),
      (cause: unknown) => report('gallery', cause),
    );
  }, [load]);

  useEffect(() => {
    if (picture === undefined) return;
    fetchGallery();
    trigger.open({ index: picture - 1, from: 'address' });
  }, [picture, fetchGallery, trigger]);

  const host = useMemo(
    (): GalleryHost => ({
      trigger: trigger,
      thumbnailOf: (index) => element.current?.querySelector(`${linkTo(index + 1)} img`) ?? undefined,
    }),
    [trigger],
  );

  function open(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = event.target instanceof Element ? event.target.closest('[data-picture]') : null;
    if (!isPlain || link === null) return;
    event.preventDefault();
    if (!Gallery) fetchGallery();
    trigger.open({ index: Number(link.getAttribute('data-picture')) - 1, from: 'tap' });
  }

  return {
    props: { ref: element, onClick: open, onPointerDown: Gallery ? undefined : fetchGallery },
    Gallery,
    host,
  };
}
