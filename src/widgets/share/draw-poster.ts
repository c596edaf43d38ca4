import { pictureSources } from '#lib/media/pictures.ts';
import { createCanvas, qrCode, toPng } from './poster-canvas.ts';
import { wrapLines } from './wrap-lines.ts';

export interface Poster {
  readonly title: string;
  readonly summary: string;
  /** formatted, such as `2026年11月3日` */
  readonly date: string;
  /** URL of the lead picture, if any */
  readonly picture: string | undefined;
  /** absolute URL in the QR code */
  readonly url: string;
  /** text beside the QR code; invites to read the story by default */
  readonly hint?: string;
}

/** Colours and typefaces from the page's design tokens. */
export interface PosterStyle {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly brand: string;
  readonly sans: string;
  readonly serif: string;
}

/** px of the resulting picture */
const width = 750;
const pictureHeight = 500;
const margin = 56;
const codeSize = 176;
const column = width - 2 * margin;

/**
 * Draws a poster of a story: lead picture, title, masthead, date and QR code. A picture that fails to load is left out.
 * @throws Error without a 2D canvas
 */
export async function drawPoster(poster: Poster, style: PosterStyle): Promise<Blob> {
  const picture = poster.picture === undefined ? undefined : await loadPicture(poster.picture);
  const { canvas, pen } = createCanvas();
  const title = linesOf(pen, poster.title, `700 46px ${style.serif}`, 4);
  const summary = linesOf(pen, poster.summary, `400 28px ${style.sans}`, 3);
  const top = picture === undefined ? 0 : pictureHeight;
  const titleEnd = top + margin + title.length * 66;
  const summaryEnd = titleEnd + (summary.length === 0 ? 0 : 20 + summary.length * 46);
  const footTop = summaryEnd + 44;

  canvas.width = width;
  canvas.height = footTop + codeSize + 2 * margin;
  pen.fillStyle = style.paper;
  pen.fillRect(0, 0, width, canvas.height);
  if (picture !== undefined) drawCovering(pen, picture);
  pen.textBaseline = 'top';
  drawLines(pen, title, { font: `700 46px ${style.serif}`, colour: style.ink, y: top + margin, leading: 66 });
  drawLines(pen, summary, {
    font: `400 28px ${style.sans}`,
    colour: style.quiet,
    y: titleEnd + 20,
    leading: 46,
  });
  drawFoot(pen, poster, style, footTop);
  return toPng(canvas);
}

function drawFoot(
  pen: CanvasRenderingContext2D,
  { date, url, hint = '长按识别二维码，阅读全文' }: Poster,
  style: PosterStyle,
  top: number,
): void {
  pen.fillStyle = style.brand;
  pen.fillRect(margin, top, column, 4);
  const y = top + margin;
  drawLines(pen, ['齐鲁晚报'], { font: `700 52px ${style.serif}`, colour: style.brand, y, leading: 0 });
  const font = `400 26px ${style.sans}`;
  drawLines(pen, [date, hint], { font, colour: style.quiet, y: y + 84, leading: 44 });
  const code = qrCode(url, codeSize);
  const inset = (codeSize - code.side) / 2;
  pen.fillStyle = style.ink;
  code.draw(pen, width - margin - codeSize + inset, y + inset);
}

interface TextSetting {
  readonly font: string;
  readonly colour: string;
  readonly y: number;
  readonly leading: number;
}

function linesOf(pen: CanvasRenderingContext2D, text: string, font: string, most: number): string[] {
  pen.font = font;
  return wrapLines(text, (line) => pen.measureText(line).width <= column, most);
}

function drawLines(pen: CanvasRenderingContext2D, lines: readonly string[], setting: TextSetting): void {
  pen.font = setting.font;
  pen.fillStyle = setting.colour;
  lines.forEach((line, index) => pen.fillText(line, margin, setting.y + index * setting.leading));
}

/** As CSS `object-fit: cover`. */
function drawCovering(pen: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const scale = Math.max(width / picture.naturalWidth, pictureHeight / picture.naturalHeight);
  const [across, down] = [width / scale, pictureHeight / scale];
  const [left, up] = [(picture.naturalWidth - across) / 2, (picture.naturalHeight - down) / 2];
  pen.drawImage(picture, left, up, across, down, 0, 0, width, pictureHeight);
}

async function loadPicture(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = pictureSources(url).src;
  try {
    await image.decode();
    return image;
  } catch {
    // the poster works without its picture
    return undefined;
  }
}
