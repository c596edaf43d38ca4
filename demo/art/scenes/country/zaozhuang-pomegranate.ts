import { ridge } from '../../motifs/land.ts';
import { palette } from '../../drawing/palette.ts';
import { leaf } from '../../motifs/plants.ts';
import { seededRandom } from '../../drawing/random.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { at, circle, each, ellipse, path, type Scene, stroke, times } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';
import { mist } from '../../motifs/weather.ts';
import { darker, lighter } from '../../drawing/paint.ts';

const pomegranate = (x: number, y: number, r: number, colour: string, open = false): string =>
  at(
    x,
    y,
    path('M-9-46L-14-62L-5-55L0-66L6-55L14-62L9-46Z', darker(colour, 0.16)) +
      circle(0, 0, 49, colour) +
      path('M10-48C54-40 62 36 6 49C36 24 36-20 10-48Z', darker(colour, 0.2)) +
      ellipse(-20, -16, 8, 17, lighter(colour, 0.5), 'opacity="0.7" transform="rotate(24 -20 -16)"') +
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

const draw = (): string => {
  const random = seededRandom('pome');
  return (
    sky('#2f6a70', '#5f9a8c', '#b9cf9c') +
    sun(280, 220, 120, '#f6d98e', '#fff0b4') +
    ridge('po1', 540, 70, '#3f7a70', '#7fa97c', 700) +
    mist(470, 160, '#dfe6b8', '77') +
    ridge('po2', 650, 50, '#2f6458', '#4f8460') +
    each(
      [160, 340, 560, 980, 1160],
      (x, index) =>
        tree(x, 740, 110 + (index % 2) * 30, '#4a8560') +
        times(9, (n) => circle(x - 30 + ((n * 37) % 62), 660 + ((n * 23) % 44), 4.5, '#e0563c')),
    ) +
    stroke('M-40 60Q260 20 480 130T900 150T1320 60', '#3a2a28', 26) +
    stroke(
      'M300 60Q340 200 300 300M820 150Q860 260 800 380M1090 120Q1120 220 1080 280M560 150Q600 240 580 300',
      '#3a2a28',
      12,
    ) +
    times(60, () => {
      const x = random.between(-30, 1290);
      return leaf(
        x,
        random.between(40, 260) + Math.sin(x / 160) * 30,
        random.between(80, 130),
        random.between(-30, 200),
        random.pick(['#4f8d54', '#74a85e', '#35704c', '#91b866']),
      );
    }) +
    pomegranate(300, 400, 124, '#cf4a33') +
    pomegranate(800, 500, 164, palette.red, true) +
    pomegranate(1080, 370, 100, '#dc6a3e') +
    pomegranate(570, 350, 72, '#d98a42') +
    times(10, () =>
      leaf(
        random.between(200, 1150),
        random.between(230, 330),
        random.between(90, 140),
        random.between(20, 150),
        random.pick(['#74a85e', '#4f8d54']),
      ),
    ) +
    each(
      [
        [460, 790, 62, false],
        [590, 800, 70, true],
        [1190, 790, 80, false],
        [90, 800, 90, false],
      ] as const,
      ([x, y, r, open], index) => pomegranate(x, y, r, index % 2 ? '#cf4a33' : palette.red, open),
    )
  );
};

export const zaozhuangPomegranate: Scene = { alt: '枣庄峄城石榴熟了，籽粒饱满', draw };
