import { darker, verticalGradient, lighter } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, each, fade, line, path, rect, stroke, times } from '../drawing/svg.ts';

export type Style = { roof: string; wall: string; column: string; trim: string; base: string; lit?: string };

export const styles = {
  grey: { roof: '#4c5865', wall: '#e8dcc4', column: '#8c3a2c', trim: '#2d6a68', base: '#b7b5aa' },
  palace: { roof: '#d19a36', wall: '#a83a2c', column: '#7e2620', trim: '#2a5f70', base: '#ded5c2' },
  green: { roof: '#3c6a5a', wall: '#ead9b6', column: '#a13a2b', trim: '#274e66', base: '#bdb8a8' },
  night: {
    roof: '#1d2642',
    wall: '#e99a46',
    column: '#4a1f26',
    trim: '#2e3c66',
    base: '#2a3050',
    lit: '#ffd98a',
  },
} as const satisfies Record<string, Style>;

/** A curved roof; x is its centre and y its eave line. `top` is the length of the ridge as a fraction of the eaves. */
export const roof = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  top = 0.56,
  lift = h * 0.3,
): string => {
  const half = w / 2,
    ridge = half * top;
  const tiles = Math.max(5, Math.round(w / 26));
  return at(
    x,
    y,
    path(
      `M${-half} ${-lift}Q${-half * 0.66} ${-h * 0.14} ${-ridge} ${-h}H${ridge}Q${half * 0.66} ${-h * 0.14} ${half} ${-lift}Q${half * 0.74} ${h * 0.06} ${half * 0.5} ${h * 0.06}H${-half * 0.5}Q${-half * 0.74} ${h * 0.06} ${-half} ${-lift}Z`,
      verticalGradient(lighter(colour, 0.16), colour),
    ) +
      fade(
        0.4,
        times(tiles * 2 + 1, (index) => {
          const share = (index - tiles) / tiles,
            bottomY = h * 0.04 - (Math.abs(share) > 0.72 ? (Math.abs(share) - 0.72) * lift * 2 : 0);
          return stroke(
            `M${share * ridge * 0.97} ${-h * 0.95}Q${share * half * 0.62} ${-h * 0.3} ${share * half * 0.9} ${bottomY}`,
            darker(colour, 0.4),
            Math.max(1, w / 260),
          );
        }),
      ) +
      rect(-ridge - h * 0.05, -h * 1.07, ridge * 2 + h * 0.1, h * 0.13, darker(colour, 0.3), h * 0.04) +
      each([-1, 1], (side) =>
        path(
          `M${side * ridge} ${-h * 0.96}q${side * h * 0.02} ${-h * 0.24} ${side * h * 0.16} ${-h * 0.3}q${-side * h * 0.02} ${h * 0.16} ${side * h * 0.06} ${h * 0.3}Z`,
          darker(colour, 0.34),
        ),
      ),
  );
};

/** Columns, panels and a stone foot below a roof. */
const body = (x: number, base: number, w: number, h: number, s: Style, bays: number): string => {
  const step = w / bays;
  const panel = (index: number): string =>
    rect(
      -w / 2 + index * step + step * 0.16,
      -h * 0.74,
      step * 0.68,
      h * 0.66,
      s.lit ? verticalGradient(s.lit, s.wall) : darker(s.wall, 0.42),
    ) +
    fade(
      0.7,
      times(3, (bar) =>
        line(
          -w / 2 + index * step + step * (0.3 + bar * 0.2),
          -h * 0.74,
          -w / 2 + index * step + step * (0.3 + bar * 0.2),
          -h * 0.1,
          s.column,
          Math.max(1, step * 0.035),
        ),
      ) +
        line(
          -w / 2 + index * step + step * 0.16,
          -h * 0.42,
          -w / 2 + index * step + step * 0.84,
          -h * 0.42,
          s.column,
          Math.max(1, step * 0.04),
        ),
    );
  return at(
    x,
    base,
    rect(-w / 2, -h, w, h, s.wall) +
      times(bays, panel) +
      rect(-w / 2 - 2, -h, w + 4, h * 0.16, s.trim) +
      fade(
        0.5,
        times(bays * 2, (index) =>
          rect(-w / 2 + (index + 0.3) * step * 0.5, -h * 0.97, step * 0.2, h * 0.08, palette.straw),
        ),
      ) +
      times(bays + 1, (index) => rect(-w / 2 + index * step - step * 0.07, -h, step * 0.14, h, s.column)) +
      rect(-w / 2, -h, w, h * 0.1, '#00000033'),
  );
};

