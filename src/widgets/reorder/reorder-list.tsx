import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import { dropPlace } from './drop-place.ts';
import styles from './reorder-list.module.css';
import { Icon } from '#ui/control/icon.tsx';

interface ReorderListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** name of an item for screen readers */
  readonly nameOf: (item: Item) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: Item, index: number) => ReactNode;
}

interface Drag {
  readonly from: number;
  readonly to: number;
  /** px from the top of the page */
  readonly start: number;
  readonly middles: readonly number[];
  /** px of the item's height including the gap */
  readonly itemHeight: number;
}

/** px: zone at the window's ends in which a drag scrolls the page, and the scroll step */
const edge = 80;
const scrollStep = 16;

/** A list reordered by drag handles, or with the arrow keys. */
export function ReorderList<Item>({ items, keyOf, nameOf, onMove, children }: ReorderListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [said, setSaid] = useState('');
  /** key of the item whose handle gets the focus back, which moving the element removes */
  const focused = useRef<string>(undefined);

  useEffect(() => {
    const index = items.findIndex((item) => keyOf(item) === focused.current);
    focused.current = undefined;
    if (index >= 0) list.current?.querySelectorAll<HTMLElement>(`.${styles.handle}`)[index]?.focus();
  }, [items, keyOf]);

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to === from || to < 0 || to >= items.length) return;
    focused.current = keyOf(item);
    setSaid(`“${nameOf(item)}”移到第 ${to + 1} 项，共 ${items.length} 项`);
    onMove(from, to);
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    move(index, index + way);
  }

  function begin(event: PointerEvent<HTMLButtonElement>, from: number) {
    if (event.button !== 0 || list.current === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const boxes = Array.from(list.current.children, (element) => element.getBoundingClientRect());
    const middles = boxes.map(({ top, height }) => top + window.scrollY + height / 2);
    setDrag({ from, to: from, start: event.pageY, middles, itemHeight: heightOf(boxes, from) });
  }

  function follow(event: PointerEvent<HTMLButtonElement>) {
    if (drag === undefined) return;
    const way = event.pageY - drag.start;
    const element = event.currentTarget.closest('li');
    if (element !== null) element.style.transform = `translateY(${way}px)`;
    if (event.clientY < edge) window.scrollBy(0, -scrollStep);
    else if (event.clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
    const to = dropPlace(drag.middles, drag.from, way);
    if (to !== drag.to) setDrag({ ...drag, to });
  }

  function end(event: PointerEvent<HTMLButtonElement>) {
    if (drag === undefined) return;
    const element = event.currentTarget.closest('li');
    if (element !== null) element.style.transform = '';
    setDrag(undefined);
    // from the event: the last move may not be rendered yet
    if (event.type === 'pointerup')
      move(drag.from, dropPlace(drag.middles, drag.from, event.pageY - drag.start));
  }

  return (
    <>
      <ol ref={list} className={styles.list} data-dragging={drag !== undefined || undefined}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={styles.item}
            data-dragged={drag?.from === index || undefined}
            style={wayOf(drag, index)}
          >
            <button
              type="button"
              className={styles.handle}
              aria-label={`移动“${nameOf(item)}”，现在是第 ${index + 1} 项，可用上下方向键`}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPointerDown={(event) => begin(event, index)}
              onPointerMove={follow}
              onPointerUp={end}
              onPointerCancel={end}
            >
              <GripIcon />
            </button>
            <div className={styles.content}>{children(item, index)}</div>
          </li>
        ))}
      </ol>
      <p className={visuallyHiddenClass} role="status">
        {said}
      </p>
    </>
  );
}

/** px from the top of an item to the next; for the last item, from the bottom of the one before */
function heightOf(boxes: readonly DOMRect[], at: number): number {
  const [before, box, after] = [boxes[at - 1], boxes[at], boxes[at + 1]];
  if (box === undefined) return 0;
  if (after !== undefined) return after.top - box.top;
  return before === undefined ? box.height : box.bottom - before.bottom;
}

/** Shifts the items between the dragged item's origin and its target. */
function wayOf(drag: Drag | undefined, index: number): CSSProperties | undefined {
  if (drag === undefined) return undefined;
  const { from, to, itemHeight } = drag;
  if (index > from && index <= to) return { transform: `translateY(${-itemHeight}px)` };
  if (index < from && index >= to) return { transform: `translateY(${itemHeight}px)` };
  return undefined;
}

/** Drag handle: six dots. */
function GripIcon() {
  return (
    <Icon>
      <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5" />
    </Icon>
  );
}
