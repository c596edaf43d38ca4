import { darker, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { clipboard } from '../../motifs/interior.ts';
import { at, circle, each, ellipse, fade, line, path, rect, times, type Scene } from '../../drawing/svg.ts';

const towels = [palette.white, '#f0c9b8', '#bcd9cf', '#cfdcea'] as const;

/** A cone of yarn on its spindle; the stripes turn with `t`. */
const cone = (x: number, y: number, colour: string, t: number): string =>
  at(
    x,
    y,
    rect(-3, -62, 6, 62, palette.slate) +
      path('M-20 0L-9-54H9L20 0Z', colour) +
      fade(
        0.35,
        times(4, (index) => {
          const shift = Math.sin((t * 4 + index * 0.25) * Math.PI * 2) * 6;
          return line(
            -16 + index * 2 + shift,
            -6 - index * 12,
            14 - index * 2 + shift,
            -12 - index * 12,
            darker(colour, 0.4),
            3,
          );
        }),
      ),
  );

/** A loom seen from the front: warp threads from above, the reed, and the towel that comes off towards the viewer. */
const loom = (x: number, base: number, size: number, colour: string, t: number): string =>
  at(
    x,
    base,
    ellipse(0, 4, 150, 12, '#2a1f2433') +
      rect(-140, -210, 26, 210, palette.teal, 4) +
      rect(114, -210, 26, 210, palette.teal, 4) +
      rect(-150, -226, 300, 30, darker(palette.teal, 0.2), 6) +
      rect(-108, -196, 216, 90, '#eef1ec') +
      fade(
        0.6,
        times(27, (index) => line(-104 + index * 8, -196, -104 + index * 8, -108, palette.stone, 1.6)),
      ) +
      rect(-116, -122 + Math.sin(t * Math.PI * 8) * 5, 232, 22, palette.wood, 3) +
      rect(-108, -100, 216, 84, verticalGradient(colour, darker(colour, 0.14))) +
      fade(
        0.5,
        each([palette.red, palette.straw], (stripe, index) =>
          rect(-108, -92 + ((index * 42 + t * 84) % 74), 216, 9, stripe),
        ),
      ) +
      ellipse(0, -14, 112, 22, darker(colour, 0.08)) +
      ellipse(0, -20, 112, 20, colour) +
      circle(128, -160, 12, palette.leaf) +
      circle(-128, -160, 12, palette.straw),
    size,
  );

const draw = (t: number): string =>
  rect(0, 0, 1280, 853, verticalGradient('#e8ece6', '#d3dbd6')) +
  times(4, (index) => rect(60 + index * 310, 44, 230, 16, palette.white, 8)) +
  each(
    [40, 350, 660, 970],
    (x) =>
      rect(x, 120, 270, 150, verticalGradient('#c7e0e6', '#eef3dd')) +
      rect(x + 131, 120, 8, 150, palette.white),
  ) +
  rect(0, 300, 1280, 18, palette.slate) +
  times(16, (index) =>
    cone(60 + index * 78, 300, [palette.white, palette.blush, palette.mint, palette.straw][index % 4]!, t),
  ) +
  rect(0, 470, 1280, 383, verticalGradient('#b7bfb6', '#939d95')) +
  each([190, 520, 850, 1180], (x, index) => loom(x, 560, 0.78, towels[index]!, t)) +
  person(
    690,
    640,
    300,
    poses.reach,
    { top: palette.blue, bottom: palette.navy, hat: 'cap', hatColour: palette.white, style: 'bun' },
    1,
  ) +
  loom(300, 820, 1.35, towels[0], t) +
  loom(1010, 820, 1.35, towels[1], t) +
  person(
    600,
    836,
    430,
    poses.hold,
    { top: palette.blue, bottom: palette.slate, hat: 'cap', hatColour: palette.white },
    1,
    clipboard(4, -6, 15),
  ) +
  at(
    720,
    846,
    rect(-70, -18, 140, 18, palette.wood, 4) +
      each(
        [0, 1, 2, 3],
        (row) =>
          rect(-60, -52 - row * 34, 120, 32, towels[(row + 1) % 4]!, 12) +
          rect(-60, -40 - row * 34, 120, 5, darker(towels[(row + 1) % 4]!, 0.16)),
      ),
  );

export const towelWeaving: Scene = { alt: '毛巾厂织造车间，织机上一条条毛巾成形', draw };
