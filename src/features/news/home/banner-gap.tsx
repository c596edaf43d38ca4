import { Button } from '#ui/control/button.tsx';
import { SkeletonBox } from '#ui/state/skeleton.tsx';
import styles from './banner-carousel.module.css';

interface BannerGapProps {
  /** the banner could not be had; it is on its way where this is left out */
  readonly onRetry?: () => void;
}

/** Keeps the banner's place, as large as it will be, so that nothing below it moves when it comes. */
export function BannerGap({ onRetry }: BannerGapProps) {
  if (onRetry === undefined) return <SkeletonBox ratio="16/9" />;
  return (
    <div className={styles.gap} role="alert">
      <p>头条图片没能加载出来</p>
      <Button onClick={onRetry}>重新加载</Button>
    </div>
  );
}
