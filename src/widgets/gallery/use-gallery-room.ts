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
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { createGalleryDoor, type GalleryDoor } from './gallery-door.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';

/** What a gallery needs of the room it hangs in. */
export interface GalleryRoom {
  readonly door: GalleryDoor;
  readonly thumbnailOf: (index: number) => Element | undefined;
}

const marked = (number: number | string) => `[data-picture="${number}"]`;

/**
 * A part of a page whose links `<a data-picture="n">` lead to pictures. Its gallery is fetched when the page is at rest,
 * a finger touches a picture, or the address names one.
 * @param load fetches the gallery; the same function on each call
 * @param picture number in the page's address, from 1 on
 * @returns `props` for the element around the links, and the gallery once it is there, to be rendered with `room`
 */
export function useGalleryRoom<Props extends GalleryRoom>(
  load: () => Promise<ComponentType<Props>>,
  picture: number | undefined,
) {
  const element = useRef<HTMLDivElement>(null);
  const mayFetchAhead = useFetchAhead();
  const [Gallery, setGallery] = useState<ComponentType<Props>>();
  const [door] = useState(createGalleryDoor);

  const fetchGallery = useCallback(() => {
    // the next touch tries again; a part that cannot be had reloads the page by a rule of its own
    load().then(
      (part) => setGallery(() => part),
      (cause: unknown) => report('gallery', cause),
    );
  }, [load]);

  useEffect(() => {
    if (!element.current?.querySelector('[data-picture]')) return;
    return whenIdle(() => {
      if (mayFetchAhead()) fetchGallery();
    });
  }, [fetchGallery, mayFetchAhead]);

  useEffect(() => {
    if (picture === undefined) return;
    fetchGallery();
    door.open({ index: picture - 1, from: 'address' });
  }, [picture, fetchGallery, door]);

  const room = useMemo(
    (): GalleryRoom => ({
      door,
      thumbnailOf: (index) => element.current?.querySelector(`${marked(index + 1)} img`) ?? undefined,
    }),
    [door],
  );

  function open(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = event.target instanceof Element ? event.target.closest('[data-picture]') : null;
    if (!isPlain || link === null) return;
    event.preventDefault();
    if (!Gallery) fetchGallery();
    door.open({ index: Number(link.getAttribute('data-picture')) - 1, from: 'tap' });
  }

  return {
    props: { ref: element, onClick: open, onPointerDown: Gallery ? undefined : fetchGallery },
    Gallery,
    room,
  };
}
