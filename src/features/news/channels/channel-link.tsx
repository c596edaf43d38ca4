import { Link } from '@tanstack/react-router';
import type { LinkParts } from '#ui/control/render-link.ts';
import type { Section } from '../shared/news-types.ts';

interface ChannelLinkProps extends LinkParts {
  readonly section: Section;
}

/** Leads to a channel on the front page. */
export function ChannelLink({ section: { id, kind }, ...parts }: ChannelLinkProps) {
  return <Link to="/" search={kind === 'headline' ? {} : { channel: id }} preload="intent" {...parts} />;
}
