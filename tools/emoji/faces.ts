import { box, dot, drop, fill, heart, line, oval, paint, placed, spark, turned } from './strokes.ts';

type Tone = 'warm' | 'hot' | 'sick' | 'cold' | 'imp';

const tones: Readonly<
  Record<Tone, readonly [(typeof paint)[keyof typeof paint], (typeof paint)[keyof typeof paint]]>
> = {
  warm: [paint.skin, paint.rim],
  hot: [paint.tongue, paint.red],
  sick: [paint.lightGreen, paint.green],
  cold: [paint.lightBlue, paint.blue],
  imp: [paint.purple, paint.dark],
};

const head = (tone: Tone = 'warm') => dot(32, 33, 28, tones[tone][1]) + dot(32, 32, 27, tones[tone][0]);
const face = (...parts: readonly string[]) => head() + parts.join('');
const toned = (tone: Tone, ...parts: readonly string[]) => head(tone) + parts.join('');

const eyes = {
  open: oval(22, 27, 3.2, 4.5) + oval(42, 27, 3.2, 4.5),
  happy: line('M17 28q5-6 10 0M37 28q5-6 10 0'),
  shut: line('M17 27q5 5 10 0M37 27q5 5 10 0'),
  squeezed: line('M17 23l8 4-8 4M47 23l-8 4 8 4'),
  crossed: line('M18 23l8 8M26 23l-8 8M38 23l8 8M46 23l-8 8'),
  flat: line('M17 27h10M37 27h10'),
  wide: [22, 42].map((x) => dot(x, 26, 7, paint.white) + dot(x, 26, 3)).join(''),
  up: [22, 42].map((x) => dot(x, 26, 7, paint.white) + dot(x, 22, 3)).join(''),
  side: [22, 42].map((x) => oval(x, 27, 6, 5, paint.white) + dot(x + 3, 27, 2.6)).join(''),
  big: [22, 42]
    .map((x) => dot(x, 28, 6) + dot(x - 2, 26, 2, paint.white) + dot(x + 2, 30, 1, paint.white))
    .join(''),
  spiral: [22, 42].map((x) => line(`M${x} 27a2 2 0 1 1-3 2a5 5 0 1 1 9 0`, paint.ink, 2)).join(''),
  wink: oval(22, 27, 3.2, 4.5) + line('M37 28q5-6 10 0'),
};

const mouth = {
  smile: line('M20 40q12 11 24 0'),
  small: line('M26 42q6 4 12 0'),
  frown: line('M22 46q10-9 20 0'),
  flat: line('M23 44h18'),
  crooked: line('M22 43q8 6 20-3'),
  pout: line('M22 46q10-6 20-2'),
  wave: line('M20 44q4-5 8 0t8 0t8 0'),
  open: fill('M18 38h28q-2 16-14 16T18 38Z', paint.ink) + oval(32, 50, 7, 4, paint.tongue),
  teeth: `${fill('M17 38h30q-1 13-15 13T17 38Z', paint.white)}${line('M17 38h30q-1 13-15 13T17 38ZM19 44h26M27 38v12M37 38v12', paint.ink, 2)}`,
  round: oval(32, 46, 5, 6),
  large: oval(32, 46, 9, 9) + oval(32, 51, 6, 3, paint.tongue),
  wail: fill('M20 52q0-13 12-13t12 13Z', paint.ink) + oval(32, 51, 7, 3, paint.tongue),
  tongue: line('M20 40q12 9 24 0') + fill('M30 44h11v6q0 6-5.500 6T30 50Z', paint.tongue),
  kiss: line('M31 38q7 2 0 5q7 2 0 5', paint.ink, 2.5),
};

const brows = {
  angry: line('M15 18l11 5M49 18l-11 5'),
  sad: line('M15 22l10-4M49 22l-10-4', paint.ink, 2.5),
  raised: line('M16 17q6-4 11 0M37 17q6-4 11 0', paint.ink, 2.5),
  one: line('M36 16q6-5 12 1', paint.ink, 2.5),
};

const cheeks = oval(15, 38, 5, 3.5, paint.blush) + oval(49, 38, 5, 3.5, paint.blush);
const hand = (x: number, y: number) =>
  box(x, y, 16, 16, 7, paint.rim) +
  box(x + 1, y - 5, 5, 14, 2.5, paint.rim) +
  box(x + 2, y + 1, 13, 13, 6, paint.skin);
const glasses = line(
  'M14 27a8 8 0 1 1 16 0a8 8 0 1 1-16 0M34 27a8 8 0 1 1 16 0a8 8 0 1 1-16 0M30 26q2-2 4 0',
  paint.dark,
  2.5,
);
const zed = (x: number, y: number, scale: number) => placed(x, y, scale, line('M0 0h8l-8 9h8', paint.blue));
const vein = placed(46, 12, 1, line('M-6-2q5 0 4-5M2-7q0 5 5 5M7 2q-5 0-5 5M-2 7q0-5-4-5', paint.red));
const mark = (x: number) =>
  line(`M${x} 11q0-6 5-6t5 5q0 4-5 6v3`, paint.blue) + dot(x + 5, 24, 2, paint.blue);

