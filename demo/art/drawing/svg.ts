// Functions that return SVG elements as strings; a picture is their concatenation.
export const width = 1280;
export const height = 853;

export type Scene = { alt: string; draw: (t: number) => string };

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}" ${extra}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;

export const polygon = (points: readonly number[], fill: string, extra = ''): string =>
  `<polygon points="${points.join(' ')}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, colour: string, w: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  w: number,
  extra = '',
): string => stroke(`M${x1} ${y1}L${x2} ${y2}`, colour, w, extra);

export const ring = (x: number, y: number, r: number, colour: string, w: number, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${w}" ${extra}/>`;

/** Moves, turns, scales and flips a drawing that is made around the origin. */
export const at = (x: number, y: number, inner: string, scale = 1, turn = 0, flip = false): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : ''}">${inner}</g>`;

export const fade = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`;

/** Clips a drawing to a path. The id is a hash of the path, so that equal clips give equal text. */
export const clip = (d: string, inner: string): string => {
  let hash = 7;
  for (const letter of d) hash = (hash * 31 + letter.charCodeAt(0)) % 2147483647;
  return `<clipPath id="clip${hash}"><path d="${d}"/></clipPath><g clip-path="url(#clip${hash})">${inner}</g>`;
};

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');
