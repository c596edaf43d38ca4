import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { classNames } from '#ui/state/class-names.ts';
import { layOut, type Box, type Line } from './chart-layout.ts';
import { headerStart, measures } from './chart-rows.ts';
import styles from './chart-view.module.css';

/** CSS length of one chart unit; scales with the reader's text size and the available width */
const unit = 'var(--text-12) / 12 * var(--chart-zoom, 1)';
/** a chart slightly too wide for the page is scaled down to this factor before it scrolls */
const shrink = 0.84;

interface ChartViewProps {
  readonly machine: AnyStateMachine;
  /** accessible name */
  readonly label: string;
  /** ids of the active states */
  readonly lit: ReadonlySet<string>;
  /** names of the transitions that could be taken now */
  readonly possible: ReadonlySet<string>;
  /** names of the transitions that the last event took */
  readonly taken: ReadonlySet<string>;
}

/** A machine's chart with the active states highlighted and the possible transitions emphasized. */
export function ChartView({ machine, label, lit, possible, taken }: ChartViewProps) {
  const { width, height, boxes, lines } = useMemo(() => layOut(machine), [machine]);
  const classNameOf = (name: string) =>
    taken.has(name) ? styles.taken : possible.has(name) ? styles.possible : undefined;
  // taken and possible transitions are drawn last, above the others
  const rank = ({ name }: Line) => (taken.has(name) ? 2 : possible.has(name) ? 1 : 0);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div className={styles.frame} role="region" aria-label="状态图" tabIndex={0}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `calc(${width} * ${unit})`, minWidth: `calc(${width * shrink} * ${unit})` }}
      >
        {boxes.map((box) => (
          <BoxDrawing key={box.id} box={box} isLit={lit.has(box.id)} classNameOf={classNameOf} />
        ))}
        {lines
          .toSorted((one, other) => rank(one) - rank(other))
          .map((line) => (
            <LineDrawing key={`${line.name} ${line.target}`} line={line} className={classNameOf(line.name)} />
          ))}
      </svg>
    </div>
  );
}

interface BoxDrawingProps {
  readonly box: Box;
  readonly isLit: boolean;
  readonly classNameOf: (name: string) => string | undefined;
}

function BoxDrawing({ box, isLit, classNameOf }: BoxDrawingProps) {
  const { x, y, width, height } = box;
  return (
    <g data-state={box.id} data-lit={isLit ? (box.isInnermost ? 'innermost' : 'around') : undefined}>
      <rect
        className={classNames(
          styles.box,
          box.isRegion && styles.region,
          isLit && styles.around,
          isLit && box.isInnermost && styles.lit,
        )}
        {...{ x, y, width, height }}
        rx={measures.gap / 2}
      />
      {box.type === 'final' && (
        <rect className={styles.inner} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={3} />
      )}
      {box.isFirst && (
        <circle className={styles.first} cx={x + measures.pad + 2} cy={y + measures.header / 2} r={4} />
      )}
      <text
        className={classNames(styles.name, isLit && styles.litName)}
        x={x + headerStart(box.isFirst)}
        y={y + measures.header / 2}
        fontSize={measures.nameSize}
      >
        {box.text}
      </text>
      {box.rows.map((row, index) => (
        <g key={index} className={classNames(styles.row, classNameOf(row.name))}>
          {row.texts.map((text, line) => (
            <text
              key={line}
              x={row.x + line * measures.pad}
              y={row.y + line * measures.line}
              fontSize={measures.rowSize}
            >
              {text}
            </text>
          ))}
          {row.stays && (
            <circle className={styles.stays} cx={row.x + row.width + measures.pad} cy={row.y} r={3} />
          )}
        </g>
      ))}
    </g>
  );
}

function LineDrawing({
  line: { points },
  className,
}: {
  readonly line: Line;
  readonly className: string | undefined;
}) {
  const [start, , , end] = points;
  if (start === undefined || end === undefined) return null;
  const [x, y] = end;
  return (
    <g className={classNames(styles.line, className)}>
      <circle cx={start[0]} cy={start[1]} r={2} />
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <polygon points={`${x},${y} ${x + 7},${y - 4} ${x + 7},${y + 4}`} />
    </g>
  );
}
