import { encode } from 'uqr';

/** A picture that is yet to be drawn. @throws Error where the browser draws no pictures */
export function blankCanvas(): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no drawing in this browser');
  return { canvas, pen };
}

interface Code {
  /** px of a side, whole modules */
  readonly side: number;
  draw(pen: CanvasRenderingContext2D, left: number, top: number): void;
}

/** A code that leads to an address, in the colour that the pen has. @param most px of a side */
export function codeFor(url: string, most: number): Code {
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
