import { report } from '../lifecycle/report.ts';

/** maximum px of the longer side of an upload; the gateway stores no more */
const maxSidePx = 2560;
const type = 'image/jpeg';
const quality = 0.86;
/** background of transparent pixels */
const paper = '#ffffff';

/**
 * Prepares a picture for upload: rotated upright, scaled down, and re-encoded without metadata such as place, time and
 * camera. Uses createImageBitmap and OffscreenCanvas where supported.
 * @returns undefined if the browser cannot decode or encode it
 */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  const picture = await decode(file);
  if (picture === undefined) return undefined;
  const { source, width, height, close } = picture;
  try {
    const scale = Math.min(1, maxSidePx / Math.max(width, height));
    return await encode(
      source,
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    );
  } catch (cause) {
    // out of memory for a canvas of that size
    report('picture', cause);
    return undefined;
  } finally {
    close();
  }
}

interface Decoded {
  readonly source: CanvasImageSource;
  /** px after rotation */
  readonly width: number;
  readonly height: number;
  close(): void;
}

async function decode(file: Blob): Promise<Decoded | undefined> {
  try {
    const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { source, width: source.width, height: source.height, close: () => source.close() };
  } catch {
    // without support for the option, or for formats decoded in documents only (HEIC), and for files that are not pictures
    return decodeInDocument(file);
  }
}

async function decodeInDocument(file: Blob): Promise<Decoded | undefined> {
  const url = URL.createObjectURL(file);
  const source = new Image();
  source.src = url;
  const close = () => URL.revokeObjectURL(url);
  try {
    await source.decode();
    if (source.naturalWidth === 0) throw new Error('a picture without a size');
    return { source, width: source.naturalWidth, height: source.naturalHeight, close };
  } catch {
    close();
    return undefined;
  }
}

async function encode(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  if ('OffscreenCanvas' in globalThis) {
    const canvas = new OffscreenCanvas(width, height);
    draw(canvas.getContext('2d', { alpha: false }), source, width, height);
    return canvas.convertToBlob({ type, quality });
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext('2d', { alpha: false }), source, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture was not encoded'))),
      type,
      quality,
    );
  });
}

function draw(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  source: CanvasImageSource,
  width: number,
  height: number,
): void {
  if (context === null) throw new Error('no canvas to draw a picture on');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
}
