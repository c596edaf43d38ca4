import { brokenVideo, type ByteSource } from './byte-source.ts';
import type { ByteEdit } from './byte-edits.ts';

/** An element of a WebM file; all offsets are from the start of the file. */
export interface Element {
  readonly id: number;
  readonly start: number;
  /** offset of its content */
  readonly content: number;
  readonly end: number;
  /** of unknown size, as recorders write it */
  readonly isOpen: boolean;
}

/** The element at an offset. @param limit end of its parent, and of an element of unknown size @throws UnusableFile */
export async function elementAt(source: ByteSource, start: number, limit: number): Promise<Element> {
  const head = await source.read(start, Math.min(12, limit - start));
  const idLength = lengthOf(head[0]);
  const sizeLength = lengthOf(head[idLength]);
  if (idLength > 4 || sizeLength > 8 || idLength + sizeLength > head.length) throw brokenVideo();
  let size = (head[idLength] ?? 0) - (0x100 >> sizeLength);
  let isOpen = size === (0x80 >> (sizeLength - 1)) - 1;
  for (let index = 1; index < sizeLength; index += 1) {
    const byte = head[idLength + index] ?? 0;
    size = size * 256 + byte;
    isOpen &&= byte === 0xff;
  }
  const content = start + idLength + sizeLength;
  const end = isOpen ? limit : content + size;
  if (end > limit) throw brokenVideo();
  return { id: head.readUIntBE(0, idLength), start, content, end, isOpen };
}

/** Length of a variable-size integer, from the leading zeros of its first byte; 9 if invalid. */
function lengthOf(first: number | undefined): number {
  return first ? Math.clz32(first) - 23 : 9;
}

/** The elements in a range of the file. @throws UnusableFile */
export async function elementsIn(source: ByteSource, from: number, to: number): Promise<Element[]> {
  const elements: Element[] = [];
  for (let start = from; start < to;) {
    const element = await elementAt(source, start, to);
    elements.push(element);
    start = element.end;
  }
  return elements;
}

/** Replaces an element by a Void element of the same size. */
export function blankElement({ start, end }: Pick<Element, 'start' | 'end'>): ByteEdit[] {
  const length = end - start;
  // one byte of id, and one or eight bytes of size
  const isShort = length < 128 + 2;
  const head = Buffer.alloc(isShort ? 2 : 9);
  head[0] = 0xec;
  if (isShort) head[1] = 0x80 + length - 2;
  else {
    head[1] = 0x01;
    head.writeUIntBE(length - 9, 3, 6);
  }
  return [
    { from: start, to: start + head.length, bytes: head },
    { from: start + head.length, to: end },
  ];
}
