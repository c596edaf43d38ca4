import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, type CSSProperties, type MouseEvent } from 'react';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { pictureGap } from '#widgets/gallery/gallery-constants.ts';
import type { PictureView } from '#widgets/gallery/stage-pane.ts';
import { shouldLoad } from '#widgets/gallery/picture-slots.ts';
import { SlotImage } from '#widgets/gallery/slot-image.tsx';
import type { Stage } from '#widgets/gallery/gallery-stage.ts';
import { PaperPhoto } from './paper-photo.tsx';
import { pageQuery } from '../shared/paper-queries.ts';
import styles from './paper-slide.module.css';
import type { PaperBox, PaperIssue, PaperText } from '../shared/paper-types.ts';
import type { PaperReader } from './use-paper-reader.ts';

interface PaperSlideProps {
  readonly date: string;
  /** undefined beyond the ends of the issue */
  readonly page: PaperIssue['pages'][number] | undefined;
  /** index in the row, from 0 */
  readonly place: number;
  readonly isCurrent: boolean;
  /** settled zoom and position; undefined while the page fits */
  readonly view: PictureView | undefined;
  readonly stage: Stage;
  readonly reader: PaperReader;
  /** reports the articles of the open page */
  readonly onArticles: (articles: readonly PaperText[]) => void;
}

/** A page in the row: its drawing, its photographs, and a link over each article. */
export function PaperSlide({
  date,
  page,
  place,
  isCurrent,
  view,
  stage,
  reader,
  onArticles,
}: PaperSlideProps) {
  const box = useRef<HTMLDivElement>(null);
  // neighbours load after the current page: its drawing is large
  const isNeeded = useSelector(reader, ({ context: { shown, index } }) =>
    shouldLoad({
      isCurrent,
      isLoaded: shown.includes(place),
      mayFetchAhead: shown.includes(index),
    }),
  );
  const hasFailed = useSelector(reader, ({ context }) => context.failed.includes(place));
  const { data } = useQuery({
    ...pageQuery(useGateway(), date, page?.page ?? 1),
    enabled: page !== undefined && isNeeded,
  });
  useLayoutEffect(() => (box.current ? stage.holdPicture(place, box.current) : undefined), [stage, place]);
  useEffect(() => {
    if (isCurrent) onArticles(data?.articles ?? []);
  }, [onArticles, data, isCurrent]);

  return (
    <div
      className={styles.slide}
      style={{ left: `calc(${place} * (100% + ${pictureGap}px))` }}
      inert={!isCurrent}
      aria-hidden={!isCurrent}
    >
      <div ref={box} className={styles.picture}>
        {page && (
          <div className={styles.sheet} data-light data-page={page.page}>
            {isNeeded && !hasFailed && (
              <Drawing page={page} place={place} isCurrent={isCurrent} reader={reader} />
            )}
            {!hasFailed &&
              data?.articles.flatMap(({ id, pictures }) =>
                pictures.map((photo) => (
                  <PaperPhoto
                    key={`${id} ${photo.picture.url}`}
                    photo={photo}
                    page={page.drawing}
                    style={styleOf(photo.box, page.drawing)}
                    view={view}
                  />
                )),
              )}
            {isCurrent && data && (
              <Zones articles={data.articles} drawing={page.drawing} index={place} reader={reader} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

interface DrawingProps {
  readonly page: PaperIssue['pages'][number];
  readonly place: number;
  readonly isCurrent: boolean;
  readonly reader: PaperReader;
}

function Drawing({ page: { name, section, drawing }, place, isCurrent, reader }: DrawingProps) {
  return (
    <SlotImage
      key={place}
      className={styles.drawing}
      src={drawing.url}
      width={drawing.width}
      height={drawing.height}
      alt={`${name} ${section}的版面`}
      isCurrent={isCurrent}
      onLoaded={() => reader.send({ type: 'picture.loaded', index: place })}
      onFailed={() => reader.send({ type: 'picture.failed', index: place })}
    />
  );
}

interface ZonesProps {
  readonly articles: readonly PaperText[];
  readonly drawing: { readonly width: number; readonly height: number };
  readonly index: number;
  readonly reader: PaperReader;
}

/** A link over each article, for keyboards, screen readers and browsers without scripts; touch is handled by the stage. */
function Zones({ articles, drawing, index, reader }: ZonesProps) {
  function open(event: MouseEvent, id: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    reader.send({ type: 'article.requested', id, index });
  }
  return (
    <ul className={styles.zones} aria-label="本版文章">
      {articles.map(({ id, title, zone }) => (
        <li key={id}>
          <Link
            to="/paper/qlwbPaperShare/$"
            params={{ _splat: id }}
            preload={false}
            className={styles.zone}
            style={styleOf(zone, drawing)}
            aria-label={title}
            draggable={false}
            onClick={(event) => open(event, id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** @param page whose units the box uses */
function styleOf({ x, y, width, height }: PaperBox, page: { width: number; height: number }): CSSProperties {
  const part = (value: number, whole: number) => `${((value / whole) * 100).toFixed(3)}%`;
  return {
    left: part(x, page.width),
    top: part(y, page.height),
    width: part(width, page.width),
    height: part(height, page.height),
  };
}
