import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { crowd, person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import {
  at,
  circle,
  each,
  fade,
  ellipse,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { block } from '../../motifs/town.ts';
import { poplar } from '../../motifs/trees.ts';

const draw = (t = 0): string => {
  /** px of the players below the top of their jump */
  const fall = 26 * (1 - Math.cos(t * Math.PI * 8));
  return (
    sky('#2b7fa8', '#8fcad4', '#f3ecc8') +
    cumulus(220, 160, 240, palette.white) +
    ridge('bk1', 430, 50, '#8fbfa4', '#c4d9ac', 500) +
    each([40, 110, 180, 520, 600], (x, index) => poplar(x, 520, 150 + (index % 3) * 24, '#5f9a5c')) +
    block(280, 520, 180, 190, '#f1e0bf', '#7fa6b4', 4, 4) +
    rect(0, 510, 1280, 343, verticalGradient('#c9604a', '#a8462f')) +
    polygon([0, 510, 1280, 510, 1280, 540, 0, 540], '#4f8d6c') +
    stroke('M0 600H1280M760 600Q400 660 560 853M1280 700H900Q820 770 860 853', palette.cream, 6) +
    crowd(seededRandom('bk').next, 20, 620, 500, 66, 18, [
      palette.red,
      palette.straw,
      palette.navy,
      palette.cream,
      palette.teal,
      palette.plum,
    ]) +
    rect(1130, 240, 26, 560, palette.slate) +
    stroke('M1140 330L1020 230', palette.slate, 14) +
    polygon([900, 90, 1010, 60, 1010, 290, 900, 270], palette.white) +
    stroke('M900 90L1010 60V290L900 270Z', palette.red, 8) +
    stroke('M926 180L980 172V240L926 238Z', palette.red, 6) +
    ellipse(890, 268, 62, 16, 'none', `stroke="${palette.persimmon}" stroke-width="9"`) +
    fade(
      0.9,
      times(7, (index) =>
        stroke(
          `M${830 + index * 20} ${270 + Math.sin((index / 6) * 3.14) * 14}Q${842 + index * 16} 330 ${856 + index * 12} 372M${950 - index * 20} ${270 + Math.sin((index / 6) * 3.14) * 14}Q${938 - index * 16} 330 ${924 - index * 12} 372`,
          palette.white,
          2.6,
        ),
      ),
    ) +
    ellipse(640, 836, 160, 17, '#5a241c66') +
    person(
      700,
      800 + fall,
      560,
      poses.jump,
      { top: palette.red, bottom: palette.red, bare: true, shoe: palette.white },
      1,
      '',
      '',
      18,
    ) +
    at(
      800,
      168 + fall,
      circle(0, 0, 44, '#d9743a') +
        stroke('M-44 0H44M0-44V44M-32-30Q0 0-32 30M32-30Q0 0 32 30', '#5a2a1c', 4),
    ) +
    person(
      960,
      830 - fall * 0.3,
      500,
      poses.guard,
      { top: palette.white, bottom: palette.navy, bare: true, shoe: palette.ink },
      -1,
      '',
      '',
      6,
    ) +
    person(
      330,
      830,
      430,
      poses.run,
      { top: palette.white, bottom: palette.navy, bare: true, shoe: palette.red },
      1,
    ) +
    person(490, 760, 330, poses.guard, { top: palette.red, bottom: palette.red, bare: true }, 1)
  );
};

export const basketball: Scene = { alt: '村BA球场上，球员腾空投篮', draw };
