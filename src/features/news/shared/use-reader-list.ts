import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { readReaderList, watchReaderLists, type ReaderList } from '#platform/storage/reader-lists.ts';

/** A list of this reader's, as they have it now; the first view has it from the request. */
export function useReaderList(name: ReaderList): readonly string[] {
  const first = useRouteContext({ from: '__root__', select: ({ visit }) => visit[name] });
  return useSyncExternalStore(
    watchReaderLists,
    () => readReaderList(name),
    () => first,
  );
}
