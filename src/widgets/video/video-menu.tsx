import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { videoRates, type Quality } from '#machines/video-player/video-player-events.ts';
import { Button } from '#ui/control/button.tsx';
import { Choices } from '#ui/control/choices.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import type { VideoPlayer } from './video-player.ts';
import styles from './video-menu.module.css';
import { qualityOptionText, rateText } from './video-labels.ts';
import { useVideoQualities } from './use-video-player.ts';

interface VideoMenuProps {
  readonly player: VideoPlayer;
  /** no playback speed */
  readonly isLive: boolean;
  readonly onClose: () => void;
}

/** Settings of a video: quality and speed. */
export function VideoMenu({ player, isLive, onClose }: VideoMenuProps) {
  const { actor } = player;
  const qualities = useVideoQualities(player);
  const [quality, rate] = [
    useSelector(actor, ({ context }) => context.quality),
    useSelector(actor, ({ context }) => context.rate),
  ];
  const [qualityLabel, rateLabel] = [useId(), useId()];
  const options: readonly Quality[] = ['auto', ...qualities.map(({ lines }) => lines)];
  const lowest = qualities.at(-1)?.lines ?? 'auto';
  return (
    <Sheet label="播放设置" onClose={onClose}>
      {qualities.length > 1 && (
        <section className={styles.part}>
          <h2 id={qualityLabel} className={styles.head}>
            清晰度
          </h2>
          <Choices
            labelId={qualityLabel}
            options={options.map((option) => ({ value: option, label: qualityOptionText(option) }))}
            value={quality === 'low' ? lowest : quality}
            onChoose={(option) => actor.send({ type: 'quality.requested', quality: option })}
          />
        </section>
      )}
      {isLive ? (
        qualities.length < 2 && <p className={styles.part}>这场直播只有一种清晰度</p>
      ) : (
        <section className={styles.part}>
          <h2 id={rateLabel} className={styles.head}>
            倍速
          </h2>
          <Choices
            labelId={rateLabel}
            options={videoRates.map((one) => ({ value: one, label: rateText(one) }))}
            value={rate}
            onChoose={(one) => actor.send({ type: 'rate.requested', rate: one })}
          />
        </section>
      )}
      <Button onClick={onClose}>完成</Button>
    </Sheet>
  );
}
