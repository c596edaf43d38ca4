import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf } from '#machines/proof/definition.ts';
import {
  centreOf,
  headerStart,
  headerText,
  heightOf,
  measures,
  rowsOf,
  textWidth,
  type RowText,
} from './chart-rows.ts';
import { laneOf, wiresOf, type Wire } from './chart-lines.ts';

export interface Row extends RowText {
  readonly x: number;
  /** centre of the first line of text */
  readonly y: number;
  /** of the first line of text */
  readonly width: number;
}

export interface Box {
  readonly id: string;
  readonly text: string;
  readonly type: AnyStateNode['type'];
  readonly isFirst: boolean;
  readonly isRegion: boolean;
  /** has no child states */
  readonly isInnermost: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Row[];
}

export interface Line {
  /** of its transition */
  readonly name: string;
  readonly target: string;
  /** from the row to the lane, along the lane, to the target's edge */
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** outermost first */
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/**
 * Lays a machine out as one column of nested boxes. Every state has a row per transition, and lines lead from the rows
 * through lanes at the right of the innermost box that contains both ends. The chart grows downwards only, so that a large
 * machine stays readable on a phone.
 */
export function layOut(machine: AnyStateMachine): Chart {
  const heights = new Map<AnyStateNode, { y: number; height: number }>();
  stack(machine.root, measures.pad, heights);
  const top = (node: AnyStateNode) => heights.get(node)?.y ?? 0;
  const wires = wiresOf(machine).map((wire) => ({ ...wire, ...spanOf(wire, top) }));
  const lanes = new Map<Wire, number>();
  const laneCounts = new Map<AnyStateNode, number>();
  for (const container of new Set(wires.map((wire) => wire.container))) {
    const beside = wires.filter((wire) => wire.container === container);
    const found = laneOf(beside, measures.row / 4);
    beside.forEach((wire, index) => lanes.set(wire, found[index] ?? 0));
    laneCounts.set(container, Math.max(...found) + 1);
  }
  const gutter = (node: AnyStateNode) => (laneCounts.get(node) ?? 0) * measures.lane;
  const width = widthOf(machine.root, gutter);
  const boxes: Box[] = [];
  place(machine.root, { x: measures.pad, width }, { heights, gutter, boxes });
  const byId = new Map(boxes.map((box) => [box.id, box]));
  return {
    width: width + 2 * measures.pad,
    height: (heights.get(machine.root)?.height ?? 0) + 2 * measures.pad,
    boxes,
    lines: wires.flatMap((wire) =>
      linesOf(wire, { lane: lanes.get(wire) ?? 0, byId, gutter: gutter(wire.container) }),
    ),
  };
}

function stack(
  node: AnyStateNode,
  y: number,
  heights: Map<AnyStateNode, { y: number; height: number }>,
): number {
  let end = y + measures.header + rowsOf(node).reduce((sum, row) => sum + heightOf(row), 0);
  for (const child of childrenOf(node)) end = stack(child, end + measures.gap, heights);
  end += childrenOf(node).length > 0 ? measures.pad : measures.pad / 2;
  heights.set(node, { y, height: end - y });
  return end;
}

function spanOf({ target, transitions }: Wire, top: (node: AnyStateNode) => number) {
  const ends = [
    top(target) + measures.header / 2,
    ...transitions.map((transition) => top(transition.source) + rowCentre(transition)),
  ];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

/** Distance from the top of the box. */
function rowCentre(transition: AnyTransitionDefinition): number {
  const rows = rowsOf(transition.source);
  const index = rows.findIndex(({ name }) => name === nameOf(transition));
  return centreOf(rows, index);
}

function widthOf(node: AnyStateNode, gutter: (node: AnyStateNode) => number): number {
  const texts = [
    headerWidth(node),
    ...rowsOf(node)
      .flatMap((row) => row.texts)
      .map((text) => textWidth(text, measures.rowSize) + 2 * measures.pad),
    ...childrenOf(node).map((child) => widthOf(child, gutter)),
  ];
  return Math.max(...texts) + 2 * measures.pad + gutter(node);
}

function headerWidth(node: AnyStateNode): number {
  return headerStart(isFirst(node)) + textWidth(headerText(node), measures.nameSize) + measures.pad;
}

function isFirst(node: AnyStateNode): boolean {
  return node.parent?.type === 'compound' && node.parent.initial.target.includes(node);
}

interface Sheet {
  readonly heights: ReadonlyMap<AnyStateNode, { readonly y: number; readonly height: number }>;
  readonly gutter: (node: AnyStateNode) => number;
  readonly boxes: Box[];
}

function place(
  node: AnyStateNode,
  { x, width }: { readonly x: number; readonly width: number },
  sheet: Sheet,
): void {
  const { y = 0, height = 0 } = sheet.heights.get(node) ?? {};
  const { parent } = node;
  sheet.boxes.push({
    id: node.id,
    text: headerText(node),
    type: node.type,
    isFirst: isFirst(node),
    isRegion: parent?.type === 'parallel',
    isInnermost: childrenOf(node).length === 0,
    x,
    y,
    width,
    height,
    rows: rowsOf(node).map((row, index, rows) => ({
      ...row,
      x: x + measures.pad,
      y: y + centreOf(rows, index),
      width: textWidth(row.texts[0] ?? '', measures.rowSize),
    })),
  });
  const inner = { x: x + measures.pad, width: width - 2 * measures.pad - sheet.gutter(node) };
  for (const child of childrenOf(node)) place(child, inner, sheet);
}

interface Drawn {
  readonly lane: number;
  readonly gutter: number;
  readonly byId: ReadonlyMap<string, Box>;
}

function linesOf({ container, target, transitions }: Wire, { lane, gutter, byId }: Drawn): Line[] {
  const around = byId.get(container.id);
  const end = byId.get(target.id);
  if (around === undefined || end === undefined) return [];
  const laneX =
    around.x + around.width - measures.pad - gutter + (lane + 0.5) * measures.lane + measures.pad / 2;
  const endX = target === container ? end.x + headerWidth(target) : end.x + end.width;
  const endY = end.y + measures.header / 2;
  return transitions.flatMap((transition) => {
    const row = byId.get(transition.source.id)?.rows.find(({ name }) => name === nameOf(transition));
    if (row === undefined) return [];
    return [
      {
        name: row.name,
        target: target.id,
        points: [
          [row.x + row.width + measures.pad / 2, row.y],
          [laneX, row.y],
          [laneX, endY],
          [endX, endY],
        ] as const,
      },
    ];
  });
}

function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states);
}
