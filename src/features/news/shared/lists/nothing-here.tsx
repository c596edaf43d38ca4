import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';

/** Empty state with a link to the front page. @param text says what is missing */
export function NothingHere({ text }: { readonly text: string }) {
  return (
    <EmptyState text={text}>
      <Link to="/" activeOptions={{ exact: true }} preload="intent" className={buttonClass('line')}>
        去看新闻
      </Link>
    </EmptyState>
  );
}
