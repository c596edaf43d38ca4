import { flock } from '../../motifs/birds.ts';
import { balustrade } from '../../motifs/courtyard.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { styles, tower } from '../../motifs/roofs.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { each, fade, line, path, rect, type Scene, times } from '../../drawing/svg.ts';
import { tree, willow } from '../../motifs/trees.ts';
import { glints, mirror, sea, shimmer } from '../../motifs/water.ts';

const draw = (): string => {
  const scene =
    rect(1280 / 2 - 210, 452, 420, 78, '#8f8b86') +
    fade(
      0.3,
      times(4, (row) => line(430, 466 + row * 17, 850, 466 + row * 17, palette.ink, 1.5)),
    ) +
    path('M610 530V500a30 30 0 0 1 60 0V530Z', palette.ink) +
    balustrade(426, 856, 454, 24, '#c7c2b4', 30) +
    tower(
      640,
      434,
      300,
      66,
      4,
      { ...styles.grey, roof: '#3f6d78', wall: '#c9563c', column: '#6f1f22' },
      0.82,
      true,
    );
  return (
    sky('#7a9fbd', '#c9c6c8', '#f3c7a1', '#f9dfb0') +
    clouds('#fbe5cd', 0.8, [
      [220, 180, 380],
      [1060, 120, 300],
      [1010, 290, 260],
    ]) +
    sun(1110, 420, 58, palette.persimmon, '#ffc888') +
    each([40, 150, 240, 330, 930, 1020, 1130, 1240], (x, index) =>
      tree(x, 536, 120 + (index % 3) * 40, index % 2 ? '#a9803f' : '#7c8a4f'),
    ) +
    scene +
    rect(0, 526, 1280, 12, '#8d8275') +
    sea(536, '#e3b898', '#4b6f8c') +
    mirror(532, scene, 0.42, 0.72) +
    shimmer('l1', 1110, 545, 760, 110, '#fbd9a4', 0.8) +
    glints('l2', 550, 853, 80, '#fbe7c9', 0.45) +
    path('M0 853V770Q200 740 420 790T800 853Z', '#3a4a4a') +
    willow(120, 800, 560, '#56703f', 'l3') +
    person(430, 812, 150, poses.stroll, { top: palette.navy, bottom: palette.ink, hair: palette.pale }) +
    person(372, 804, 144, poses.stroll, {
      top: palette.red,
      bottom: palette.ink,
      hair: palette.stone,
      style: 'bun',
    }) +
    flock('#5b4a52', [
      [470, 160, 18],
      [520, 140, 14],
      [560, 178, 12],
    ])
  );
};

export const liaochengTower: Scene = { alt: '聊城光岳楼与东昌湖的傍晚', draw };
