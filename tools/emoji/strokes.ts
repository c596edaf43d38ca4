/** Colour palette of all emoji. */
export const paint = {
  skin: '#ffcb4c',
  rim: '#f2a93b',
  ink: '#5a3a1c',
  white: '#fff',
  tongue: '#f2676b',
  blush: '#ff9d76',
  red: '#d7353b',
  deepRed: '#b8141c',
  green: '#58a55c',
  lightGreen: '#a9cf6e',
  blue: '#5aa9e6',
  lightBlue: '#bfe3f7',
  purple: '#8f6bc1',
  grey: '#9aa3ab',
  lightGrey: '#dfe5ea',
  dark: '#39424e',
  gold: '#f4b93c',
  brown: '#8a5a34',
  pink: '#f49ac1',
  cream: '#fff4dc',
} as const;

type Paint = (typeof paint)[keyof typeof paint];

/** A filled shape. */
export const fill = (path: string, colour: Paint) => `<path d="${path}" fill="${colour}"/>`;

/** A line with round caps. @param width in units of the 64-unit grid */
export const line = (path: string, colour: Paint = paint.ink, width = 3) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dot = (x: number, y: number, radius: number, colour: Paint = paint.ink) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

export const oval = (x: number, y: number, across: number, down: number, colour: Paint = paint.ink) =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${colour}"/>`;

/** A rounded rectangle; fully round ends if `radius` is half its width. */
export const box = (x: number, y: number, width: number, height: number, radius: number, colour: Paint) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`;

/** Rotates a drawing around a point of the grid. @param degrees clockwise */
export const turned = (degrees: number, x: number, y: number, drawing: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawing}</g>`;

/** Translates and scales a drawing. */
export const placed = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** Mirrors a drawing horizontally. */
export const mirrored = (drawing: string) => `<g transform="matrix(-1 0 0 1 64 0)">${drawing}</g>`;

/** A heart, 20 units wide, centred at a point. */
export const heart = (x: number, y: number, scale: number, colour: Paint) =>
  placed(x, y, scale, fill('M0 9C-14-1-9-11-4-9Q-1-8 0-4Q1-8 4-9C9-11 14-1 0 9Z', colour));

/** A four-pointed spark, 16 units wide, centred at a point. */
export const spark = (x: number, y: number, scale: number, colour: Paint) =>
  placed(x, y, scale, fill('M0-8Q1-1 8 0Q1 1 0 8Q-1 1-8 0Q-1-1 0-8Z', colour));

/** A drop below a point. */
export const drop = (x: number, y: number, scale: number) =>
  placed(x, y, scale, fill('M0 0C6 8 6 14 0 14S-6 8 0 0Z', paint.blue));

export const svg = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>\n`;
