import { balustrade } from '../../motifs/courtyard.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { hall, pavilion, styles } from '../../motifs/roofs.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { at, circle, each, fade, ellipse, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { tree, willowCurtain } from '../../motifs/trees.ts';
import { glints, mirror, ripples, sea } from '../../motifs/water.ts';

const draw = (t = 0): string => {
  const gush = (x: number, y: number, size: number, phase: number): string => {
    const beat = 1 + 0.09 * Math.sin((t * 8 + phase) * Math.PI * 2),
      random = seededRandom(`gush${x}`);
    const dome = (wide: number, tall: number, fill: string): string =>
      path(
        `M${x - wide} ${y + 6}C${x - wide * 0.9} ${y - tall * 0.5 * beat} ${x - wide * 0.55} ${y - tall * 0.95 * beat} ${x - wide * 0.18} ${y - tall * 0.8 * beat}C${x + wide * 0.1} ${y - tall * 1.1 * beat} ${x + wide * 0.5} ${y - tall * 0.9 * beat} ${x + wide * 0.62} ${y - tall * 0.62 * beat}C${x + wide * 0.86} ${y - tall * 0.55 * beat} ${x + wide * 0.98} ${y - tall * 0.2} ${x + wide} ${y + 6}Q${x} ${y + wide * 0.36} ${x - wide} ${y + 6}Z`,
        fill,
      );
    return (
      ripples(x, y + 8, size * (1.25 + ((t * 6 + phase) % 1) * 0.5), palette.white, 4, 0.3, 4) +
      ellipse(x, y + 8, size * 1.34, size * 0.36, '#8fd0c6', 'opacity="0.7"') +
      dome(size * 1.1, size * 0.42, '#bfe6dc') +
      dome(size * 0.82, size * 0.62, verticalGradient('#ffffff', '#cfeee6')) +
      dome(size * 0.46, size * 0.74, '#ffffff') +
      times(22, (index) => {
        const a = (index / 22) * 6.283 + t * 3;
        return circle(
          x + Math.cos(a) * size * 1.12,
          y + 8 + Math.sin(a) * size * 0.3,
          random.between(5, 13),
          palette.white,
          `opacity="${random.between(0.6, 0.95).toFixed(2)}"`,
        );
      }) +
      times(9, (index) =>
        stroke(
          `M${x + (index - 4) * size * 0.15} ${y - size * (0.42 - Math.abs(index - 4) * 0.06) * beat}q${(index - 4) * size * 0.05} ${size * 0.16} ${(index - 4) * size * 0.09} ${size * 0.42}`,
          '#9fd6cc',
          3.4,
          'opacity="0.75"',
        ),
      ) +
      times(16, () => {
        const spin = random.between(0, 6.28),
          far = size * random.between(0.1, 0.9),
          rise = ((random.next() + t * 10) % 1) * size * 0.8;
        return circle(
          x + Math.cos(spin) * far,
          y - size * 0.36 - rise,
          random.between(2, 6),
          palette.white,
          'opacity="0.85"',
        );
      })
    );
  };
  return (
    sky('#bfe0dc', '#eaf0dc', '#f8eccb') +
    sun(1080, 130, 54, '#fff3d0', '#fff0b8') +
    each([90, 230, 380, 1010, 1140, 1240], (x, index) =>
      tree(x, 430, 250 + (index % 3) * 50, index % 2 ? palette.jade : '#7fa86a'),
    ) +
    hall(760, 432, 410, 236, styles.green, 7, 2) +
    rect(0, 410, 1280, 34, '#9c9a8c') +
    pavilion(300, 470, 240, 300, styles.grey) +
    balustrade(-10, 1290, 462, 62, '#d8d3c4', 76) +
    sea(462, '#3f9a92', '#0f4f58') +
    mirror(
      462,
      hall(760, 432, 410, 236, styles.green, 7, 2) + pavilion(300, 470, 240, 300, styles.grey),
      0.2,
      0.5,
    ) +
    fade(0.5, rect(0, 462, 1280, 70, verticalGradient('#0f4f5899', '#0f4f5800'))) +
    glints('b1', 490, 853, 90, '#bfe6da', 0.4, t) +
    gush(330, 650, 94, 0.2) +
    gush(650, 690, 122, 0.55) +
    gush(985, 640, 88, 0.85) +
    each(
      [
        [140, 780, '#e2603a'],
        [210, 815, '#f5ead6'],
        [1090, 790, '#e2603a'],
        [850, 815, '#f2a24a'],
      ] as const,
      ([x, y, colour], index) =>
        at(
          x + Math.sin(t * 6.28 + index) * 26,
          y,
          path('M-34 0C-20-13 12-13 26 0C12 13-20 13-34 0ZM24 0L44-12L40 0L44 12Z', colour) +
            path('M-8-8C0-12 8-10 12-5C6 0-2 0-8-8Z', '#fff6e6'),
          1,
          index * 24 - 20,
          index % 2 === 0,
        ),
    ) +
    willowCurtain(0, 330, 330, '#6f9f56', 'b2', Math.sin(t * 6.28) * 16) +
    willowCurtain(1060, 1290, 390, '#6f9f56', 'b3', Math.sin(t * 6.28) * 16) +
    person(520, 446, 120, poses.rest, { top: palette.red, bottom: palette.slate, style: 'long' }) +
    person(560, 446, 92, poses.point, { top: palette.straw, bottom: palette.navy, child: true })
  );
};

export const baotuSpring: Scene = { alt: '趵突泉三股泉水喷涌，池畔楼阁垂柳', draw };
