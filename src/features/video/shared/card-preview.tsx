import { useEffect, useRef, useState } from 'react';
import { urlFor, isPlaylist } from '#lib/media/video-source.ts';
import { readNetwork } from '#platform/network/network.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';
import { watchCenteredElement } from '#platform/lifecycle/centered-element.ts';
import { storyVideo } from './story-video.ts';
import styles from './video-card.module.css';
import type { PlayableVideo } from './video-types.ts';

/**
 * Muted preview of the card in the middle of the screen, in the smallest rendition. One card at a time; none on slow networks, with
 * data saver or reduced motion.
 */
export function CardPreview({ video: clip }: { readonly video: PlayableVideo }) {
  const place = useRef<HTMLDivElement>(null);
  const [isInMiddle, setInMiddle] = useState(false);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const { quality, saveData } = readNetwork();
    // streams would load the HLS library
    if (place.current === null || isPlaylist(clip.url) || quality === 'slow' || saveData) return;
    if (prefersReducedMotion()) return;
    return watchCenteredElement(place.current, (isThere) => {
      setInMiddle(isThere);
      if (!isThere) setSeen(false);
    });
  }, [clip.url]);

  return (
    <div ref={place} className={styles.preview} data-seen={isSeen ? '' : undefined} aria-hidden="true">
      {isInMiddle && (
        <video
          className={styles.preview}
          data-seen={isSeen ? '' : undefined}
          src={urlFor(storyVideo(clip), 'low')}
          autoPlay
          loop
          muted
          playsInline
          tabIndex={-1}
          onPlaying={() => setSeen(true)}
        />
      )}
    </div>
  );
}
