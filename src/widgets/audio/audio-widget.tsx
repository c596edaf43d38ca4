import { useEffect, useState } from 'react';
import { durationText } from '#lib/time/dates.ts';
import type { Track } from '#machines/audio/track.ts';
import { report } from '#platform/lifecycle/report.ts';
import { classNames } from '#ui/state/class-names.ts';
import { PlayIcon } from '#ui/icons/media.tsx';
import { type SoundState, useSound } from '#widgets/sound/sound-context.ts';
import { useSoundPreload } from '#widgets/sound/use-sound-preload.ts';
import { usePosition, useTrackState } from '#widgets/sound/use-track.ts';
import styles from './audio-widget.module.css';
import { SoundBars } from './sound-bars.tsx';
import { playerText } from './sound-labels.ts';

interface AudioWidgetProps {
  /** URL of the sound */
  readonly src: string;
  /** replaces the default text */
  readonly text?: string;
  /** shows minutes and seconds once they are known */
  readonly showDuration?: boolean;
  /** full width of the column */
  readonly block?: boolean;
  /** what the mini player shows, and the duration in seconds if known */
  readonly about?: Partial<Omit<Track, 'url'>>;
}

/** Spec section 2: a sound inside a page. A tap plays or pauses it; only one sound plays at a time. */
export function AudioWidget({ src, text, showDuration = false, block = false, about }: AudioWidgetProps) {
  const sound = useSound();
  const track: Track = { title: text ?? '音频', duration: 0, ...about, id: about?.id ?? src, url: src };
  const state = useTrackState(track.id);
  const isHeard = state === 'heard';
  useSoundPreload();
  return (
    <button
      type="button"
      className={classNames(styles.widget, block && styles.block)}
      aria-pressed={isHeard}
      data-state={state}
      onClick={() => sound.toggle([track], 0)}
    >
      <span className={styles.sign}>{isHeard ? <SoundBars isHeard /> : <PlayIcon />}</span>
      <span className={styles.text}>{(state && playerText(state)) ?? text ?? promptText(state)}</span>
      {showDuration && <Length src={src} known={track.duration} isCurrent={state !== undefined} />}
    </button>
  );
}

/** Spec section 2: "tap to play", then the state. */
function promptText(state: SoundState | undefined): string {
  if (state === 'heard') return '正在播放';
  return state === undefined ? '点击播放' : '点击继续';
}

interface LengthProps {
  readonly src: string;
  /** seconds; 0 when unknown */
  readonly known: number;
  readonly isCurrent: boolean;
}

function Length({ src, known, isCurrent }: LengthProps) {
  const [requestCount, setRequestCount] = useState(0);
  useEffect(() => {
    if (known > 0) return;
    let isLeft = false;
    import('#platform/media/sound-length.ts')
      .then(({ soundLength }) => soundLength(src))
      .then(
        (seconds) => {
          if (!isLeft) setRequestCount(seconds);
        },
        (cause: unknown) => report('sound length', cause),
      );
    return () => {
      isLeft = true;
    };
  }, [src, known]);
  const length = known || requestCount;
  if (isCurrent) return <Progress length={length} />;
  return length > 0 ? <span className={styles.length}>{durationText(Math.round(length))}</span> : null;
}

function Progress({ length }: { readonly length: number }) {
  const { at, duration } = usePosition();
  const whole = duration || length;
  return (
    <span className={styles.length}>
      {durationText(at)}
      {whole > 0 && ` / ${durationText(Math.round(whole))}`}
    </span>
  );
}