/** Drawings of the two groups of faces by file name. */
export const faces: Readonly<Record<string, string>> = {
  smile: face(eyes.open, mouth.smile),
  grin: face(eyes.happy, mouth.teeth),
  laugh: face(eyes.squeezed, mouth.open),
  joy: face(eyes.happy, mouth.open, drop(11, 27, 0.9), drop(53, 27, 0.9)),
  sly: face(eyes.happy, mouth.small, hand(36, 42)),
  cute: face(eyes.big, cheeks, mouth.small),
  joyful: face(eyes.happy, cheeks, mouth.smile),
  wink: face(eyes.wink, mouth.smile),
  love: face(heart(21, 27, 0.85, paint.red), heart(43, 27, 0.85, paint.red), mouth.open),
  kiss: face(eyes.wink, mouth.kiss, heart(46, 45, 0.6, paint.red)),
  shy: face(
    eyes.shut,
    cheeks,
    mouth.small,
    line('M13 34l-2 4M17 34l-2 4M47 34l-2 4M51 34l-2 4', paint.red, 1.5),
  ),
  blush: face(eyes.open, cheeks, mouth.flat),
  cool: face(fill('M11 22h42l-2 8q-1 5-8 5t-9-8h-4q-2 8-9 8t-8-5Z', paint.dark), mouth.crooked),
  smirk: face(eyes.side, brows.one, mouth.crooked),
  tongue: face(eyes.wink, mouth.tongue),
  yum: face(eyes.happy, mouth.smile, fill('M38 44q8-2 7 5t-7 3Z', paint.tongue), drop(48, 46, 0.6)),
  proud: face(eyes.flat, brows.raised, line('M24 44q8-5 16 0')),
  speechless: face(eyes.flat, mouth.pout),
  awkward: face(eyes.open, mouth.wave, drop(50, 12, 0.8)),
  sweat: face(eyes.flat, mouth.small, drop(48, 10, 1), drop(14, 12, 0.7)),
  'cold-sweat': face(
    line('M20 12v7M26 10v9M38 10v9M44 12v7', paint.blue, 2),
    eyes.wide,
    mouth.frown,
    drop(52, 24, 0.8),
  ),
  cry: face(eyes.shut, mouth.frown, drop(20, 32, 0.9), drop(44, 32, 0.9)),
  sob: face(eyes.squeezed, fill('M15 30h7v26q-5-2-7-6ZM42 30h7v20q-2 4-7 6Z', paint.blue), mouth.wail),
  wronged: face(brows.sad, eyes.big, mouth.frown, drop(50, 32, 0.7)),
  pitiful: face(brows.sad, eyes.big, mouth.small),
  sad: face(brows.sad, eyes.open, mouth.frown),
  angry: toned('hot', brows.angry, eyes.open, mouth.frown),
  furious: toned('hot', brows.angry, eyes.squeezed, mouth.teeth, vein),
  surprised: face(brows.raised, eyes.wide, mouth.round),
  scared: toned('cold', eyes.wide, mouth.large, line('M14 14l4 4M50 14l-4 4', paint.blue, 2)),
  daze: face(eyes.wide, mouth.flat),
  sleep: face(eyes.shut, mouth.round, zed(42, 4, 1), zed(54, 12, 0.6)),

  yawn: face(eyes.squeezed, mouth.large, drop(51, 28, 0.6)),
  drowsy: face(eyes.flat, line('M17 31q5 3 10 0M37 31q5 3 10 0', paint.rim, 2), mouth.round, zed(46, 8, 0.9)),
  dizzy: face(eyes.spiral, mouth.wave),
  ill: toned('sick', brows.sad, eyes.flat, mouth.wave),
  masked: face(
    eyes.open,
    fill('M12 36q20-6 40 0v10q-8 12-20 12T12 46Z', paint.lightBlue),
    line('M18 43h28M18 48h28', paint.blue, 1.5),
  ),
  fever: toned(
    'hot',
    brows.sad,
    eyes.shut,
    mouth.wave,
    turned(35, 44, 46, box(34, 43, 24, 5, 2.5, paint.white) + box(50, 43, 8, 5, 2.5, paint.deepRed)),
  ),
  vomit: toned('sick', eyes.squeezed, fill('M23 40h18v16q-4 6-9 6t-9-6Z', paint.green), line('M22 40h20')),
  hush: face(
    eyes.open,
    mouth.round,
    box(29, 38, 7, 22, 3.5, paint.rim) + box(30, 39, 5, 20, 2.5, paint.cream),
  ),
  zipped: face(
    eyes.open,
    line('M18 43h28', paint.grey, 5),
    line('M22 40v6M27 40v6M32 40v6M37 40v6M42 40v6', paint.dark, 1.5),
  ),
  doubt: face(eyes.open, brows.one, mouth.pout, mark(46)),
  thinking: face(eyes.up, brows.one, line('M25 43q7-3 14 1'), hand(18, 46)),
  'eye-roll': face(eyes.up, mouth.flat),
  scorn: face(eyes.side, brows.angry, mouth.pout),
  'hum-left': face(
    eyes.shut,
    line('M20 46q8-6 18-2'),
    oval(9, 46, 6, 4, paint.lightGrey),
    oval(5, 40, 4, 3, paint.lightGrey),
  ),
  'hum-right': face(
    eyes.shut,
    line('M26 44q10-4 18 2'),
    oval(55, 46, 6, 4, paint.lightGrey),
    oval(59, 40, 4, 3, paint.lightGrey),
  ),
  bye: face(eyes.happy, mouth.smile, turned(20, 52, 44, hand(45, 40)), line('M43 34q2-4 6-5', paint.rim, 2)),
  facepalm: face(
    eyes.shut,
    mouth.crooked,
    turned(
      -15,
      30,
      26,
      [0, 6, 12, 18].map((x) => box(18 + x, 12, 6, 20, 3, paint.rim)).join('') +
        box(18, 24, 24, 14, 6, paint.rim),
    ),
  ),
  strive: face(
    fill('M6 22q26-12 52 0v-7Q32 3 6 15Z', paint.red),
    dot(32, 13, 4, paint.white),
    brows.angry,
    eyes.open,
    mouth.teeth,
  ),
  curse: toned(
    'hot',
    brows.angry,
    eyes.open,
    box(15, 38, 34, 13, 4, paint.dark),
    line('M20 42l5 5M25 42l-5 5M30 41v7M34 41v7M29 44h7M42 41v4M42 48v0', paint.white, 2),
  ),
  knocked: face(
    eyes.crossed,
    mouth.wave,
    oval(42, 8, 8, 5, paint.tongue),
    spark(56, 14, 0.7, paint.gold),
    spark(12, 12, 0.6, paint.gold),
  ),
  'wipe-sweat': face(
    eyes.happy,
    mouth.smile,
    fill('M8 10h20l4 10-18 4Z', paint.lightBlue),
    drop(50, 12, 0.8),
  ),
  wow: face(brows.raised, spark(22, 27, 1, paint.ink), spark(42, 27, 1, paint.ink), mouth.large),
  clever: face(eyes.wink, brows.one, mouth.crooked, spark(52, 12, 0.9, paint.white)),
  melon: face(
    eyes.side,
    fill('M10 42h44q-4 20-22 20T10 42Z', paint.green),
    fill('M14 42h36q-4 15-18 15T14 42Z', paint.red),
    dot(26, 47, 1.3),
    dot(33, 50, 1.3),
    dot(40, 47, 1.3),
  ),
  bitter: face(brows.sad, eyes.shut, line('M22 42q10 6 20 0'), drop(46, 31, 0.7)),
  starry: face(spark(22, 26, 1.2, paint.white), spark(42, 26, 1.2, paint.white), cheeks, mouth.open),
  greedy: face(
    [22, 42]
      .map(
        (x) =>
          dot(x, 27, 8, paint.gold) + line(`M${x - 3} 23l3 4 3-4M${x} 27v5M${x - 3} 28h6`, paint.ink, 1.8),
      )
      .join(''),
    mouth.open,
  ),
  angel: face(eyes.shut, cheeks, mouth.smile, line('M20 6q12-6 24 0q-12 6-24 0', paint.gold)),
  imp: toned(
    'imp',
    fill('M12 16Q6 8 10 2q6 2 12 8ZM52 16q6-8 2-14q-6 2-12 8Z', paint.red),
    brows.angry,
    eyes.open,
    mouth.smile,
  ),
  skull:
    dot(32, 28, 24, paint.lightGrey) +
    box(20, 42, 24, 18, 6, paint.lightGrey) +
    dot(23, 29, 7, paint.dark) +
    dot(41, 29, 7, paint.dark) +
    fill('M32 36l3 6h-6Z', paint.dark) +
    line('M26 52v6M32 52v6M38 52v6', paint.dark, 2),
  frozen: toned('cold', eyes.wide, mouth.teeth, fill('M6 24q26-18 52 0l-4-10q-22-16-44 0Z', paint.white)),
  nerd: face(
    eyes.open,
    glasses,
    mouth.smile,
    fill('M28 43h4v5h-4ZM33 43h4v5h-4Z', paint.white),
    fill('M14 9l18-7 18 7-18 7Z', paint.dark),
  ),
};
