import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { readReaderList, watchReaderLists, type ReaderList } from '#platform/storage/reader-lists.ts';

/** A list of the reader's; on the server it is read from the request. */
export function useReaderList(name: ReaderList): readonly string[] {
  const first = useRouteContext({ from: '__root__', select: ({ visit }) => visit[name] });
  return useSyncExternalStore(
    watchReaderLists,
    // the same array if nothing has changed, or hydration would be followed by another render
    () => unlessEqual(readReaderList(name), first),
    () => first,
  );
}

function unlessEqual(ids: readonly string[], first: readonly string[]): readonly string[] {
  return ids.join() === first.join() ? first : ids;
}
