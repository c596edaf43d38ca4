import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { readReaderList, watchReaderLists, type ReaderList } from '#platform/storage/reader-lists.ts';

/** A list of the reader's; on the server it is read from the request. */
export function useReaderList(name: ReaderList): readonly string[] {
  const first = useRouteContext({ from: '__root__', select: ({ visit }) => visit[name] });
  return useSyncExternalStore(
    watchReaderLists,
    () => readReaderList(name),
    () => first,
  );
}
