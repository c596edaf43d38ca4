import type { ServiceRecord } from '#rules/commonweal/service-record.ts';
import { longDay } from '#lib/time/dates.ts';
import { createCanvas, qrCode, toPng } from '#widgets/share/poster-canvas.ts';
import type { PosterStyle } from '#widgets/share/draw-poster.ts';
import { hoursText } from './commonweal-words.ts';

interface DrawnCertificate {
  readonly record: ServiceRecord;
  /** in the chain of service records */
  readonly height: number;
  /** absolute URL of the verification page */
  readonly url: string;
}

/** All in px of the resulting picture. */
const width = 750;
const height = 1060;
const margin = 40;
const inner = 56;
const codeSize = 184;
const middle = width / 2;

/**
 * Draws a service certificate: volunteer, activity, date, duration, and a QR code of the verification page. It contains
 * nothing that the public chain does not contain.
 * @throws Error if the browser cannot draw pictures
 */
export async function drawCertificate(
  { record, height: place, url }: DrawnCertificate,
  style: PosterStyle,
): Promise<Blob> {
  const { canvas, pen } = createCanvas();
  canvas.width = width;
  canvas.height = height;
  drawFrame(pen, style);
  pen.textBaseline = 'top';
  pen.textAlign = 'center';
  const write = (text: string, y: number, font: string, colour: string) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, middle, y, width - 2 * (margin + inner));
  };
  write('齐鲁公益', 110, `700 34px ${style.serif}`, style.brand);
  write('志愿服务证书', 168, `700 64px ${style.serif}`, style.ink);
  write(record.name, 300, `700 52px ${style.serif}`, style.ink);
  write(`于 ${longDay(record.servedOn)} 参加`, 386, `400 28px ${style.sans}`, style.quiet);
  write(record.activity, 440, `700 36px ${style.serif}`, style.ink);
  write(record.group, 504, `400 28px ${style.sans}`, style.quiet);
  write(hoursText(record.minutes), 580, `700 60px ${style.serif}`, style.brand);
  write('志愿服务时长', 660, `400 26px ${style.sans}`, style.quiet);
  const code = qrCode(url, codeSize);
  pen.fillStyle = style.ink;
  code.draw(pen, middle - code.side / 2, 736);
  write('扫码验证真伪', 942, `400 24px ${style.sans}`, style.quiet);
  write(`编号 ${record.certificate} · 第 ${place} 号记录`, 974, `400 22px ${style.sans}`, style.quiet);
  return toPng(canvas);
}

function drawFrame(pen: CanvasRenderingContext2D, style: PosterStyle): void {
  pen.fillStyle = style.paper;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = style.brand;
  for (const [inset, line] of [
    [margin, 6],
    [margin + 14, 2],
  ] as const) {
    pen.lineWidth = line;
    pen.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
}
