import { Link } from '@tanstack/react-router';
import { iconLinkClass } from '#ui/control/icon-button.tsx';
import { BackIcon } from '#ui/icons/navigation.tsx';
import { useLeave } from '../shared/use-leave.ts';

/** Back button of an atlas, which has no top bar. */
export function AtlasBack() {
  const leave = useLeave();
  return (
    <Link
      to="/"
      activeOptions={{ exact: true }}
      preload="intent"
      className={iconLinkClass}
      aria-label="返回"
      onClick={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <BackIcon />
    </Link>
  );
}
