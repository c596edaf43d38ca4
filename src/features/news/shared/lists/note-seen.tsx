import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recordSeenTop } from '#platform/history/seen-tops.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { orderOf } from './last-seen.tsx';
import type { Section } from '../news-types.ts';
import { streamKey, streamPages } from '../queries.ts';

interface NoteSeenProps {
  readonly cityId: string;
  readonly section: Section | undefined;
}

/** Records the newest story of the current channel, for the border on the next visit. Renders nothing. */
export function NoteSeen({ cityId, section }: NoteSeenProps) {
  const stream = { cityId, section, start: undefined };
  const { data } = useInfiniteQuery({ ...streamPages(useGateway(), stream), enabled: false });
  const [newest] = data?.pages[0]?.list ?? [];
  const top = newest && orderOf(newest);
  const key = streamKey(stream);
  useEffect(() => {
    if (top !== undefined) recordSeenTop(key, top);
  }, [key, top]);
  return null;
}
