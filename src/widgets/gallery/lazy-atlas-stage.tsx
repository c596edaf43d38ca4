import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { pictureSources } from '#lib/media/pictures.ts';
import { report } from '#platform/lifecycle/report.ts';
import type { AtlasStageProps, AtlasView } from './atlas-stage.tsx';
import type { GalleryPicture } from './gallery-picture.ts';
import styles from './lazy-atlas-stage.module.css';

interface LazyAtlasStageProps extends Pick<
  AtlasStageProps,
  'pictures' | 'first' | 'renderEnd' | 'onTap' | 'onLeave'
> {
  /** overlay; it keeps its state when the row of pictures replaces the static picture */
  readonly children: (view: AtlasView) => ReactNode;
}

/** A gallery as a page: the swipeable row of pictures, lazy loaded; until then the first picture is shown. */
export function LazyAtlasStage({ children, ...row }: LazyAtlasStageProps) {
  const { pictures, first } = row;
  const root = useRef<HTMLDivElement>(null);
  const [Stage, setStage] = useState<ComponentType<AtlasStageProps>>();
  const [view, setView] = useState<AtlasView>({ index: first, isZoomed: false, show: undefined });
  useEffect(() => {
    import('./atlas-stage.tsx').then(
      ({ AtlasStage }) => setStage(() => AtlasStage),
      // the static picture and the links of the page stay
      (cause: unknown) => report('gallery', cause),
    );
  }, []);
  return (
    <div
      ref={root}
      className={styles.root}
      data-loaded={Stage === undefined ? undefined : ''}
      tabIndex={-1}
      role="group"
      aria-label="图集图片"
    >
      {Stage === undefined ? (
        <StillPicture picture={pictures[first]} />
      ) : (
        // keyed: more pictures are another row
        <Stage key={pictures.length} {...row} root={root} onView={setView} />
      )}
      {children(view)}
    </div>
  );
}

function StillPicture({ picture }: { readonly picture: GalleryPicture | undefined }) {
  if (picture === undefined) return null;
  return (
    <img
      className={styles.still}
      {...pictureSources(picture.url)}
      sizes="min(100vw, 640px)"
      alt={picture.alt}
      fetchPriority="high"
      decoding="async"
    />
  );
}
