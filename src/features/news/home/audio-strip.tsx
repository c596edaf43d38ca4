import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { durationText } from '#lib/time/dates.ts';
import { PauseIcon } from '#ui/icons/audio.tsx';
import { PlayIcon } from '#ui/icons/media.tsx';
import { Strip, stripTitleClass } from '#ui/card/strip.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useSound } from '#widgets/sound/sound-context.ts';
import { useTrackState } from '#widgets/sound/use-track.ts';
import styles from './audio-strip.module.css';
import { trackOf } from '../shared/audio-track.ts';
import type { AudioEpisode } from '../shared/news-types.ts';
import { audioStripQuery } from '../shared/queries.ts';

/** The newest episodes in a horizontal strip; a tap plays one. Left out if they cannot be loaded. */
export function AudioStrip() {
  const sound = useSound();
  const list = useQuery(audioStripQuery(useGateway())).data?.list;
  const tracks = useMemo(() => list?.map(trackOf) ?? [], [list]);
  if (list === undefined || list.length === 0) return null;
  return (
    <Strip
      id="listen"
      title="听新闻"
      all="全部节目"
      renderAll={(parts) => <Link to="/audioList/$" params={{ _splat: '' }} preload="intent" {...parts} />}
    >
      {list.map((episode, index) => (
        <li key={episode.id} className={styles.card}>
          <StripCard episode={episode} onToggle={() => sound.toggle(tracks, index)} />
        </li>
      ))}
    </Strip>
  );
}

interface StripCardProps {
  readonly episode: AudioEpisode;
  readonly onToggle: () => void;
}

function StripCard({ episode, onToggle }: StripCardProps) {
  const { id, title, programme, audio } = episode;
  const state = useTrackState(id);
  const isGoing = state === 'heard' || state === 'busy';
  return (
    <>
      <button
        type="button"
        className={styles.play}
        aria-label={`${isGoing ? '暂停' : '播放'}：${title}`}
        aria-pressed={isGoing}
        onClick={onToggle}
      >
        <span className={styles.sign}>{isGoing ? <PauseIcon /> : <PlayIcon />}</span>
      </button>
      <div className={styles.words}>
        <Link to="/audioNews/$" params={{ _splat: id }} preload="intent" className={stripTitleClass}>
          {title}
        </Link>
        <p className={styles.meta}>
          {programme !== undefined && <span>{programme.name}</span>}
          {audio.duration > 0 && <span>{durationText(audio.duration)}</span>}
        </p>
      </div>
    </>
  );
}
