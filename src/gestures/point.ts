/** A position or an offset in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const origin: Point = { x: 0, y: 0 };

export function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The nearest value between the two ends. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
