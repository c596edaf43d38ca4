import { darker, lighter } from '../drawing/paint.ts';
import { at, circle, oval, path, stroke, times } from '../drawing/svg.ts';

export const pomegranate = (x: number, y: number, r: number, colour: string, open = false): string =>
  at(
    x,
    y,
    path('M-9-46L-14-62L-5-55L0-66L6-55L14-62L9-46Z', darker(colour, 0.16)) +
      circle(0, 0, 49, colour) +
      path('M10-48C54-40 62 36 6 49C36 24 36-20 10-48Z', darker(colour, 0.2)) +
      oval(-20, -16, 8, 17, lighter(colour, 0.5), 'opacity="0.7" transform="rotate(24 -20 -16)"') +
      (open
        ? path('M-26-30C-6-44 24-36 32-8C34 20 4 40-14 30C-34 18-42-14-26-30Z', '#f6dfc0') +
          times(26, (index) => {
            const a = index * 2.4,
              k = 5.4 * Math.sqrt(index);
            return path(
              'M0-6C6-4 6 5 0 7C-6 5-6-4 0-6Z',
              index % 3 ? '#c41a34' : '#e0455a',
              `transform="translate(${Math.cos(a) * k} ${Math.sin(a) * k * 1.06 - 4}) rotate(${a * 57})"`,
            );
          }) +
          stroke('M-26-16Q0-8 24-20M-20 18Q0 4 26 8', '#f6dfc0', 3)
        : ''),
    r / 50,
  );