export const hall = (
  x: number,
  base: number,
  w: number,
  h: number,
  s: Style,
  bays = 5,
  tiers = 1,
): string => {
  const roofH = h * 0.42;
  const foot =
    rect(x - w * 0.56, base - h * 0.07, w * 1.12, h * 0.08, s.base, 2) +
    rect(x - w * 0.53, base - h * 0.12, w * 1.06, h * 0.06, lighter(s.base), 2);
  const upper =
    tiers > 1
      ? body(x, base - h * 0.8, w * 0.8, h * 0.3, s, bays) +
        roof(x, base - h * 1.06, w * 1.12, roofH * 1.1, s.roof)
      : '';
  return (
    foot +
    upper +
    body(x, base - h * 0.1, w, h * 0.56, s, bays) +
    roof(x, base - h * 0.62, w * 1.3, roofH * (tiers > 1 ? 0.72 : 1), s.roof, tiers > 1 ? 0.66 : 0.58)
  );
};

/** Storeys that shrink upwards under a pointed or ridged cap. */
export const tower = (
  x: number,
  base: number,
  w: number,
  storey: number,
  count: number,
  s: Style,
  shrink = 0.86,
  ridged = false,
): string => {
  let drawing = '',
    y = base,
    wide = w;
  for (let index = 0; index < count; index += 1) {
    const last = index === count - 1;
    drawing = `${body(x, y, wide, storey, s, Math.max(3, Math.round(wide / (w / 5))))}${last && !ridged ? spire(x, y - storey + 3, wide * 1.36, storey * 0.9, s.roof) : roof(x, y - storey + 3, wide * 1.36, storey * (last ? 0.7 : 0.42), s.roof, last ? 0.5 : 0.7)}${drawing}`;
    y -= storey * 1.32;
    wide *= shrink;
  }
  return drawing;
};

export const spire = (x: number, y: number, w: number, h: number, colour: string): string =>
  at(
    x,
    y,
    path(
      `M${-w / 2} ${-h * 0.2}Q${-w * 0.26} ${-h * 0.24} 0 ${-h}Q${w * 0.26} ${-h * 0.24} ${w / 2} ${-h * 0.2}Q${w * 0.36} ${h * 0.08} ${w * 0.24} ${h * 0.06}H${-w * 0.24}Q${-w * 0.36} ${h * 0.08} ${-w / 2} ${-h * 0.2}Z`,
      verticalGradient(lighter(colour, 0.16), colour),
    ) +
      fade(
        0.4,
        each([-0.36, -0.2, -0.07, 0.07, 0.2, 0.36], (share) =>
          stroke(
            `M${share * w * 0.1} ${-h * 0.9}Q${share * w * 0.4} ${-h * 0.3} ${share * w} 0`,
            darker(colour, 0.4),
            1.6,
          ),
        ),
      ) +
      rect(-w * 0.02, -h * 1.14, w * 0.04, h * 0.2, darker(colour, 0.3)) +
      circle(0, -h * 1.14, w * 0.035, palette.straw),
  );

/** An open pavilion with nothing between its posts. */
export const pavilion = (x: number, base: number, w: number, h: number, s: Style, double = false): string => {
  const post = (share: number): string =>
    rect(x + share * w - w * 0.016, base - h * 0.58, w * 0.032, h * 0.56, s.column);
  return (
    rect(x - w * 0.52, base - h * 0.06, w * 1.04, h * 0.08, s.base, 2) +
    each([-0.4, -0.15, 0.15, 0.4], post) +
    rect(x - w * 0.42, base - h * 0.6, w * 0.84, h * 0.06, s.trim) +
    line(x - w * 0.4, base - h * 0.2, x - w * 0.15, base - h * 0.2, s.column, 3) +
    line(x + w * 0.15, base - h * 0.2, x + w * 0.4, base - h * 0.2, s.column, 3) +
    (double
      ? rect(x - w * 0.28, base - h * 0.84, w * 0.56, h * 0.14, s.column) +
        spire(x, base - h * 0.82, w * 0.84, h * 0.36, s.roof) +
        roof(x, base - h * 0.57, w * 1.2, h * 0.22, s.roof, 0.56)
      : spire(x, base - h * 0.57, w * 1.24, h * 0.48, s.roof))
  );
};
