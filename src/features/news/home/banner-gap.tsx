import { Button } from '#ui/control/button.tsx';
import { SkeletonBox } from '#ui/state/skeleton.tsx';
import styles from './banner-carousel.module.css';

interface BannerGapProps {
  /** retries a failed banner; omitted while it is loading */
  readonly onRetry?: () => void;
}

/** Reserves the banner's space, to prevent layout shift. */
export function BannerGap({ onRetry }: BannerGapProps) {
  return (
    <div className={styles.slide}>
      {onRetry === undefined ? (
        <SkeletonBox ratio="16/9" />
      ) : (
        <div className={styles.gap} role="alert">
          <p>头条图片没能加载出来</p>
          <Button onClick={onRetry}>重新加载</Button>
        </div>
      )}
    </div>
  );
}
