import { useNavigate, useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { paperReaderMachine, type PaperPlace } from '#machines/paper-reader/paper-reader.machine.ts';
import { shanghaiTime } from '#lib/time/dates.ts';
import { watchNetwork } from '#platform/network/network.ts';
import { storePaperPosition, readPaperPosition } from '#platform/storage/paper-position.ts';
import { articleOf, indexOf } from '../shared/paper-place.ts';
import type { PaperIssue, PaperSearch } from '../shared/paper-types.ts';

const stepsOfHistory: ReadonlySet<string> = new Set(['BACK', 'FORWARD', 'GO']);
const today = () => shanghaiTime(Date.now()).slice(0, 10);

/** The machine of an issue, connected to URL, history, stored position and network. */
export function usePaperReader(issue: PaperIssue, search: PaperSearch, isDated: boolean) {
  const { date, pages } = issue;
  const total = pages.length;
  const [index, article] = [indexOf(search, total), articleOf(search)];
  const navigate = useNavigate();
  const { history } = useRouter();
  const latest = useRef({ date, navigate, hasEntry: false });
  /** whether the URL changed by Back or Forward instead of by the machine */
  const isPopped = useRef(false);
  /** whether Back was called to leave an article's entry */
  const isLeaving = useRef(false);

  const [{ machine, writePlace }] = useState(() => {
    const write = ({ index: at, article: id }: Omit<PaperPlace, 'isNewEntry'>, replace: boolean) =>
      void latest.current.navigate({
        to: '/paper/qlwbPaper/$',
        params: { _splat: latest.current.date },
        search: ({ view }: PaperSearch) => ({
          page: at + 1,
          ...(id !== undefined && { article: id }),
          ...(view !== undefined && { view }),
        }),
        replace,
        resetScroll: false,
      });
    const provided = paperReaderMachine.provide({
      actions: {
        writeAddress(_, place) {
          if (place.isNewEntry) latest.current.hasEntry = true;
          write(place, !place.isNewEntry);
        },
        leaveArticle({ context }) {
          isLeaving.current = latest.current.hasEntry;
          if (latest.current.hasEntry) history.back();
          else write({ index: context.index, article: undefined }, true);
          latest.current.hasEntry = false;
        },
      },
    });
    return { machine: provided, writePlace: write };
  });
  const actor = useActorRef(machine, { input: { total, index, article } });

  useEffect(() => {
    latest.current.date = date;
    latest.current.navigate = navigate;
  }, [date, navigate]);

  useEffect(
    () =>
      history.subscribe(({ action }) => {
        isPopped.current = stepsOfHistory.has(action.type);
      }),
    [history],
  );

  useEffect(() => {
    if (!isPopped.current) return;
    isPopped.current = false;
    latest.current.hasEntry = false;
    if (!isLeaving.current) return actor.send({ type: 'address.changed', index, article });
    isLeaving.current = false;
    // the entry below may name another page: the reader went on to the articles of the next one
    const { context } = actor.getSnapshot();
    if (context.index !== index) writePlace(context, true);
  }, [actor, index, article, writePlace]);

  useEffect(() => {
    // without a page in the URL, the position of the same day is restored
    const place = readPaperPosition();
    if (search.page === undefined && article === undefined && place?.day === today()) {
      if (place.date === date) actor.send({ type: 'page.to', index: place.page - 1 });
      else if (!isDated) {
        void navigate({
          to: '/paper/qlwbPaper/$',
          params: { _splat: place.date },
          search: { page: place.page },
          replace: true,
        });
      }
    }
    let kept = -1;
    const keep = (at: number) => {
      if (at !== kept) storePaperPosition({ day: today(), date, page: at + 1 });
      kept = at;
    };
    // opening the newest issue alone is no position to store
    kept = actor.getSnapshot().context.index;
    if (isDated && search.page !== undefined) storePaperPosition({ day: today(), date, page: kept + 1 });
    const { unsubscribe } = actor.subscribe(({ context }) => keep(context.index));
    const stop = watchNetwork(({ online }) => online && actor.send({ type: 'retry.requested' }));
    return () => {
      unsubscribe();
      stop();
    };
    // for the first render of this issue only: the page is keyed by issue
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [actor]);

  return actor;
}

export type PaperReader = ReturnType<typeof usePaperReader>;
