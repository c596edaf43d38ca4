import { encode } from 'uqr';
import type {
  PictureBlock,
  PictureContent,
  PictureStyle,
  PictureTextSize,
  PictureTone,
} from './picture-content.ts';
import { wrapLines } from './wrap-lines.ts';

/** A shape at its place. All lengths are in px of the picture. */
export type PictureShape =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** of the anchor */
      readonly x: number;
      /** of the baseline */
      readonly y: number;
      /** CSS font shorthand */
      readonly font: string;
      readonly tone: PictureTone;
      readonly anchor: 'start' | 'middle';
    }
  | ({ readonly kind: 'rect'; readonly tone: PictureTone; /** 0: filled */ readonly line: number } & Area)
  | ({ readonly kind: 'photo'; readonly url: string } & Area)
  | {
      readonly kind: 'ring';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly line: number;
      readonly tone: PictureTone;
    };

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PictureShape[];
}

/** Width of a text in a CSS font, in px. */
export type MeasureText = (text: string, font: string) => number;

interface Face {
  readonly size: number;
  readonly leading: number;
  readonly weight: 400 | 700;
  readonly family: 'sans' | 'serif';
  readonly tone: PictureTone;
}

export const pictureWidth = 750;
const photoHeight = 500;
const margin = 56;
const framedMargin = 96;
const frames = [
  { inset: 40, line: 6 },
  { inset: 54, line: 2 },
] as const;
const gap = 24;
const codeSize = 184;
const sealRadius = 84;
const labelGap = 28;
/** the baseline of CJK type is at this share of its size below the top */
const ascent = 0.88;

const faces: Readonly<Record<PictureTextSize, Face>> = {
  display: { size: 64, leading: 88, weight: 700, family: 'serif', tone: 'ink' },
  name: { size: 52, leading: 72, weight: 700, family: 'serif', tone: 'ink' },
  figure: { size: 60, leading: 80, weight: 700, family: 'serif', tone: 'brand' },
  title: { size: 46, leading: 66, weight: 700, family: 'serif', tone: 'ink' },
  heading: { size: 36, leading: 52, weight: 700, family: 'serif', tone: 'ink' },
  body: { size: 28, leading: 46, weight: 400, family: 'sans', tone: 'quiet' },
  note: { size: 24, leading: 36, weight: 400, family: 'sans', tone: 'quiet' },
};

