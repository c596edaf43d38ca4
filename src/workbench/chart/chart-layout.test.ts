import { describe, expect, test } from 'vitest';
import { nameOf, nodesOf, transitionsFrom } from '#machines/proof/definition.ts';
import { machines } from '#machines/registry.ts';
import { layOut, type Box } from './chart-layout.ts';
import { measures, textWidth } from './chart-rows.ts';
import { laneOf } from './chart-lines.ts';

const isInside = (inner: Box, outer: Box) =>
  inner.x > outer.x &&
  inner.y > outer.y &&
  inner.x + inner.width < outer.x + outer.width &&
  inner.y + inner.height < outer.y + outer.height;
const isBeside = (one: Box, other: Box) => one.y + one.height < other.y || other.y + other.height < one.y;

describe.each(machines)('the chart of $name', ({ machine }) => {
  const { boxes, lines, width, height } = layOut(machine);
  const boxOf = (id: string) => boxes.find((box) => box.id === id);

  test('has a box for every state, inside its parent’s box', () => {
    expect(boxes.map(({ id }) => id).toSorted()).toEqual(
      nodesOf(machine)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { id, parent } of nodesOf(machine)) {
      const inner = boxOf(id);
      const outer = boxOf(parent?.id ?? '');
      if (inner && outer) expect([id, isInside(inner, outer)]).toEqual([id, true]);
    }
  });

  test('has no overlapping boxes except nested ones', () => {
    const overlaps = boxes.flatMap((one) =>
      boxes
        .filter((other) => other !== one && !isInside(one, other) && !isInside(other, one))
        .filter((other) => !isBeside(one, other))
        .map((other) => [one.id, other.id]),
    );
    expect(overlaps).toEqual([]);
  });

  test('keeps every text inside its box, and rows apart', () => {
    for (const { id, x, y, width: boxWidth, height: boxHeight, text, rows } of boxes) {
      const texts = rows.flatMap((row) =>
        row.texts.map((part, line) => ({ part, y: row.y + line * measures.line })),
      );
      const ends = texts.map(({ part }) => x + measures.pad + textWidth(part, measures.rowSize));
      expect([id, Math.max(x + textWidth(text, measures.nameSize), ...ends) < x + boxWidth]).toEqual([
        id,
        true,
      ]);
      const heights = texts.map((part) => part.y);
      expect(heights).toEqual(heights.toSorted((one, other) => one - other));
      for (const at of heights) expect(y + measures.header < at && at < y + boxHeight).toBe(true);
    }
  });

  test('has a line from every transition with a target to the target’s box, within the chart', () => {
    const withTarget = nodesOf(machine)
      .flatMap(transitionsFrom)
      .filter(({ target }) => target !== undefined);
    const ends = withTarget.flatMap((transition) =>
      (transition.target ?? []).map((target: { id: string }) => `${nameOf(transition)} > ${target.id}`),
    );
    expect(lines.map(({ name, target }) => `${name} > ${target}`).toSorted()).toEqual(ends.toSorted());
    for (const { points, target } of lines) {
      for (const [x, y] of points) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      const end = points.at(-1);
      expect(end?.[1]).toBe((boxOf(target)?.y ?? 0) + measures.header / 2);
    }
  });

  test('has no overlapping lines to different states', () => {
    const uprights = lines.map(({ points: [, down, up], target }) => ({
      target,
      x: down?.[0],
      from: Math.min(down?.[1] ?? 0, up?.[1] ?? 0),
      to: Math.max(down?.[1] ?? 0, up?.[1] ?? 0),
    }));
    const overlaps = uprights.flatMap((one) =>
      uprights
        .filter((other) => other.target !== one.target && other.x === one.x)
        .filter((other) => one.to >= other.from && other.to >= one.from)
        .map((other) => [one.target, other.target]),
    );
    expect(overlaps).toEqual([]);
  });
});

test('overlapping spans get lanes of their own, the shortest the nearest', () => {
  const spans = [
    { from: 0, to: 100 },
    { from: 10, to: 20 },
    { from: 22, to: 30 },
    { from: 40, to: 50 },
  ];
  expect(laneOf(spans, 5)).toEqual([2, 1, 0, 0]);
});
