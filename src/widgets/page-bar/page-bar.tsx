import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { AppBar } from '#ui/navigation/app-bar.tsx';
import { iconLinkClass } from '#ui/control/icon-button.tsx';
import { BackIcon } from '#ui/icons/navigation.tsx';

interface PageBarProps {
  readonly title: ReactNode;
  readonly end?: ReactNode;
}

/** Leads back to where the reader came from, or to the front page when the page was opened from outside. */
export function PageBar({ title, end }: PageBarProps) {
  const router = useRouter();
  function goBack(event: MouseEvent) {
    if (!router.history.canGoBack()) return;
    event.preventDefault();
    router.history.back();
  }
  return (
    <AppBar
      start={
        <Link
          to="/"
          activeOptions={{ exact: true }}
          preload="intent"
          className={iconLinkClass}
          aria-label="返回"
          onClick={goBack}
        >
          <BackIcon />
        </Link>
      }
      title={title}
      end={end}
    />
  );
}
