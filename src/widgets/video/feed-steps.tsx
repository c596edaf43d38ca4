import type { FeedSide } from '#machines/video-feed/video-feed-setup.ts';
import { DownIcon } from '#ui/icons/navigation.tsx';
import styles from './feed-stage.module.css';

interface FeedStepsProps {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** more films are on their way */
  readonly isGrowing: boolean;
  readonly onStep: (side: FeedSide) => void;
}

/** The films beside as buttons: for screen readers and keys, in sight for a mouse and in 关怀版. */
export function FeedSteps({ hasPrevious, hasNext, isGrowing, onStep }: FeedStepsProps) {
  return (
    <div className={styles.steps} role="group" aria-label="换一个视频">
      <button
        type="button"
        className={styles.step}
        data-side="previous"
        aria-disabled={!hasPrevious}
        aria-label={hasPrevious ? '上一个视频' : '已经是第一个视频'}
        onClick={() => onStep('previous')}
      >
        <DownIcon />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-disabled={!hasNext}
        aria-label={hasNext ? '下一个视频' : isGrowing ? '后面的视频还没加载好' : '已经是最后一个视频'}
        onClick={() => onStep('next')}
      >
        <DownIcon />
      </button>
    </div>
  );
}
