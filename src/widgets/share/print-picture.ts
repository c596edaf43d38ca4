import { printElement } from '#platform/media/print-element.ts';
import type { PictureShape } from './layout-picture.ts';
import { preparePicture } from './paint-picture.ts';
import type { PictureContent, PictureStyle } from './picture-content.ts';
import styles from './print-picture.module.css';

const namespace = 'http://www.w3.org/2000/svg';

/**
 * Prints a picture as vector graphics on one sheet of its own.
 * @throws DOMException `NotSupportedError` if the browser cannot draw
 */
export async function printPicture(content: PictureContent, style: PictureStyle): Promise<void> {
  const { layout, photos } = await preparePicture(content, style);
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', `0 0 ${layout.width} ${layout.height}`);
  svg.append(...layout.shapes.map((shape) => elementOf(shape, style, photos)));
  printElement(svg, { sheet: styles.sheet ?? '', printing: styles.printing ?? '' });
}

function elementOf(
  shape: PictureShape,
  style: PictureStyle,
  photos: ReadonlyMap<string, HTMLImageElement>,
): SVGElement {
  if (shape.kind === 'photo') {
    const { x, y, width, height } = shape;
    const href = photos.get(shape.url)?.src ?? '';
    return create('image', { x, y, width, height, href, preserveAspectRatio: 'xMidYMid slice' });
  }
  const colour = style[shape.tone];
  if (shape.kind === 'text') {
    const text = create('text', { x: shape.x, y: shape.y, fill: colour, 'text-anchor': shape.anchor });
    text.style.font = shape.font;
    text.textContent = shape.text;
    return text;
  }
  const look =
    shape.line === 0 ? { fill: colour } : { fill: 'none', stroke: colour, 'stroke-width': shape.line };
  if (shape.kind === 'ring') return create('circle', { cx: shape.x, cy: shape.y, r: shape.radius, ...look });
  const { x, y, width, height } = shape;
  return create('rect', { x, y, width, height, ...look });
}

function create(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
