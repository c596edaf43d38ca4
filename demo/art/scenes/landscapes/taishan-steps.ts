import { crag } from '../../motifs/crag.ts';
import { ridge } from '../../motifs/land.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { bush } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { hall, styles } from '../../motifs/roofs.ts';
import { sky } from '../../motifs/sky.ts';
import { path, polygon, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { pine } from '../../motifs/trees.ts';
import { mist } from '../../motifs/weather.ts';

const draw = (): string => {
  const climb = (y: number): number => 640 + Math.sin((y - 220) / 190) * 70 * ((y - 180) / 660);
  const wide = (y: number): number => 46 + ((y - 220) / 640) ** 1.4 * 330;
  const stair = times(64, (index) => {
    const y = 226 + (index / 64) ** 1.5 * 660,
      next = 226 + ((index + 1) / 64) ** 1.5 * 660;
    return polygon(
      [
        climb(y) - wide(y) / 2,
        y,
        climb(y) + wide(y) / 2,
        y,
        climb(next) + wide(next) / 2,
        next,
        climb(next) - wide(next) / 2,
        next,
      ],
      index % 2 ? '#ddd6c4' : '#bdb8ab',
    );
  });
  const rail = (side: number): string =>
    stroke(
      `M${times(30, (index) => {
        const y = 226 + (index / 29) ** 1.5 * 640;
        return `${index ? 'L' : ''}${climb(y) + side * wide(y) * 0.52} ${y - 4 - index * 0.9}`;
      })}`,
      '#8f8c86',
      8,
    );
  const walker = (
    y: number,
    share: number,
    size: number,
    top: string,
    style: 'short' | 'tail' | 'long' = 'short',
  ): string =>
    person(
      climb(y) + share * wide(y),
      y,
      size,
      poses.stroll,
      { top, bottom: palette.slate, style },
      share > 0 ? -1 : 1,
    );
  return (
    sky('#7fb4c9', '#cfe3dd', '#f5ecd2') +
    ridge('s1', 250, 60, '#9fc2c0', '#e2ebdc') +
    mist(180, 220, palette.white) +
    crag('s2', [-20, 60, 120, 20, 260, 120, 400, 90, 520, 190, 610, 240, 640, 853], '#5b8a83', '#bcd2bc') +
    crag('s3', [640, 853, 670, 240, 780, 170, 900, 70, 1010, 130, 1140, 30, 1300, 90], '#517f7c', '#b4ccb6') +
    mist(250, 260, '#f4efdc', 'bb') +
    crag('s4', [-20, 380, 130, 300, 280, 390, 420, 430, 520, 560, 560, 853], '#2f5f58', '#6f9a7c') +
    crag('s5', [760, 853, 800, 520, 900, 420, 1040, 350, 1160, 390, 1300, 270], '#2b5850', '#648f74') +
    stair +
    rail(-1) +
    rail(1) +
    rect(590, 140, 100, 90, palette.brick) +
    path('M616 230V186a24 24 0 0 1 48 0V230Z', palette.ink) +
    rect(582, 134, 116, 12, '#d8cfba') +
    hall(640, 140, 78, 64, { ...styles.palace, wall: '#b5412f' }, 3) +
    pine(330, 470, 210, '#1f4a40') +
    bush(330, 486, 110, '#35685c') +
    pine(1010, 470, 240, '#1f4a40', true) +
    bush(1016, 486, 130, '#35685c') +
    pine(160, 690, 330, '#183b36') +
    bush(160, 716, 200, '#2c5a50') +
    pine(1170, 740, 380, '#183b36', true) +
    bush(1180, 768, 240, '#2c5a50') +
    walker(330, 0.12, 34, palette.red) +
    walker(360, -0.2, 38, palette.navy) +
    walker(420, 0.2, 50, palette.straw, 'tail') +
    walker(455, -0.1, 54, palette.white) +
    walker(560, 0.22, 84, palette.red, 'long') +
    walker(580, 0, 90, palette.indigo) +
    walker(760, -0.24, 150, palette.teal) +
    person(
      climb(820) + 60,
      838,
      176,
      poses.walk,
      { top: palette.persimmon, bottom: palette.indigo, hat: 'cap', hatColour: palette.white },
      1,
      '<path d="M0 4L12-26" stroke="#4c3026" stroke-width="2.4"/>',
    ) +
    mist(700, 200, '#dfe6d2', '44')
  );
};

export const taishanSteps: Scene = { alt: '泰山十八盘，登山者拾级而上', draw };