/** Places the blocks below each other; the height follows from them. */
export function layoutPicture(
  { isFramed = false, align = 'start', blocks }: PictureContent,
  style: PictureStyle,
  measure: MeasureText,
): PictureLayout {
  const side = isFramed ? framedMargin : margin;
  const column = pictureWidth - 2 * side;
  const middle = pictureWidth / 2;
  const shapes: PictureShape[] = [];
  let y = isFramed ? framedMargin : margin;

  const fontOf = ({ weight, size, family }: Face) => `${weight} ${size}px ${style[family]}`;
  const write = (
    text: string,
    top: number,
    face: Face,
    x: number,
    anchor: 'start' | 'middle',
    tone: PictureTone,
  ) =>
    shapes.push({
      kind: 'text',
      text,
      x,
      y: top + (face.leading - face.size) / 2 + face.size * ascent,
      font: fontOf(face),
      tone,
      anchor,
    });
  const linesOf = (text: string, face: Face, width: number, most = Infinity) =>
    wrapLines(text, (line) => measure(line, fontOf(face)) <= width, most);

  const place = (block: PictureBlock): number => {
    switch (block.kind) {
      case 'photo': {
        const top = shapes.length === 0 && !isFramed ? 0 : y;
        const area = isFramed
          ? { x: side, width: column, height: (column * 2) / 3 }
          : { x: 0, width: pictureWidth, height: photoHeight };
        shapes.push({ kind: 'photo', url: block.url, y: top, ...area });
        return top + area.height + margin - gap;
      }
      case 'text': {
        const face = faces[block.size];
        const isCentred = (block.align ?? align) === 'center';
        const lines = linesOf(block.text, face, column, block.maxLines);
        lines.forEach((line, at) =>
          write(
            line,
            y + at * face.leading,
            face,
            isCentred ? middle : side,
            isCentred ? 'middle' : 'start',
            block.tone ?? face.tone,
          ),
        );
        return y + lines.length * face.leading;
      }
      case 'rows': {
        const { body } = faces;
        const labels = Math.max(0, ...block.rows.map(({ label }) => measure(label, fontOf(body))));
        const left = side + Math.min(labels, column / 3) + labelGap;
        let row = y;
        for (const { label, value } of block.rows) {
          const labelLines = linesOf(label, body, column / 3);
          const valueLines = linesOf(value, body, side + column - left);
          labelLines.forEach((line, at) =>
            write(line, row + at * body.leading, body, side, 'start', 'quiet'),
          );
          valueLines.forEach((line, at) => write(line, row + at * body.leading, body, left, 'start', 'ink'));
          row += Math.max(1, labelLines.length, valueLines.length) * body.leading;
        }
        return row;
      }
      case 'rule':
        shapes.push({ kind: 'rect', x: side, y, width: column, height: 4, tone: 'brand', line: 0 });
        return y + 4;
      case 'code': {
        const { note } = faces;
        placeCode(shapes, block.url, middle - codeSize / 2, y);
        block.captions.forEach((line, at) =>
          write(line, y + codeSize + gap / 2 + at * note.leading, note, middle, 'middle', 'quiet'),
        );
        return y + codeSize + gap / 2 + block.captions.length * note.leading;
      }
      case 'masthead': {
        write('齐鲁晚报', y, faces.name, side, 'start', 'brand');
        block.lines.forEach((line, at) =>
          write(
            line,
            y + faces.name.leading + 12 + at * faces.body.leading,
            faces.body,
            side,
            'start',
            'quiet',
          ),
        );
        placeCode(shapes, block.url, side + column - codeSize, y);
        return y + Math.max(codeSize, faces.name.leading + 12 + block.lines.length * faces.body.leading);
      }
      case 'seal': {
        const { heading } = faces;
        const centre = { x: side + column - sealRadius, y: y + sealRadius };
        const first = centre.y - (block.lines.length * heading.leading) / 2;
        shapes.push(
          { kind: 'ring', ...centre, radius: sealRadius, line: 6, tone: 'brand' },
          { kind: 'ring', ...centre, radius: sealRadius - 10, line: 2, tone: 'brand' },
        );
        block.lines.forEach((line, at) => {
          const width = Math.max(1, measure(line, fontOf(heading)));
          // the text fits the inner ring
          const size = Math.min(heading.size, (heading.size * 1.4 * (sealRadius - 10)) / width);
          write(line, first + at * heading.leading, { ...heading, size }, centre.x, 'middle', 'brand');
        });
        return y + 2 * sealRadius;
      }
    }
  };

  blocks.forEach((block, at) => {
    if (at > 0) y += block.gap ?? gap;
    y = place(block);
  });
  const height = Math.ceil(y + (isFramed ? framedMargin : margin));
  return { width: pictureWidth, height, shapes: isFramed ? [...frameOf(height), ...shapes] : shapes };
}

const frameOf = (height: number): PictureShape[] =>
  frames.map(({ inset, line }) => ({
    kind: 'rect',
    x: inset,
    y: inset,
    width: pictureWidth - 2 * inset,
    height: height - 2 * inset,
    tone: 'brand',
    line,
  }));

/** A QR code in a square of `codeSize`; one rectangle for each run of dark modules in a row. */
function placeCode(shapes: PictureShape[], url: string, left: number, top: number): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const module = Math.floor(codeSize / size);
  const inset = (codeSize - module * size) / 2;
  data.forEach((row, down) => {
    for (let across = 0; across < row.length; across += 1) {
      const from = across;
      while (row[across] === true) across += 1;
      if (across > from)
        shapes.push({
          kind: 'rect',
          x: left + inset + from * module,
          y: top + inset + down * module,
          width: (across - from) * module,
          height: module,
          tone: 'ink',
          line: 0,
        });
    }
  });
}
