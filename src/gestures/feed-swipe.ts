import { elasticPlace } from './elastic.ts';
import type { Neighbours } from './drag-split.ts';
import { clamp } from './point.ts';
import { slop } from './swipe.ts';

/**
 * How far a row of films goes that a finger pulls up or down: with the finger where there is a film, elastically where the
 * row ends, and never past the film beside.
 * @param asked px that the finger asks for, negative upwards, which is towards the next
 * @param height px of the frame
 */
export function feedShift(asked: number, { previous, next }: Neighbours, height: number): number {
  const isOpen = asked < 0 ? next : previous;
  return isOpen ? clamp(asked, -height, height) : elasticPlace(asked, 0, height / 4);
}

/** What a finger does on a film that fills the screen: nothing yet, a way along the row, or something else. */
export function feedDirection(way: { readonly x: number; readonly y: number }): 'none' | 'along' | 'across' {
  if (Math.hypot(way.x, way.y) < slop) return 'none';
  return Math.abs(way.y) > Math.abs(way.x) ? 'along' : 'across';
}

/** px of a wheel that make a step */
const stepWay = 40;
/** ms without a turn after which a wheel has come to rest: what a trackpad sends after its fingers counts to the same step */
const wheelRest = 180;

/** What a wheel has done since it last rested. */
export interface WheelTurn {
  /** px so far, negative upwards */
  readonly way: number;
  /** ms of the last turn */
  readonly at: number;
  /** it has made its step already */
  readonly isSpent: boolean;
}

export const wheelAtRest: WheelTurn = { way: 0, at: Number.NEGATIVE_INFINITY, isSpent: false };

/** One step for each push of a wheel, however long it runs on. @param by px @param at ms */
export function turnWheel(
  before: WheelTurn,
  by: number,
  at: number,
): { readonly turn: WheelTurn; readonly step?: 'previous' | 'next' } {
  const { way, isSpent } = at - before.at > wheelRest ? wheelAtRest : before;
  if (isSpent) return { turn: { way, at, isSpent } };
  const sum = way + by;
  if (Math.abs(sum) < stepWay) return { turn: { way: sum, at, isSpent: false } };
  return { turn: { way: sum, at, isSpent: true }, step: sum > 0 ? 'next' : 'previous' };
}
