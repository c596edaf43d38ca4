import { useLayoutEffect, useRef } from 'react';
import styles from './panorama-hotspots.module.css';
import { Hotspot } from './hotspot.tsx';
import type { PanoramaStage } from './panorama-stage.ts';
import type { VrSpot } from './panorama-types.ts';

interface SphereSpotsProps {
  readonly stage: PanoramaStage;
  readonly spots: readonly VrSpot[];
  readonly onWords: (spot: VrSpot) => void;
  readonly onScene: (id: string) => void;
}

/**
 * The hotspots of a scene, positioned on each frame without React. A hotspot out of sight stays focusable; focusing it turns
 * the view to it.
 */
export function PanoramaHotspots({ stage, spots, onWords, onScene }: SphereSpotsProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(
    () =>
      stage.onDrawn((seen, frame) => {
        spots.forEach(({ yaw, pitch }, index) => {
          const item = list.current?.children[index];
          if (!(item instanceof HTMLElement)) return;
          const place = seen(yaw, pitch);
          const isSeen =
            place !== undefined &&
            place.x > 0 &&
            place.x < frame.width &&
            place.y > 0 &&
            place.y < frame.height;
          item.toggleAttribute('data-away', !isSeen);
          const { x, y } = isSeen
            ? { x: clampedCentre(place.x, item.offsetWidth, frame.width), y: place.y }
            : { x: frame.width / 2, y: frame.height / 2 };
          item.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
        });
      }),
    [stage, spots],
  );
  return (
    <ul ref={list} className={styles.spots} aria-label="画面里的看点">
      {spots.map((spot) => (
        <li
          key={spot.id}
          className={styles.spot}
          onFocus={({ currentTarget }) => {
            if (currentTarget.hasAttribute('data-away'))
              stage.turnTo({ ...stage.look(), yaw: spot.yaw, pitch: spot.pitch });
          }}
        >
          <Hotspot spot={spot} onWords={onWords} onScene={onScene} />
        </li>
      ))}
    </ul>
  );
}

/** Clamps the centre of a label so that it is not cut off at the sides, unless it is too wide. */
function clampedCentre(x: number, width: number, frameWidth: number): number {
  const half = width / 2;
  return width > frameWidth ? x : Math.min(frameWidth - half, Math.max(half, x));
}
