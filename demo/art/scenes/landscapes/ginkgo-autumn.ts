import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { hall, styles } from '../../motifs/roofs.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { at, circle, each, fade, line, path, polygon, rect, type Scene, times } from '../../drawing/svg.ts';
import { branching } from '../../motifs/trees.ts';
import { bike } from '../../motifs/vehicles.ts';

const draw = (): string => {
  const random = seededRandom('ginkgo'),
    golds = ['#f0b93c', '#e3a02f', '#f7d06a', '#d98f2a'];
  const gold = (x: number, y: number, h: number, seed: string): string =>
    branching(
      x,
      y,
      h,
      seed,
      '#4f382f',
      (px, py, n) =>
        h > 400
          ? times(6, (k) =>
              circle(
                px + Math.cos(k * 1.1 + n) * 8,
                py + Math.sin(k * 1.1 + n) * 6,
                3.2 + (k % 3),
                golds[(n + k) % 4]!,
              ),
            )
          : circle(px, py, 9 + (n % 3) * 2.5, golds[n % 4]!, 'opacity="0.92"'),
      5,
      28,
    );
  return (
    sky('#7fb0c4', '#d4e2d2', '#fbeabb') +
    sun(640, 330, 70, '#fff4d0', '#ffeaa8') +
    ridge('gk1', 460, 20, '#b9c09c', '#dccf9c', 500) +
    hall(640, 492, 190, 130, styles.palace, 5) +
    each(
      [
        [480, 500, 170, 'ga'],
        [800, 500, 170, 'gb'],
        [400, 530, 260, 'gc'],
        [880, 530, 260, 'gd'],
      ] as const,
      ([x, y, h, s]) => gold(x, y, h, s),
    ) +
    rect(0, 494, 1280, 360, verticalGradient('#e9c765', '#d19a35')) +
    polygon([600, 496, 680, 496, 1000, 853, 280, 853], verticalGradient('#e6d7b4', '#c3ae88')) +
    fade(
      0.4,
      times(7, (index) =>
        line(
          600 - index * index * 6.6,
          510 + index * index * 7,
          680 + index * index * 6.6,
          510 + index * index * 7,
          '#9c845c',
          2.4,
        ),
      ),
    ) +
    each(
      [
        [270, 600, 440, 'ge'],
        [1010, 600, 440, 'gf'],
      ] as const,
      ([x, y, h, s]) => gold(x, y, h, s),
    ) +
    person(640, 560, 96, poses.stroll, { top: palette.navy, bottom: palette.ink }) +
    person(664, 562, 90, poses.stroll, { top: palette.red, bottom: palette.ink, style: 'long' }) +
    at(500, 720, bike(0, 0, 200, palette.red)) +
    person(
      494,
      664,
      220,
      { lean: 16, near: [64, 58], far: [66, 60], front: [70, -6], back: [36, -20] },
      { top: palette.teal, bottom: palette.indigo, style: 'tail' },
      1,
    ) +
    person(
      800,
      780,
      300,
      poses.phone,
      { top: palette.cream, bottom: palette.wine, style: 'long', coat: true },
      -1,
    ) +
    person(880, 790, 170, poses.cheer, { top: palette.red, bottom: palette.navy, child: true }, -1) +
    gold(40, 760, 820, 'gg') +
    gold(1250, 760, 820, 'gh') +
    times(170, () => {
      const y = 540 + random.next() ** 0.7 * 310,
        s = 5 + (y - 500) / 36;
      return at(
        random.between(0, 1280),
        y,
        path('M0 8L-8-4Q-4-9 0-5Q4-9 8-4Z', random.pick(golds)),
        s / 9,
        random.between(0, 360),
      );
    }) +
    times(40, () =>
      at(
        random.between(0, 1280),
        random.between(60, 520),
        path('M0 8L-8-4Q-4-9 0-5Q4-9 8-4Z', random.pick(golds)),
        random.between(0.8, 1.8),
        random.between(0, 360),
      ),
    )
  );
};

export const ginkgoAutumn: Scene = { alt: '深秋银杏大道，满地金黄', draw };
