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

/** Notes what stands on top of the channel that is read, for the mark at the next visit. Shows nothing. */
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
