import { useEffect, useRef, type ReactNode } from 'react';
import { pictureSources } from '#lib/media/pictures.ts';
import { flatPlace } from '#lib/media/flat-place.ts';
import styles from './flat-panorama.module.css';
import type { VrScene, VrSpot } from './panorama-types.ts';
import { Hotspot } from './hotspot.tsx';

interface FlatPanoramaProps {
  readonly scene: VrScene;
  /** the scene is drawn by WebGL instead */
  readonly isHidden: boolean;
  /** full resolution instead of the small rendition */
  readonly isSharp: boolean;
  readonly hasFailed: boolean;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
  readonly onWords: (spot: VrSpot) => void;
  readonly onScene: (id: string) => void;
  /** video over the picture */
  readonly children: ReactNode;
}

/** A panorama as a wide scrolling picture: the fallback without WebGL, and before scripts run. */
export function FlatPanorama(props: FlatPanoramaProps) {
  const { scene, isHidden, isSharp, hasFailed, onLoaded, onFailed, onWords, onScene, children } = props;
  const { panorama, look, spots } = scene;
  const box = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const pane = box.current;
    if (pane === null || isHidden) return;
    pane.scrollLeft = flatPlace(look.yaw, look.pitch).x * pane.scrollWidth - pane.clientWidth / 2;
  }, [look, isHidden]);

  useEffect(() => {
    // it may have loaded or failed before hydration
    const shown = image.current;
    if (shown?.complete !== true) return;
    if (shown.naturalWidth > 0) onLoaded();
    else onFailed();
  }, [onLoaded, onFailed, scene, hasFailed]);

  return (
    <div
      ref={box}
      className={styles.box}
      hidden={isHidden}
      role="region"
      aria-label="平面全景图，左右滑动看四周"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it needs the focus
      tabIndex={0}
    >
      <div className={styles.sheet} style={{ backgroundColor: panorama.color }}>
        {!isHidden && !hasFailed && (
          <img
            key={panorama.url}
            ref={image}
            className={styles.picture}
            src={isSharp ? panorama.url : pictureSources(panorama.url).src}
            alt={panorama.alt}
            draggable={false}
            fetchPriority="high"
            onLoad={onLoaded}
            onError={onFailed}
          />
        )}
        {children}
        {!isHidden && (
          <ul className={styles.spots} aria-label="画面里的看点">
            {spots.map((spot) => {
              const { x, y } = flatPlace(spot.yaw, spot.pitch);
              return (
                <li key={spot.id} className={styles.spot} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
                  <Hotspot spot={spot} onWords={onWords} onScene={onScene} />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}
