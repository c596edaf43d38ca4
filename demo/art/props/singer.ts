import { darker, lighter } from '../drawing/paint.ts';
import { c } from '../drawing/palette.ts';
import { at, circle, each, fade, oval, path, rect, stroke } from '../drawing/svg.ts';

export const singer = (
  x: number,
  y: number,
  size: number,
  robe: string,
  trim: string,
  flip = false,
): string =>
  at(
    x,
    y,
    path('M-26-60C-40-30-52-10-60 0H56C50-14 40-34 26-60Z', robe) +
      path('M-8-60L-16 0H14L8-60Z', trim) +
      fade(0.8, stroke('M-50-6Q0 6 48-6M-42-20Q0-8 40-20', c.straw, 1.6)) +
      path('M-16-96C-20-80-24-66-26-58H26C24-66 20-80 16-96Z', robe) +
      path('M-4-98L0-76L4-98Z', c.white) +
      path('M-16-94C-44-92-64-104-74-128L-66-132C-56-114-40-108-16-106Z', darker(robe, 0.12)) +
      path(
        'M-66-132C-84-150-100-138-112-160C-124-184-104-200-128-216C-94-218-84-196-90-180C-96-164-74-162-60-142Z',
        c.white,
      ) +
      stroke('M-72-138C-92-150-102-152-106-172', '#d9cfc6', 1.4) +
      path('M16-94C40-82 50-64 54-50L46-46C38-60 28-70 12-78Z', lighter(robe, 0.06)) +
      path('M52-52C78-54 94-30 86-8C80 8 96 14 106 4C102 26 74 28 68 8C62-10 66-28 44-40Z', c.white) +
      stroke('M56-44C74-38 78-20 76-4', '#d9cfc6', 1.4) +
      circle(0, -110, 11, '#f6d9c4') +
      path('M-12-108C-16-130 16-130 12-108C8-118-8-118-12-108Z', c.ink) +
      circle(-6, -106, 2.6, '#eea29a') +
      circle(6, -106, 2.6, '#eea29a') +
      stroke('M-7.4-109.4q2-1.6 4.2-.4M3.2-109.8q2-1.4 4.2.4', c.ink, 1.2) +
      stroke('M-7.6-112q2.4-1.4 4.6-.6M3-112.6q2.4-.8 4.6.6', c.ink, 0.7) +
      oval(0, -102.4, 1.8, 1, c.red) +
      path('M-18-122C-12-142 12-142 18-122C8-128-8-128-18-122Z', trim) +
      each([-14, -7, 0, 7, 14], (dx) =>
        circle(dx, -130 - (14 - Math.abs(dx)) * 0.5, 3.4, Math.abs(dx) === 7 ? c.red : c.straw),
      ) +
      stroke('M-18-122Q-26-104-22-88M18-122Q26-104 22-88', c.straw, 2) +
      circle(-22, -86, 3, c.red) +
      circle(22, -86, 3, c.red) +
      rect(-22, -63, 44, 6, c.straw, 2),
    size / 140,
    0,
    flip,
  );
