import { pictureSources } from '#lib/media/pictures.ts';
import { blankCanvas, codeFor, toPng } from './canvas.ts';
import { wrapLines } from './wrap-lines.ts';

export interface Poster {
  readonly title: string;
  readonly summary: string;
  /** as it is read, such as `2026年11月3日` */
  readonly date: string;
  /** address of the lead picture; none for a story without */
  readonly picture: string | undefined;
  /** absolute address that the code leads to */
  readonly url: string;
  /** what the code leads to, in words; the whole story unless told otherwise */
  readonly hint?: string;
}

/** Colours and typefaces as the page's tokens have them. */
export interface PosterLook {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly brand: string;
  readonly sans: string;
  readonly serif: string;
}

/** All in px of the picture that comes out. */
const width = 750;
const pictureHeight = 500;
const margin = 56;
const codeSize = 176;
const column = width - 2 * margin;

/**
 * Draws a story as a picture to save or send: lead picture, title, masthead, date and a code that leads to it.
 * A picture that cannot be had leaves no gap.
 * @throws Error where the browser draws no pictures
 */
export async function drawPoster(poster: Poster, look: PosterLook): Promise<Blob> {
  const picture = poster.picture === undefined ? undefined : await loadPicture(poster.picture);
  const { canvas, pen } = blankCanvas();
  const title = linesOf(pen, poster.title, `700 46px ${look.serif}`, 4);
  const summary = linesOf(pen, poster.summary, `400 28px ${look.sans}`, 3);
  const top = picture === undefined ? 0 : pictureHeight;
  const titleEnd = top + margin + title.length * 66;
  const summaryEnd = titleEnd + (summary.length === 0 ? 0 : 20 + summary.length * 46);
  const footTop = summaryEnd + 44;

  canvas.width = width;
  canvas.height = footTop + codeSize + 2 * margin;
  pen.fillStyle = look.paper;
  pen.fillRect(0, 0, width, canvas.height);
  if (picture !== undefined) drawCovering(pen, picture);
  pen.textBaseline = 'top';
  drawLines(pen, title, { font: `700 46px ${look.serif}`, colour: look.ink, y: top + margin, leading: 66 });
  drawLines(pen, summary, {
    font: `400 28px ${look.sans}`,
    colour: look.quiet,
    y: titleEnd + 20,
    leading: 46,
  });
  drawFoot(pen, poster, look, footTop);
  return toPng(canvas);
}

function drawFoot(
  pen: CanvasRenderingContext2D,
  { date, url, hint = '长按识别二维码，阅读全文' }: Poster,
  look: PosterLook,
  top: number,
): void {
  pen.fillStyle = look.brand;
  pen.fillRect(margin, top, column, 4);
  const y = top + margin;
  drawLines(pen, ['齐鲁晚报'], { font: `700 52px ${look.serif}`, colour: look.brand, y, leading: 0 });
  const font = `400 26px ${look.sans}`;
  drawLines(pen, [date, hint], { font, colour: look.quiet, y: y + 84, leading: 44 });
  const code = codeFor(url, codeSize);
  const inset = (codeSize - code.side) / 2;
  pen.fillStyle = look.ink;
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

/** Fills the picture's place and cuts what stands over, as list covers do. */
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
    // the poster says the same without its picture; the page itself shows that the picture cannot be had
    return undefined;
  }
}
