import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SceneSpotIcon, StorySpotIcon, WordsSpotIcon } from '#ui/icons/vr.tsx';
import type { VrSpot } from './panorama-types.ts';
import styles from './hotspot.module.css';

interface SpotMarkProps {
  readonly spot: VrSpot;
  readonly onWords: (spot: VrSpot) => void;
  readonly onScene: (id: string) => void;
}

/** A hotspot: opens its text, a story or another scene. */
export function Hotspot({ spot, onWords, onScene }: SpotMarkProps) {
  const { label, newsId, sceneId } = spot;
  if (newsId !== undefined) {
    return (
      <Link
        to="/general/$"
        params={{ _splat: newsId }}
        preload="intent"
        className={styles.mark}
        draggable={false}
      >
        <Inner icon={<StorySpotIcon size="small" />}>{label}</Inner>
      </Link>
    );
  }
  if (sceneId !== undefined) {
    return (
      <button type="button" className={styles.mark} onClick={() => onScene(sceneId)}>
        <Inner icon={<SceneSpotIcon size="small" />}>{label}</Inner>
      </button>
    );
  }
  return (
    <button type="button" className={styles.mark} aria-haspopup="dialog" onClick={() => onWords(spot)}>
      <Inner icon={<WordsSpotIcon size="small" />}>{label}</Inner>
    </button>
  );
}

function Inner({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <span className={styles.inner}>
      {icon}
      {children}
    </span>
  );
}
