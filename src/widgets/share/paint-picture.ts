import { pictureSources } from '#lib/media/pictures.ts';
import { layoutPicture, type PictureLayout, type PictureShape } from './layout-picture.ts';
import type { PictureContent, PicturePhoto, PictureStyle } from './picture-content.ts';

/** A layout, and its photos by URL. */
interface PreparedPicture {
  readonly layout: PictureLayout;
  readonly photos: ReadonlyMap<string, HTMLImageElement>;
}

/**
 * Paints a picture as a PNG.
 * @throws DOMException `NotSupportedError` if the browser cannot draw
 */
export async function paintPicture(content: PictureContent, style: PictureStyle): Promise<Blob> {
  const { layout, photos } = await preparePicture(content, style);
  const { canvas, pen } = createCanvas();
  canvas.width = layout.width;
  canvas.height = layout.height;
  pen.fillStyle = style.paper;
  pen.fillRect(0, 0, layout.width, layout.height);
  for (const shape of layout.shapes) paint(pen, shape, style, photos);
  return toPng(canvas);
}

/** Loads the photos and places everything; photos that do not load are left out. @throws as `paintPicture` */
export async function preparePicture(content: PictureContent, style: PictureStyle): Promise<PreparedPicture> {
  const { pen } = createCanvas();
  const wanted = content.blocks.filter((block): block is PicturePhoto => block.kind === 'photo');
  const photos = new Map<string, HTMLImageElement>();
  await Promise.all(
    wanted.map(async ({ url }) => {
      const photo = await loadPhoto(url);
      if (photo !== undefined) photos.set(url, photo);
    }),
  );
  const blocks = content.blocks.filter((block) => block.kind !== 'photo' || photos.has(block.url));
  const layout = layoutPicture({ ...content, blocks }, style, (text, font) => {
    pen.font = font;
    return pen.measureText(text).width;
  });
  return { layout, photos };
}

function paint(
  pen: CanvasRenderingContext2D,
  shape: PictureShape,
  style: PictureStyle,
  photos: PreparedPicture['photos'],
): void {
  if (shape.kind === 'photo') {
    const photo = photos.get(shape.url);
    if (photo !== undefined) paintCovering(pen, photo, shape);
    return;
  }
  const colour = style[shape.tone];
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  if (shape.kind === 'text') {
    pen.font = shape.font;
    pen.textAlign = shape.anchor === 'middle' ? 'center' : 'start';
    pen.fillText(shape.text, shape.x, shape.y);
    return;
  }
  pen.lineWidth = shape.line;
  if (shape.kind === 'ring') {
    pen.beginPath();
    pen.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
    pen.stroke();
  } else if (shape.line === 0) pen.fillRect(shape.x, shape.y, shape.width, shape.height);
  else pen.strokeRect(shape.x, shape.y, shape.width, shape.height);
}

/** As CSS `object-fit: cover`. */
function paintCovering(
  pen: CanvasRenderingContext2D,
  photo: HTMLImageElement,
  { x, y, width, height }: Extract<PictureShape, { kind: 'photo' }>,
): void {
  const scale = Math.max(width / photo.naturalWidth, height / photo.naturalHeight);
  const [across, down] = [width / scale, height / scale];
  const [left, up] = [(photo.naturalWidth - across) / 2, (photo.naturalHeight - down) / 2];
  pen.drawImage(photo, left, up, across, down, x, y, width, height);
}

async function loadPhoto(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  // a picture of another site without CORS would forbid to write the canvas
  image.crossOrigin = 'anonymous';
  image.src = pictureSources(url).src;
  try {
    await image.decode();
    return image;
  } catch {
    // the picture works without its photo
    return undefined;
  }
}

function createCanvas(): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new DOMException('no drawing in this browser', 'NotSupportedError');
  return { canvas, pen };
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new DOMException('the picture could not be written', 'NotSupportedError'));
      else resolve(blob);
    }, 'image/png');
  });
}
