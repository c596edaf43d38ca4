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
import { createPagePositions, mountedPages, windowTopFor } from './page-positions.ts';
import styles from './pager.module.css';
import type { PagerView, RunningPager } from './start-pager.ts';
import { headAt, useScrollPositions } from './use-scroll-positions.ts';
import { useNeighbourPreload } from './use-neighbour-preload.ts';

interface PagerProps {
  /** ids of the pages in order */
  readonly ids: readonly string[];
  readonly activeId: string;
  /** sticky header above the pages */
  readonly head: RefObject<HTMLElement | null>;
  /** data saver: neighbours are not mounted ahead */
  readonly isSparing: boolean;
  /** activates a page @returns once it is active, or failed */
  readonly onChoose: (id: string) => Promise<void>;
  /** called with the page that a swipe leads to; undefined at rest */
  readonly onAim: (id: string | undefined) => void;
  /** called with a page whose position is dropped */
  readonly onLetGo: (id: string) => void;
  /** @param isRead the page was scrolled before */
  readonly children: (id: string, isRead: boolean) => ReactNode;
}

/** pages whose positions are kept */
const mostKept = 5;
const atRest: PagerView = { beside: undefined, isAimed: false };

/**
 * Swipeable pages in one scrolling window, each with its own scroll position. The active page is in the document's flow; its
 * neighbours are mounted when idle.
 */
export function Pager(props: PagerProps) {
  const { ids, activeId, head, children, onAim } = props;
  const frame = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const running = useRef<RunningPager>(undefined);
  const latest = useRef(props);
  const [places] = useState(() => createPagePositions(mostKept));
  const [{ beside, isAimed }, setView] = useState(atRest);
  const isNearWanted = useNeighbourPreload(props.isSparing);
  const besideId = beside && neighbour(ids, activeId, beside);
  const held = mountedPages(ids, activeId, isNearWanted || besideId !== undefined);

  useLayoutEffect(() => {
    latest.current = props;
  });

  useScrollPositions({
    activeId,
    frame,
    head,
    places,
    onChanged: () => running.current?.changed(),
    onLetGo: props.onLetGo,
  });

  useEffect(() => {
    let isWanted = true;
    // lazy loaded on the first interaction
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
      // the tabs still work
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
  /** which side of the active page it is on; undefined for the active page */
  readonly side: Side | undefined;
  readonly topOf: () => number;
  readonly children: ReactNode;
}

function Page({ id, side, topOf, children }: PageProps) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (page.current !== null) page.current.style.top = side === undefined ? '' : `${topOf()}px`;
    // set once when it becomes visible, and kept during the swipe
    // oxlint-disable-next-line react/exhaustive-deps
  }, [side]);
  return (
    <div ref={page} data-page={id} {...(side && { className: styles.beside, 'data-side': side })}>
      {children}
    </div>
  );
}

/** px from the row's top of a neighbour, so that nothing moves when it becomes the active page. */
function besideTop(frame: HTMLElement | null, head: HTMLElement | null, place: number): number {
  return frame === null ? 0 : scrollY - windowTopFor(scrollY, headAt(frame, head), place);
}

function neighbour(ids: readonly string[], activeId: string, side: Side): string | undefined {
  const at = ids.indexOf(activeId);
  return at < 0 ? undefined : ids[at + (side === 'next' ? 1 : -1)];
}
