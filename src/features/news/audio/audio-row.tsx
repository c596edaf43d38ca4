import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { durationText } from '#lib/time/dates.ts';
import { cardLinkClass } from '#ui/card/card-link.ts';
import { PauseIcon } from '#ui/icons/audio.tsx';
import { ListenIcon, PlayIcon } from '#ui/icons/media.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { SoundBars } from '#widgets/audio/sound-bars.tsx';
import { playerText } from '#widgets/audio/sound-labels.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { useTrackState } from '#widgets/sound/use-track.ts';
import styles from './audio-row.module.css';
import type { AudioEpisode } from '../shared/news-types.ts';

interface AudioRowProps {
  readonly episode: AudioEpisode;
  readonly onToggle: () => void;
  /** in the list of one programme, whose name is not repeated per row */
  readonly isInProgramme?: boolean;
}

/** An episode in a list: its picture plays it, its title opens its page. */
export function AudioRow({ episode, onToggle, isInProgramme = false }: AudioRowProps) {
  const { id, title, cover, audio, programme, publishedAt, counts } = episode;
  const state = useTrackState(id);
  const isGoing = state === 'heard' || state === 'busy';
  return (
    <article className={styles.row} data-current={state !== undefined || undefined}>
      <button
        type="button"
        className={styles.play}
        aria-label={`${isGoing ? '暂停' : '播放'}：${title}`}
        aria-pressed={isGoing}
        onClick={onToggle}
      >
        {cover === undefined ? (
          <span className={styles.disc}>
            <ListenIcon />
          </span>
        ) : (
          <Picture url={cover.url} alt="" color={cover.color} ratio="1/1" sizes="72px" />
        )}
        <span className={styles.sign}>{isGoing ? <PauseIcon /> : <PlayIcon />}</span>
      </button>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to="/audioNews/$" params={{ _splat: id }} preload="intent" className={cardLinkClass}>
            {title}
          </Link>
        </h3>
        <p className={styles.meta}>
          {state !== undefined && <SoundBars isHeard={state === 'heard'} />}
          {!isInProgramme && programme !== undefined && <span>{programme.name}</span>}
          <RelativeTime at={publishedAt} />
          {audio.duration > 0 && <span>{durationText(audio.duration)}</span>}
          {state !== undefined && playerText(state) !== undefined ? (
            <span>{playerText(state)}</span>
          ) : (
            counts.reads > 0 && <span>{countText(counts.reads)} 人听过</span>
          )}
        </p>
      </div>
    </article>
  );
}
