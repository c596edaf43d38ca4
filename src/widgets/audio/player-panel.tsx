import { useSyncExternalStore } from 'react';
import { type Rate, rates, type Track } from '#machines/audio/track.ts';
import { readPlaybackPosition } from '#platform/storage/playback-positions.ts';
import { IconButton } from '#ui/control/icon-button.tsx';
import { BackwardIcon, ForwardIcon, NextIcon, PauseIcon, PreviousIcon, RetryIcon } from '#ui/icons/audio.tsx';
import { PlayIcon } from '#ui/icons/media.tsx';
import { type PlayerView, useSound } from '#widgets/sound/sound-context.ts';
import { usePosition } from '#widgets/sound/use-track.ts';
import { LabelledSelect } from './labelled-select.tsx';
import styles from './player-panel.module.css';
import { SeekBar } from './seek-bar.tsx';
import { buttonLabel, playerText } from './sound-labels.ts';
import type { SleepTimer } from '#machines/audio/player-events.ts';
import { useNow } from '#widgets/now/now-context.ts';

const minute = 60_000;
/** Seconds by which a tap skips back or forward. */
const skipSeconds = 15;
/** options of the sleep timer, in minutes */
const minutes = [15, 30, 60] as const;

const timers: readonly { readonly value: string; readonly timer: SleepTimer; readonly text: string }[] = [
  { value: 'off', timer: 'off', text: '不定时' },
  ...minutes.map((count) => ({ value: String(count), timer: count, text: `${count} 分钟后` })),
  { value: 'end', timer: 'end', text: '听完本条' },
];

/** Sleep timer. */
function SleepChoice({ player }: { readonly player: PlayerView | undefined }) {
  const sound = useSound();
  const now = useNow();
  const { sleep, sleepsAt } = player ?? { sleep: 'off' as const, sleepsAt: undefined };
  const left = sleepsAt === undefined ? 0 : Math.max(1, Math.ceil((sleepsAt - now) / minute));
  return (
    <LabelledSelect
      label="定时关闭"
      value={String(sleep)}
      options={timers.map(({ value, timer, text }) => ({
        value,
        text: timer === sleep && sleepsAt !== undefined ? `还有 ${left} 分钟` : text,
      }))}
      isDisabled={player === undefined}
      onChange={(value) => {
        const timer = timers.find((one) => one.value === value)?.timer ?? 'off';
        sound.send({ type: 'sleep.requested', timer, now: Date.now() });
      }}
    />
  );
}

interface PlayerPanelProps {
  readonly track: Track;
  /** undefined unless the track is the current one */
  readonly player: PlayerView | undefined;
  readonly onToggle: () => void;
  /** undefined at the start of the list */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** All controls of a sound; only play and pause are enabled until it is the current track. */
export function PlayerPanel({ track, player, onToggle, onPrevious, onNext }: PlayerPanelProps) {
  const sound = useSound();
  const state = player?.state;
  const isGoing = state === 'heard' || state === 'busy';
  return (
    <section className={styles.panel} aria-label="播放器">
      {player === undefined ? <KeptPlace track={track} /> : <CurrentPlace track={track} />}
      <p className={styles.note} role="status">
        {state !== undefined && playerText(state)}
      </p>
      <div className={styles.keys}>
        <IconButton label="上一条" icon={<PreviousIcon />} disabled={!onPrevious} onClick={onPrevious} />
        <IconButton
          label="后退 15 秒"
          icon={<BackwardIcon />}
          disabled={player === undefined}
          onClick={() => sound.send({ type: 'skip.requested', by: -skipSeconds })}
        />
        <button
          type="button"
          className={styles.play}
          aria-label={state === undefined ? '播放' : buttonLabel(state)}
          onClick={onToggle}
        >
          {isGoing ? <PauseIcon /> : state === 'failed' ? <RetryIcon /> : <PlayIcon />}
        </button>
        <IconButton
          label="前进 15 秒"
          icon={<ForwardIcon />}
          disabled={player === undefined}
          onClick={() => sound.send({ type: 'skip.requested', by: skipSeconds })}
        />
        <IconButton label="下一条" icon={<NextIcon />} disabled={!onNext} onClick={onNext} />
      </div>
      <div className={styles.choices}>
        <LabelledSelect
          label="倍速"
          value={String(player?.rate ?? 1)}
          options={rates.map((rate) => ({
            value: String(rate),
            text: rate === 1 ? '正常速度' : `${rate} 倍`,
          }))}
          isDisabled={player === undefined}
          onChange={(value) => sound.send({ type: 'rate.requested', rate: rateOf(value) })}
        />
        <SleepChoice player={player} />
      </div>
    </section>
  );
}

/** The saved position of a sound that is not the current track. */
function KeptPlace({ track }: { readonly track: Track }) {
  // the server has no positions; a position does not change unless the track is current
  const at = useSyncExternalStore(
    () => () => {},
    () => readPlaybackPosition(track.id),
    () => 0,
  );
  return <SeekBar at={at} duration={track.duration} onSeek={undefined} />;
}

function CurrentPlace({ track }: { readonly track: Track }) {
  const sound = useSound();
  const { at, duration } = usePosition();
  return (
    <SeekBar
      at={at}
      duration={duration || track.duration}
      onSeek={(to) => sound.send({ type: 'seek.requested', to })}
    />
  );
}

function rateOf(value: string): Rate {
  return rates.find((rate) => String(rate) === value) ?? 1;
}
