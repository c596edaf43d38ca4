import { c } from '../drawing/palette.ts';
import { fade, line, rect, times } from '../drawing/svg.ts';

export const boxes = (
  x: number,
  y: number,
  columns: number,
  levels: number,
  w: number,
  h: number,
  shift: number,
): string =>
  times(columns * levels, (index) => {
    const column = index % columns,
      level = Math.floor(index / columns);
    if (level > levels - 2 && (column + shift) % 4 === 0) return '';
    const colour = [c.brick, c.teal, c.ochre, c.navy, c.red, c.grey, c.blue][(index * 5 + shift) % 7]!;
    return (
      rect(x + column * w, y - (level + 1) * h, w - 2, h - 2, colour) +
      fade(
        0.25,
        times(6, (rib) =>
          line(
            x + column * w + (rib + 0.8) * (w / 7),
            y - (level + 1) * h + 3,
            x + column * w + (rib + 0.8) * (w / 7),
            y - level * h - 5,
            c.ink,
            2,
          ),
        ),
      )
    );
  });
