import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf, siblingsOf, transitionsFrom } from '#machines/proof/definition.ts';
import { labelOf } from '#machines/proof/labels.ts';

/** Measures of the drawing in its own units: one is a pixel where small text has its plain size. */
export const measures = {
  nameSize: 13,
  rowSize: 12,
  header: 30,
  row: 22,
  /** of a row's further lines */
  line: 16,
  pad: 8,
  gap: 10,
  lane: 9,
  /** characters of a row after which its guard gets a line of its own */
  longest: 26,
  /** of a fixed-width font's characters, in parts of its size */
  narrow: 0.61,
  wide: 1.02,
} as const;

/** What stands in a row of a state's box. */
export interface RowText {
  /** as reports name the transition; empty where the row tells of something that runs */
  readonly name: string;
  /** the first has the event; a long guard stands in a second */
  readonly texts: readonly string[];
  /** stays where it is: no line leaves the row */
  readonly stays: boolean;
}

/** What stands in a state's box below its name: what it runs, and each transition as its state tries it. */
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

/** Of a row, from the top of its state's box. */
export function centreOf(rows: readonly RowText[], index: number): number {
  const above = rows.slice(0, index).reduce((sum, row) => sum + heightOf(row), 0);
  return measures.header + above + measures.row / 2;
}

export function heightOf({ texts }: RowText): number {
  return measures.row + (texts.length - 1) * measures.line;
}

/** The name of a state as its box shows it, with its tags. */
export function headerText(node: AnyStateNode): string {
  if (node.type === 'history') return `${node.key}（回到原处）`;
  return [node.key, ...node.tags.map((tag) => `#${tag}`)].join(' ');
}

/** Where a state's name begins, from the box's left edge: after the dot of the one that is first. */
export function headerStart(isFirst: boolean): number {
  return measures.pad * (isFirst ? 2.6 : 1);
}

/** Width of a text in the fixed-width font of the drawing. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce(
    (sum, letter) => sum + size * ((letter.codePointAt(0) ?? 0) > 0x2e80 ? measures.wide : measures.narrow),
    0,
  );
}
