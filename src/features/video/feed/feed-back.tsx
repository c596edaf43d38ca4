import { Link, useRouter } from '@tanstack/react-router';
import { classNames } from '#ui/state/class-names.ts';
import { iconLinkClass } from '#ui/control/icon-button.tsx';
import { BackIcon } from '#ui/icons/navigation.tsx';
import styles from './videos-feed-page.module.css';

/** Back button of the full-screen feed; leads to 视频 if the feed was opened from outside. */
export function FeedBack() {
  const router = useRouter();
  return (
    <Link
      to="/videosHome/$"
      params={{ _splat: '' }}
      className={classNames(iconLinkClass, styles.back)}
      aria-label="返回"
      onClick={(event) => {
        if (!router.history.canGoBack()) return;
        event.preventDefault();
        router.history.back();
      }}
    >
      <BackIcon />
    </Link>
  );
}
