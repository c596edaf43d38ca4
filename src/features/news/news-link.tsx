import { Link } from '@tanstack/react-router';
import type { LinkParts } from '#ui/render-link.ts';
import type { NewsItem, NewsTarget } from './news-types.ts';

interface NewsLinkProps extends LinkParts {
  readonly target: NewsTarget;
  /** of the story that the target is; a story to hear has a page of its own */
  readonly kind?: NewsItem['kind'];
}

/** The link to what a card stands for: a page of the app, or an address elsewhere. */
export function NewsLink({ target, kind, children, ...parts }: NewsLinkProps) {
  const { route, id, url } = target;
  if (route === 'general' && kind === 'audio' && id !== undefined) {
    return (
      <Link to="/audioNews/$" params={{ _splat: id }} {...parts}>
        {children}
      </Link>
    );
  }
  if (route === 'general' && id !== undefined) {
    return (
      <Link to="/general/$" params={{ _splat: id }} {...parts}>
        {children}
      </Link>
    );
  }
  if (route === 'hotNews' && id !== undefined) {
    return (
      <Link to="/hotNews/$" params={{ _splat: id }} {...parts}>
        {children}
      </Link>
    );
  }
  // an address that is missing or not of the web is no link
  if (url === undefined || !/^https?:\/\//i.test(url)) return <span {...parts}>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" {...parts}>
      {children}
    </a>
  );
}
