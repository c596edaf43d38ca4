import { flock } from '../../motifs/birds.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { at, each, fade, line, path, polygon, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';
import { truck } from '../../motifs/vehicles.ts';

const draw = (): string => {
  const towerCrane = (x: number, y: number, h: number, colour: string, flip = false): string =>
    at(
      x,
      y,
      stroke('M-4 0V-100M4 0V-100', colour, 1.6) +
        stroke(`M-4 0${times(12, (index) => `L${index % 2 ? -4 : 4} ${-(index + 1) * 8}`)}`, colour, 0.9) +
        stroke('M-34-96H84M-30-102H76M0-122L-30-102M0-122L76-102M0-96V-122', colour, 1.5) +
        stroke(
          `M-30-96${times(14, (index) => `L${-30 + (index + 1) * 8} ${index % 2 ? -96 : -102}`)}`,
          colour,
          0.8,
        ) +
        rect(-36, -98, 10, 12, palette.slate) +
        rect(3, -96, 9, 10, palette.ice) +
        line(58, -96, 58, -54, palette.ink, 0.7) +
        rect(48, -54, 20, 5, palette.brick),
      h / 100,
      0,
      flip,
    );
  const frame = (x: number, base: number, w: number, floors: number): string =>
    times(
      floors,
      (row) =>
        rect(x, base - (row + 1) * 48, w, 48, '#5d5468') +
        rect(x - 6, base - (row + 1) * 48 - 5, w + 12, 11, '#c9b49a') +
        times(5, (col) => rect(x + col * (w / 4) - 6, base - (row + 1) * 48, 12, 48, '#b59f86')) +
        (row < floors - 2
          ? rect(x + 12, base - (row + 1) * 48 + 10, w * 0.42, 34, '#3d6d68', 0, 'opacity="0.75"')
          : ''),
    );
  return (
    sky('#e5a06a', '#f3c98c', '#f8e6bd') +
    sun(230, 260, 80, '#fff0c4', '#ffdc94') +
    clouds('#fbe6c4', 0.8, [
      [900, 100, 360],
      [420, 150, 280],
    ]) +
    skyline('cs1', 560, 80, 240, '#cfa58a', '#e8cfa8') +
    towerCrane(330, 640, 480, palette.brick) +
    towerCrane(1080, 640, 560, palette.red, true) +
    frame(130, 690, 260, 6) +
    frame(720, 690, 320, 8) +
    fade(
      0.65,
      rect(712, 420, 60, 270, '#4f8d6c') +
        times(8, (index) => line(712, 430 + index * 34, 772, 430 + index * 34, palette.white, 1.5)),
    ) +
    stroke(
      'M400 690V380M440 690V380M400 420H440M400 480H440M400 540H440M400 600H440M400 660H440M400 480L440 420M400 600L440 540',
      '#7a6a72',
      4,
    ) +
    rect(0, 686, 1280, 170, verticalGradient('#b58a5e', '#7a5638')) +
    truck(560, 740, 230, palette.straw, palette.clay) +
    path('M1060 720Q1130 640 1200 690T1300 720Z', '#9c7048') +
    rect(-10, 760, 300, 14, palette.brick) +
    rect(-10, 776, 300, 14, '#8f4638') +
    rect(0, 744, 280, 14, '#b5604a') +
    person(
      880,
      840,
      370,
      poses.point,
      {
        top: palette.navy,
        bottom: palette.slate,
        hat: 'helmet',
        hatColour: palette.white,
        vest: palette.persimmon,
      },
      -1,
    ) +
    person(
      1010,
      842,
      360,
      poses.hold,
      {
        top: palette.cream,
        bottom: palette.navy,
        hat: 'helmet',
        hatColour: palette.red,
        vest: palette.straw,
        style: 'tail',
      },
      -1,
      polygon([-22, -26, 16, -20, 14, 4, -24, -2], '#cfe3e6'),
    ) +
    person(
      330,
      836,
      330,
      poses.carry,
      {
        top: palette.blue,
        bottom: palette.ink,
        hat: 'helmet',
        hatColour: palette.straw,
        vest: palette.persimmon,
        skin: palette.tan,
      },
      1,
      '',
    ) +
    line(240, 640, 520, 600, '#a87b4e', 14) +
    person(452, 760, 150, poses.dig, {
      top: palette.blue,
      bottom: palette.ink,
      hat: 'helmet',
      hatColour: palette.straw,
    }) +
    each([800, 900, 980], (x, index) =>
      person(x, 500 - (index % 2) * 96, 62, index % 2 ? poses.reach : poses.stand, {
        top: palette.persimmon,
        bottom: palette.navy,
        hat: 'helmet',
        hatColour: palette.straw,
      }),
    ) +
    flock('#8a5a48', [
      [600, 230, 16],
      [640, 214, 13],
    ])
  );
};

export const constructionSite: Scene = { alt: '建设工地塔吊林立，工人看图施工', draw };
