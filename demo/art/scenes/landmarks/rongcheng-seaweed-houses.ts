import { gull } from '../../motifs/birds.ts';
import { rowboat } from '../../motifs/boats.ts';
import { rock } from '../../motifs/crag.ts';
import { fence, ridge } from '../../motifs/land.ts';
import { down } from '../../drawing/paint.ts';
import { c } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { bush, grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { seaweedHouse } from '../../props/seaweed-house.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { each, line, path, type Scene, stroke } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';
import { glints, sea } from '../../motifs/water.ts';

const draw = (): string =>
  sky('#86b9cc', '#d6e4d9', '#f8ebcb') +
  cumulus(1010, 160, 260, c.white, 0.9) +
  cumulus(300, 120, 190, c.white, 0.8) +
  ridge('r1', 330, 34, '#93b5b2', '#cfdccb', 380) +
  sea(360, '#8fc6cc', '#4e9cab', 470) +
  glints('r2', 370, 450, 40, c.white, 0.5) +
  rowboat(180, 410, 90, c.brick) +
  rowboat(1120, 400, 76, c.teal) +
  path('M0 450Q500 410 1280 440V853H0Z', down('#b9b878', '#c9a56d')) +
  seaweedHouse(1060, 530, 300) +
  seaweedHouse(180, 560, 330) +
  tree(400, 560, 190, '#7c9c5a') +
  tree(880, 550, 170, '#8a9a54') +
  seaweedHouse(640, 650, 470) +
  path('M360 690Q640 640 960 700L1180 853H120Z', '#dcc79d') +
  fence(-10, 330, 690, 60, '#8a6a4c') +
  bush(60, 720, 150, '#6f8f52') +
  bush(1210, 680, 190, '#7f9450') +
  path('M0 760Q120 730 240 853H0Z', '#8f8a55') +
  line(950, 700, 950, 570, c.umber, 6) +
  line(1240, 712, 1240, 580, c.umber, 6) +
  stroke('M950 580Q1095 610 1240 590', c.umber, 3) +
  each([970, 1010, 1050, 1090, 1130, 1170, 1210], (x, index) =>
    path(
      `M${x - 14} ${592 + (index === 3 ? 6 : 2)}q-6 50 4 ${90 + (index % 3) * 12}q10 12 20 0q8-40 4-90Z`,
      index % 2 ? '#3f5a46' : '#54683f',
    ),
  ) +
  person(900, 762, 190, poses.reach, {
    top: '#4b6f9c',
    bottom: c.ink,
    hat: 'straw',
    apron: c.cream,
    style: 'bun',
  }) +
  person(360, 800, 190, poses.stroll, { top: c.red, bottom: c.slate, hair: c.pale }, 1) +
  gull(560, 220, 80, -8) +
  gull(700, 170, 54, 8, true) +
  rock(1120, 853, 130, '#a08a6c') +
  grass('r3', 0, 260, 853, 70, 60, '#6d7a3f', 3);

export const rongchengSeaweedHouses: Scene = { alt: '荣成海草房，渔家晾晒海带', draw };
