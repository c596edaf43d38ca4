import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf, siblingsOf, transitionsFrom } from '#machines/proof/definition.ts';
import { labelOf } from '#machines/proof/labels.ts';

/** Lengths in chart units; one unit is a CSS pixel at the default text size. */
export const measures = {
  nameSize: 13,
  rowSize: 12,
  header: 30,
  row: 22,
  /** height of a row's further lines */
  line: 16,
  pad: 8,
  gap: 10,
  lane: 9,
  /** maximum characters of a row; beyond it the guard moves to a second line */
  longest: 26,
  /** widths of narrow (Latin) and wide (CJK) characters of the fixed-width font, relative to the font size */
  narrow: 0.61,
  wide: 1.02,
} as const;

/** A row in a state's box. */
export interface RowText {
  /** of the transition, as in reports; empty for an invoked actor */
  readonly name: string;
  /** lines of text: the event, and a long guard in a second line */
  readonly texts: readonly string[];
  /** the transition has no target, so no line leaves the row */
  readonly stays: boolean;
}

/** The rows of a state's box: its invoked actors, then its transitions in the order in which they are tried. */
export function rowsOf(node: AnyStateNode): RowText[] {
  const runs = node.invoke.map(({ src, id }) => ({
    name: '',
    texts: [`运行 ${typeof src === 'string' ? src : id}`],
    stays: false,
  }));
  return [
    ...runs,
    ...transitionsFrom(node).map((transition) => ({
      name: nameOf(transition),
      texts: textsOf(transition),
      stays: transition.target === undefined,
    })),
  ];
}

function textsOf(transition: AnyTransitionDefinition): string[] {
  const { event, guard } = labelOf(transition);
  const name = event === 'always' ? '立即' : event;
  const isElse = guard === '' && siblingsOf(transition).indexOf(transition) > 0;
  if (guard === '' && !isElse) return [name];
  const condition = `[${isElse ? '否则' : guard}]`;
  const whole = `${name} ${condition}`;
  return whole.length > measures.longest ? [name, condition] : [whole];
}

/** Distance of a row's centre from the top of its state's box. */
export function centreOf(rows: readonly RowText[], index: number): number {
  const above = rows.slice(0, index).reduce((sum, row) => sum + heightOf(row), 0);
  return measures.header + above + measures.row / 2;
}

export function heightOf({ texts }: RowText): number {
  return measures.row + (texts.length - 1) * measures.line;
}

/** The name of a state with its tags. */
export function headerText(node: AnyStateNode): string {
  if (node.type === 'history') return `${node.key}（回到原处）`;
  return [node.key, ...node.tags.map((tag) => `#${tag}`)].join(' ');
}

/** Distance of a state's name from the box's left edge; the dot of an initial state comes before it. */
export function headerStart(isFirst: boolean): number {
  return measures.pad * (isFirst ? 2.6 : 1);
}

/** Width of a text in the chart's fixed-width font. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce(
    (sum, letter) => sum + size * ((letter.codePointAt(0) ?? 0) > 0x2e80 ? measures.wide : measures.narrow),
    0,
  );
}
