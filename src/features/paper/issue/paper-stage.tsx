import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/control/button.tsx';
import { watchWindowSize } from '#platform/lifecycle/window-size.ts';
import {
  watchPanePointers,
  pointOnPicture,
  resizePane,
  viewOf,
  zoomPane,
  type PictureView,
} from '#widgets/gallery/stage-pane.ts';
import { indexInSlot, slots } from '#widgets/gallery/picture-slots.ts';
import { createStage, type Stage } from '#widgets/gallery/gallery-stage.ts';
import { pictureGap } from '#widgets/gallery/gallery-constants.ts';
import { PaperSlide } from './paper-slide.tsx';
import styles from './paper-stage.module.css';
import type { PaperBox, PaperIssue, PaperText } from '../shared/paper-types.ts';
import type { PaperReader } from './use-paper-reader.ts';

interface PaperStageProps {
  readonly issue: PaperIssue;
  readonly reader: PaperReader;
}

/** zoom factor of the + key */
const zoomStep = 1.5;

/** The printed pages, moved and zoomed by touch, keyboard and wheel. */
export function PaperStage({ issue: { date, pages }, reader }: PaperStageProps) {
  const { index, isZoomed, hasFailed } = useSelector(reader, factsIn, shallowEqual);
  /** settled zoom and position of the current page, if zoomed */
  const [view, setView] = useState<PictureView>();
  const [stage] = useState(() => {
    const made: Stage = createStage(
      (at) => pages[at]?.drawing,
      () => setView(made.picture.now().zoom > 1 ? viewOf(made) : undefined),
    );
    return made;
  });
  const pane = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  /** position of the row before hydration, and without scripts */
  const [first] = useState(index);
  /** articles of the open page, to resolve taps */
  const articles = useRef<readonly PaperText[]>([]);
  const storeArticles = useCallback((list: readonly PaperText[]) => {
    articles.current = list;
  }, []);

  useLayoutEffect(() => {
    const [element, line] = [pane.current, row.current];
    if (element === null || line === null) return;
    const sizeOf = () => ({ width: element.clientWidth, height: element.clientHeight });
    /** Opens the article at the position of a tap. */
    function tap(at: { x: number; y: number }): void {
      if (element === null) return;
      const { index: open } = reader.getSnapshot().context;
      const drawing = pages[open]?.drawing;
      const point = pointOnPicture(stage, element, at);
      const article = articles.current.find((one) => drawing && isIn(one.zone, drawing, point));
      if (article) reader.send({ type: 'article.requested', id: article.id, index: open });
    }
    stage.startAt(reader.getSnapshot().context.index, sizeOf());
    const stops = [
      stage.holdRow(line),
      watchPanePointers(stage, element, factsOf(reader, tap)),
      watchWindowSize(() => resizePane(stage, sizeOf())),
      keysOn(reader, stage, element),
    ];
    // tells a deferred tap apart: before hydration, the browser follows links itself
    element.dataset.felt = '';
    const { unsubscribe } = reader.subscribe(({ context }) => {
      if (context.index !== stage.index) stage.show(context.index);
    });
    return () => {
      unsubscribe();
      stops.forEach((stop) => stop());
    };
  }, [pages, reader, stage]);

  const zoom = (factor: number) => () =>
    reader.send({ type: zoomPane(stage, factor) ? 'zoom.entered' : 'zoom.left' });

  return (
    <div ref={pane} className={styles.pane} data-zoomed={isZoomed ? '' : undefined}>
      <div
        ref={row}
        className={styles.row}
        style={{ transform: `translateX(calc(${-first} * (100% + ${pictureGap}px)))` }}
      >
        {slots.map((slot) => {
          const place = indexInSlot(slot, index);
          return (
            <PaperSlide
              key={slot}
              date={date}
              page={pages[place]}
              place={place}
              isCurrent={place === index}
              view={place === index ? view : undefined}
              stage={stage}
              reader={reader}
              onArticles={storeArticles}
            />
          );
        })}
      </div>
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <p>这一版没能加载出来，连上网络后会自动重试</p>
          <Button onClick={() => reader.send({ type: 'retry.requested' })}>重新加载</Button>
        </div>
      )}
      <div className={styles.zoom}>
        <Button aria-label="放大" disabled={hasFailed} onClick={zoom(zoomStep)}>
          +
        </Button>
        {isZoomed && (
          <Button aria-label="还原" onClick={zoom(0)}>
            −
          </Button>
        )}
      </div>
    </div>
  );
}

function factsIn(snapshot: ReturnType<PaperReader['getSnapshot']>) {
  return {
    index: snapshot.context.index,
    isZoomed: snapshot.hasTag('zoomed'),
    hasFailed: snapshot.hasTag('failed'),
  };
}

const isOverPage = (reader: PaperReader) => reader.getSnapshot().value.over !== 'nothing';

function factsOf(reader: PaperReader, onTap: (at: { x: number; y: number }) => void) {
  return {
    isOpen: () => !isOverPage(reader),
    neighbours() {
      const { index, total } = reader.getSnapshot().context;
      return { previous: index > 0, next: index < total - 1 };
    },
    swiped: (to: 'next' | 'previous') => reader.send({ type: to === 'next' ? 'page.next' : 'page.previous' }),
    zoomed: (isZoomed: boolean) => reader.send({ type: isZoomed ? 'zoom.entered' : 'zoom.left' }),
    tapped: onTap,
  };
}

/** @param point 0 to 1 along the sides of the page */
function isIn(
  zone: PaperBox,
  page: { width: number; height: number },
  point: { x: number; y: number },
): boolean {
  const [x, y] = [point.x * page.width, point.y * page.height];
  return x >= zone.x && x < zone.x + zone.width && y >= zone.y && y < zone.y + zone.height;
}

/** Arrow keys turn pages, + and - zoom, 0 fits the page; the wheel zooms with Ctrl, as a trackpad pinch does. */
function keysOn(reader: PaperReader, stage: Stage, element: HTMLElement): () => void {
  const zoom = (factor: number) =>
    reader.send({ type: zoomPane(stage, factor) ? 'zoom.entered' : 'zoom.left' });
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isOverPage(reader)) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    if (event.key === 'ArrowRight') reader.send({ type: 'page.next' });
    else if (event.key === 'ArrowLeft') reader.send({ type: 'page.previous' });
    else if (event.key === '+' || event.key === '=') zoom(zoomStep);
    else if (event.key === '-') zoom(1 / zoomStep);
    else if (event.key === '0') zoom(0);
    else return;
    event.preventDefault();
  }
  function turnWheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? zoomStep : 1 / zoomStep);
  }
  document.addEventListener('keydown', press);
  element.addEventListener('wheel', turnWheel, { passive: false });
  return () => {
    document.removeEventListener('keydown', press);
    element.removeEventListener('wheel', turnWheel);
  };
}
