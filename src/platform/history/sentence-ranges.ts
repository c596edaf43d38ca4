import { sentencesOf } from '#lib/search/sentences.ts';

/** A sentence to speak, with its range in the page. */
export interface PageSentence {
  readonly text: string;
  readonly range: Range;
}

/** Content marked to be read aloud; captions and tables in it are skipped. */
const read = '[data-read]';
const readBlocks = 'h1, h2, p, li, cite';
const notRead = 'figure, table, button';

/** Sentences of an element in order; no sentence spans two blocks. */
export function pageSentences(element: Element): PageSentence[] {
  const blocks = [...element.querySelectorAll(readBlocks)].filter(
    (block) =>
      block.closest(read) !== null &&
      block.closest(notRead) === null &&
      block.querySelector(readBlocks) === null,
  );
  return blocks.flatMap(sentencesIn);
}

interface TextPiece {
  readonly node: Text;
  /** offset of its first character in the block's text */
  readonly start: number;
}

function sentencesIn(block: Element): PageSentence[] {
  const pieces: TextPiece[] = [];
  let text = '';
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return sentencesOf(text).map(({ start, end }) => {
    const range = document.createRange();
    const [first, last] = [pieceAt(pieces, start), pieceAt(pieces, end - 1)];
    if (first !== undefined) range.setStart(first.node, start - first.start);
    if (last !== undefined) range.setEnd(last.node, end - last.start);
    return { text: text.slice(start, end), range };
  });
}

function pieceAt(pieces: readonly TextPiece[], at: number): TextPiece | undefined {
  return pieces.findLast(({ start }) => start <= at);
}

const mark = 'sentence';
let marked: Element | undefined;

/** Highlights a sentence and scrolls it into view if the reader follows; undefined removes the highlight. */
export function markSentence(range: Range | undefined): void {
  const wasInSight = marked === undefined || isInSight(marked.getBoundingClientRect());
  marked?.removeAttribute('data-reading');
  marked = range && blockOf(range);
  if (typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight === 'function') {
    if (range === undefined) CSS.highlights.delete(mark);
    else CSS.highlights.set(mark, new Highlight(range));
    marked?.setAttribute('data-reading', 'sentence');
    // without the CSS highlight API, the whole block is marked
  } else marked?.setAttribute('data-reading', 'block');
  if (range !== undefined && wasInSight && !isInSight(range.getBoundingClientRect()))
    marked?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

function blockOf(range: Range): Element | undefined {
  return range.startContainer.parentElement?.closest(readBlocks) ?? undefined;
}

/** height covered by the bars at the top and bottom */
const barHeightPx = 64;

function isInSight({ top, bottom }: DOMRect): boolean {
  return bottom > barHeightPx && top < innerHeight - 2 * barHeightPx;
}
