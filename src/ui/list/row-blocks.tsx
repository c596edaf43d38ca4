import { Fragment, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import styles from './row-blocks.module.css';

interface RowBlocksProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row, index: number) => ReactNode;
  /** stable key of the list: on Back the block heights are restored */
  readonly positionKey: string;
}

const rowsPerBlock = 8;
/** px of each block by list, for this visit */
const heights = new Map<string, readonly number[]>();

/**
 * Rows of one of several lists on a page. All are in the document, in blocks with `content-visibility`: the browser lays
 * out and paints only those near the viewport, and find-in-page still finds the others.
 */
export function RowBlocks<Row>({ rows, keyOf, children, positionKey }: RowBlocksProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      const measured = Array.from(element?.children ?? [], (block) => block.getBoundingClientRect().height);
      // blocks of a hidden keep-alive page measure 0
      if (measured.some((height) => height > 0)) heights.set(positionKey, measured);
    };
  }, [positionKey]);
  const known = heights.get(positionKey);
  const blocks = Math.ceil(rows.length / rowsPerBlock);
  return (
    <div ref={list}>
      {Array.from({ length: blocks }, (_, block) => {
        const start = block * rowsPerBlock;
        const inBlock = rows.slice(start, start + rowsPerBlock);
        return (
          <div key={block} className={styles.block} style={sizeOf(known?.[block], inBlock.length)} data-rows>
            {inBlock.map((row, index) => (
              <Fragment key={keyOf(row)}>{children(row, start + index)}</Fragment>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function sizeOf(height: number | undefined, rows: number): CSSProperties {
  const size = height === undefined ? { '--block-rows': rows } : { '--block-height': `${height}px` };
  return size as CSSProperties;
}
