import { useLocation } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import type { NoticeSearch } from '#rules/loss/search-terms.ts';
import { searchOf } from './loss-address.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** full number that the reader searched for: never in the address, which servers log and readers share */
    readonly lossNumber?: string;
  }
}

const neverChanges = () => () => {};
const notOnServer = () => '';

/** without a slash at its end, which links may have or not */
const pathOf = ({ pathname }: { readonly pathname: string }) => pathname.replace(/\/$/, '');

/**
 * The search of the current history entry; Back and a reload keep it. Address and number are read from one location, so that
 * no search is made with the one of this entry and the other of the entry before.
 */
export function useLossSearch(): NoticeSearch {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  // while the next page loads, the location is its already
  const isHere = pathOf(location) === pathOf(shown);
  if (isHere && location !== shown) setShown(location);
  const { search, state } = isHere ? location : shown;
  const number = useSyncExternalStore(neverChanges, () => state.lossNumber ?? '', notOnServer);
  return searchOf(search, number);
}
