import {
  Activity,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Side } from '#machines/channel-pager/channel-pager.machine.ts';
import { whenReaderInteracts } from '#platform/lifecycle/reader-interaction.ts';
import { report } from '#platform/lifecycle/report.ts';
import { createPagePlaces, heldPages, windowTopFor } from './page-places.ts';
import styles from './pager.module.css';
import type { PagerView, RunningPager } from './start-pager.ts';
import { headAt, useKeptPlaces } from './use-kept-places.ts';
import { useNearWanted } from './use-near-wanted.ts';

interface PagerProps {
  /** ids of the pages in their order */
  readonly ids: readonly string[];
  readonly activeId: string;
  /** stands above the pages, and stays at the window's top while they are read */
  readonly head: RefObject<HTMLElement | null>;
  /** fewer pages are held by a reader who asks for little data */
  readonly isSparing: boolean;
  /** makes a page the reader's @returns when it is, or cannot be */
  readonly onChoose: (id: string) => Promise<void>;
  /** told of the page that the reader is on the way to; undefined at rest */
  readonly onAim: (id: string | undefined) => void;
  /** a page that the reader has not seen for long, and whose place is forgotten */
  readonly onLetGo: (id: string) => void;
  /** @param isRead the page was read down from its top before */
  readonly children: (id: string, isRead: boolean) => ReactNode;
}

/** pages that are found again where they were left */
const mostKept = 5;
const atRest: PagerView = { beside: undefined, isAimed: false };

/**
 * Pages side by side in one scrolling window: a finger leads from one to the next, each keeps its place. The page that is
 * read stands in the document's flow; those beside it are made while nothing else is to be done.
 */
export function Pager(props: PagerProps) {
  const { ids, activeId, head, children, onAim } = props;
  const frame = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const running = useRef<RunningPager>(undefined);
  const latest = useRef(props);
  const [places] = useState(() => createPagePlaces(mostKept));
  const [{ beside, isAimed }, setView] = useState(atRest);
  const isNearWanted = useNearWanted(props.isSparing);
  const besideId = beside && neighbour(ids, activeId, beside);
  const held = heldPages(ids, activeId, isNearWanted || besideId !== undefined);

  useLayoutEffect(() => {
    latest.current = props;
  });

  useKeptPlaces({
    activeId,
    frame,
    head,
    places,
    onChanged: () => running.current?.changed(),
    onLetGo: props.onLetGo,
  });

  useEffect(() => {
    let isWanted = true;
    // a finger is followed from the first touch on, by code that none of the first view needs
    const loading = whenReaderInteracts().then(() => import('./start-pager.ts'));
    void loading.then(
      ({ startPager }) => {
        if (!isWanted || frame.current === null || row.current === null) return;
        const pageOn = (side: Side) => neighbour(latest.current.ids, latest.current.activeId, side);
        running.current = startPager({
          frame: frame.current,
          row: row.current,
          hasPage: (side) => pageOn(side) !== undefined,
          choose: async (side) => {
            const id = pageOn(side);
            if (id !== undefined) await latest.current.onChoose(id);
          },
          onChange: setView,
        });
      },
      // tabs lead to the channels all the same
      (cause: unknown) => report('pager', cause),
    );
    return () => {
      isWanted = false;
      running.current?.stop();
      running.current = undefined;
      setView(atRest);
    };
  }, []);

  const aimedId = isAimed ? besideId : undefined;
  useEffect(() => onAim(aimedId), [onAim, aimedId]);

  return (
    <div className={styles.frame} ref={frame}>
      <div className={styles.row} ref={row}>
        {held.map((id) => (
          <Activity key={id} mode={id === activeId || id === besideId ? 'visible' : 'hidden'}>
            <Page
              id={id}
              side={id === besideId ? beside : undefined}
              topOf={() => besideTop(frame.current, head.current, places.of(id))}
            >
              {children(id, places.of(id) > 0)}
            </Page>
          </Activity>
        ))}
      </div>
    </div>
  );
}

interface PageProps {
  readonly id: string;
  /** where it stands while it is not the one that is read */
  readonly side: Side | undefined;
  readonly topOf: () => number;
  readonly children: ReactNode;
}

function Page({ id, side, topOf, children }: PageProps) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (page.current !== null) page.current.style.top = side === undefined ? '' : `${topOf()}px`;
    // where it stands is settled when it comes into sight, and holds while the finger is on it
    // oxlint-disable-next-line react/exhaustive-deps
  }, [side]);
  return (
    <div ref={page} data-page={id} {...(side && { className: styles.beside, 'data-side': side })}>
      {children}
    </div>
  );
}

/** px from the row's top at which a page stands as it will once it is read: nothing moves when it takes the other's place. */
function besideTop(frame: HTMLElement | null, head: HTMLElement | null, place: number): number {
  return frame === null ? 0 : scrollY - windowTopFor(scrollY, headAt(frame, head), place);
}

function neighbour(ids: readonly string[], activeId: string, side: Side): string | undefined {
  const at = ids.indexOf(activeId);
  return at < 0 ? undefined : ids[at + (side === 'next' ? 1 : -1)];
}
