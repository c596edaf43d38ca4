import { Link } from '@tanstack/react-router';
import type { FollowTarget } from '#machines/outbox/pending-mutation.ts';
import type { RenderedLinkProps } from '#ui/control/render-link.ts';

interface FollowLinkProps extends RenderedLinkProps {
  readonly target: FollowTarget;
}

export const followKindNames: Readonly<Record<FollowTarget['kind'], string>> = {
  label: '标签',
  event: '热点',
  reporter: '记者',
};

/** Link to the page of a label, a hot event or a reporter. */
export function FollowLink({ target: { kind, id }, ...parts }: FollowLinkProps) {
  const params = { _splat: id };
  if (kind === 'label') return <Link to="/label/$" params={params} preload="intent" {...parts} />;
  if (kind === 'event') return <Link to="/hotNews/$" params={params} preload="intent" {...parts} />;
  return <Link to="/reporter/$" params={params} preload="intent" {...parts} />;
}
