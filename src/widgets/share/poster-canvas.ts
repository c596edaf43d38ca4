import { encode } from 'uqr';

/** @throws Error without a 2D canvas */
export function createCanvas(): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no drawing in this browser');
  return { canvas, pen };
}

interface QrCode {
  /** px of a side, whole modules */
  readonly side: number;
  draw(pen: CanvasRenderingContext2D, left: number, top: number): void;
}

/** A QR code of a URL, drawn in the context's fill style. @param most maximum px of a side */
export function qrCode(url: string, most: number): QrCode {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const module = Math.floor(most / size);
  return {
    side: module * size,
    draw(pen, left, top) {
      data.forEach((row, down) =>
        row.forEach((isDark, across) => {
          if (isDark) pen.fillRect(left + across * module, top + down * module, module, module);
        }),
      );
    },
  };
}

export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the picture could not be written'));
      else resolve(blob);
    }, 'image/png');
  });
}
