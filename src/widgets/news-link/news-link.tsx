import { Link } from '@tanstack/react-router';
import type { components } from 'qlwb-gateway-sdk/schema';
import type { RenderedLinkProps } from '#ui/control/render-link.ts';

type NewsItem = components['schemas']['NewsItem'];

interface NewsLinkProps extends RenderedLinkProps {
  readonly target: NewsItem['link'];
  /** kind of the target story: some kinds have their own page */
  readonly kind?: NewsItem['kind'];
  /** when a live room, video or other page with code of its own is preloaded; by default once the link is visible */
  readonly preloadOtherKinds?: 'intent';
}

/** The link of a card: a page of the app, or an external URL. */
export function NewsLink({ target, kind, preloadOtherKinds, children, ...parts }: NewsLinkProps) {
  const { route, id, url } = target;
  const other = preloadOtherKinds === undefined ? parts : { ...parts, preload: preloadOtherKinds };
  if (route === 'general' && kind === 'audio' && id !== undefined) {
    return (
      <Link to="/audioNews/$" params={{ _splat: id }} {...other}>
        {children}
      </Link>
    );
  }
  if (route === 'general' && kind === 'live' && id !== undefined) {
    return (
      <Link to="/living/share/{-$id}" params={{ id }} {...other}>
        {children}
      </Link>
    );
  }
  if (route === 'general' && kind === 'video' && id !== undefined) {
    return (
      <Link to="/video/$" params={{ _splat: id }} {...other}>
        {children}
      </Link>
    );
  }
  if (route === 'general' && kind === 'special' && id !== undefined) {
    return (
      <Link to="/thematic/$" params={{ _splat: id }} {...other}>
        {children}
      </Link>
    );
  }
  if (route === 'general' && kind === 'atlas' && id !== undefined) {
    return (
      <Link to="/atlas/$" params={{ _splat: id }} {...other}>
        {children}
      </Link>
    );
  }
  if (route === 'general' && kind === 'report' && id?.startsWith('tip-') === true) {
    return (
      <Link to="/info/$" params={{ _splat: id }} {...other}>
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
      <Link to="/hotNews/$" params={{ _splat: id }} {...other}>
        {children}
      </Link>
    );
  }
  // render no link for a missing or non-http URL
  if (url === undefined || !/^https?:\/\//i.test(url)) return <span {...parts}>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" {...parts}>
      {children}
    </a>
  );
}
