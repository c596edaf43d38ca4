import {
  box,
  dot,
  drop,
  fill,
  heart,
  line,
  mirrored,
  oval,
  paint,
  placed,
  spark,
  turned,
} from './strokes.ts';

/** Fingers above a palm, left to right. @param tops y of each fingertip, 64 for a folded finger */
function openHand(tops: readonly number[], palm = 34): string {
  const fingers = tops.map((top, at) =>
    top < palm ? box(17 + at * 8, top, 7, palm - top + 10, 3.5, paint.skin) : '',
  );
  const folded = tops.map((top, at) => (top < palm ? '' : box(17 + at * 8, palm - 3, 7, 13, 3.5, paint.rim)));
  return box(16, palm, 32, 24, 10, paint.skin) + fingers.join('') + folded.join('');
}

const thumb = box(12, 26, 20, 9, 4.5, paint.rim);
const fistFront =
  box(14, 22, 36, 30, 12, paint.skin) +
  [16, 24, 32, 40]
    .map((x) => box(x, 20, 8, 16, 4, paint.rim) + box(x + 1, 21, 6, 14, 3, paint.skin))
    .join('') +
  box(16, 36, 24, 9, 4.5, paint.rim);
const palmSide = fill('M30 58Q18 50 20 36L30 8q5-3 6 3l-2 20v24Z', paint.skin);
const thumbUp =
  box(24, 4, 11, 30, 5.5, paint.skin) +
  box(20, 26, 32, 30, 9, paint.skin) +
  line('M38 33h12M38 41h12M38 49h11', paint.rim, 2.5) +
  box(8, 28, 11, 28, 4, paint.blue);
const cup = (body: string, liquid: string) =>
  body + liquid + line('M46 30q10-1 9 8t-11 8', paint.lightGrey, 4);
const steam = line('M24 18q-4-4 0-8t0-7M33 18q-4-4 0-8t0-7', paint.grey, 2.5);
const cloud = fill('M16 36q-10 0-10-9t10-9q3-12 16-12t15 12q12 0 12 9t-10 9Z', paint.lightGrey);
const petals = (count: number, x: number, y: number, drawing: string) =>
  Array.from({ length: count }, (_, at) => turned((360 / count) * at, x, y, drawing)).join('');
/** SVG path of rays around a point. @param from inner radius @param to outer radius */
const rays = (count: number, x: number, y: number, from: number, to: number, first = 0) =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((first + (360 / count) * at) * Math.PI) / 180;
    const point = (distance: number) =>
      [x + distance * Math.sin(angle), y - distance * Math.cos(angle)]
        .map((place) => Math.round(place * 10) / 10)
        .join(' ');
    return `M${point(from)}L${point(to)}`;
  }).join('');
const stem = line('M32 32q2 14-1 28', paint.green, 4) + fill('M32 48q10-10 18-4-6 10-18 4Z', paint.green);
const animalEyes = oval(23, 32, 3, 4) + oval(41, 32, 3, 4);

/** Drawings of hands, objects, celebrations and games by file name. */
export const things: Readonly<Record<string, string>> = {
  'thumbs-up': thumbUp,
  'thumbs-down': turned(180, 32, 32, thumbUp),
  clap:
    turned(-24, 32, 58, placed(-4, 0, 1, palmSide)) +
    turned(10, 32, 58, placed(8, 0, 1, mirrored(palmSide))) +
    line('M10 12l5 5M20 4l2 7M54 12l-5 5', paint.gold),
  ok:
    line('M24 42a9 9 0 1 1 8-9', paint.skin, 7) +
    [34, 42, 50].map((x, at) => box(x - 4, 6 + at * 5, 7, 34, 3.5, paint.skin)).join('') +
    box(26, 34, 28, 24, 10, paint.skin) +
    line('M32 33l4 6', paint.skin, 7),
  victory:
    turned(-8, 24, 34, box(17, 4, 8, 36, 4, paint.skin)) +
    turned(10, 40, 34, box(33, 4, 8, 36, 4, paint.skin)) +
    box(15, 32, 32, 26, 11, paint.skin) +
    box(34, 31, 7, 13, 3.5, paint.rim) +
    box(41, 33, 7, 12, 3.5, paint.rim) +
    box(16, 40, 20, 8, 4, paint.rim),
  fist: fistFront,
  salute:
    box(18, 18, 34, 32, 12, paint.skin) +
    line('M26 22l16 8M24 30l18 8M24 38l16 7', paint.rim, 3) +
    fill('M8 28Q6 16 16 16h20q4 2 0 6l-12 2 6 26q-14 4-22-10Z', paint.rim),
  handshake:
    box(2, 24, 14, 22, 3, paint.blue) +
    box(48, 24, 14, 22, 3, paint.red) +
    fill('M14 26h14l8 4 14-4v18l-14 8q-6 2-12-4l-10-6Z', paint.skin) +
    line('M28 30l-4 8q4 4 10-1l12 8M34 44l6 5', paint.rim, 2.5),
  pray:
    turned(5, 32, 58, placed(-6, 0, 1, palmSide)) +
    turned(-5, 32, 58, placed(6, 0, 1, mirrored(palmSide))) +
    box(18, 52, 28, 10, 3, paint.red),
  point: openHand([64, 6, 64, 64]) + thumb,
  'raise-hand': openHand([14, 6, 5, 10]) + turned(-40, 18, 44, box(4, 38, 18, 8, 4, paint.skin)),
  muscle:
    fill(
      'M8 54q-2-16 6-30L12 12q0-7 8-7l9 2q4 3 0 6l-8 2 2 13q12-8 22 2 10 2 12 14 0 14-24 14Q14 60 8 54Z',
      paint.skin,
    ) + line('M25 33q-2 6 3 9M44 32q-8 0-10 6', paint.rim, 2.5),
  heart: heart(32, 33, 2.7, paint.red),
  'broken-heart': heart(32, 33, 2.7, paint.red) + line('M32 20l-5 10 9 6-6 10 3 9', paint.white),
  rose: stem + dot(32, 20, 15, paint.red) + line('M32 20q-6-4 0-7 8 0 7 8t-10 7-9-8', paint.deepRed, 2.5),
  wither:
    line('M28 60q8-18 2-34Q28 16 42 16', paint.brown, 4) +
    fill('M34 14q14-6 18 6-2 12-10 14-10-8-8-20Z', paint.brown) +
    fill('M30 44q-10-6-16 2 8 8 16-2Z', paint.lightGreen) +
    fill('M50 50q6-2 8 4-6 4-8-4Z', paint.tongue),
  gift:
    box(10, 28, 44, 30, 4, paint.red) +
    box(7, 20, 50, 12, 3, paint.tongue) +
    box(28, 20, 8, 38, 0, paint.gold) +
    line('M32 20Q18 18 20 10t12 10q8-18 13-10t-13 10', paint.gold, 4),
  cake:
    box(10, 32, 44, 24, 5, paint.cream) +
    fill('M10 38v-2q0-8 8-8h28q8 0 8 8v2q-4 7-9 0-4 7-9 0-4 7-9 0-4 7-8 0-5 7-9 0Z', paint.pink) +
    box(30, 14, 4, 14, 2, paint.blue) +
    drop(32, 2, 0.7).replace(paint.blue, paint.gold) +
    box(6, 55, 52, 5, 2.5, paint.lightGrey),
  coffee: cup(box(12, 24, 34, 32, 10, paint.lightGrey), oval(29, 27, 14, 4, paint.brown)) + steam,
  beer:
    cup(box(12, 20, 34, 40, 5, paint.gold), line('M21 34v18M29 34v18M37 34v18', paint.cream)) +
    [16, 26, 36, 43].map((x, at) => dot(x, at % 2 ? 16 : 19, 8, paint.white)).join('') +
    box(12, 18, 34, 8, 4, paint.white),
  tea:
    fill('M10 30h44q-2 26-22 26T10 30Z', paint.lightBlue) +
    oval(32, 30, 22, 5, paint.lightGreen) +
    line('M16 40q8 6 16 0t16 0', paint.blue, 2) +
    box(22, 54, 20, 5, 2, paint.blue) +
    steam,
  rice:
    fill('M12 32q2-22 20-22t20 22Z', paint.lightGrey) +
    line('M22 22l3 2M31 17h3M42 23l-3 2M29 25h3', paint.white, 3) +
    fill('M6 30h52q-2 26-26 26T6 30Z', paint.red) +
    line('M14 38q18 8 36 0', paint.gold, 2.5) +
    box(22, 54, 20, 5, 2, paint.deepRed),
  dumpling:
    fill('M4 42Q12 16 32 16t28 26q-6 10-28 10T4 42Z', paint.cream) +
    line('M8 34q8-4 11-9 6-2 8-4 5-2 10 0 3 3 8 4 4 6 11 9', paint.rim, 2.5) +
    line('M24 34q3 6 0 12M40 34q-3 6 0 12M32 32v15', paint.gold, 2),
  watermelon:
    fill('M4 22h56Q56 54 32 54T4 22Z', paint.green) +
    fill('M8 22h48Q52 49 32 49T8 22Z', paint.cream) +
    fill('M11 22h42Q49 45 32 45T11 22Z', paint.red) +
    [
      [22, 28],
      [32, 34],
      [42, 28],
      [26, 37],
      [38, 38],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 1.5, 2.5))
      .join(''),
  sun:
    petals(8, 32, 32, fill('M32 1l4 11h-8Z', paint.rim)) +
    dot(32, 32, 18, paint.gold) +
    oval(26, 30, 2, 3) +
    oval(38, 30, 2, 3) +
    line('M26 37q6 5 12 0', paint.ink, 2.5),
  moon:
    fill('M40 6A27 27 0 1 0 58 42 22 22 0 0 1 40 6Z', paint.gold) +
    spark(48, 22, 0.7, paint.gold) +
    line('M18 34q4 4 8 0', paint.ink, 2.5),
  rain: cloud + drop(18, 40, 1) + drop(32, 44, 1) + drop(46, 40, 1),
  snow: petals(6, 32, 32, line('M32 32V6M32 14l-6-5M32 14l6-5M32 22l-4-3M32 22l4-3', paint.blue)),
  bolt:
    fill('M36 2L12 36h16l-6 26 28-36H33Z', paint.gold) + line('M36 2L12 36h16l-6 26 28-36H33Z', paint.rim, 2),
  umbrella:
    fill('M4 34Q8 8 32 8t28 26q-5-6-9 0-5-6-10 0-4-6-9 0-5-6-9 0-5-6-10 0-4-6-9 0Z', paint.purple) +
    line('M32 8V4M32 32v20q0 7 7 6 5-1 4-6', paint.dark),
  bomb:
    dot(28, 38, 21, paint.dark) +
    box(34, 12, 12, 10, 2, paint.dark) +
    line('M42 13q4-9 12-5', paint.brown) +
    spark(56, 9, 1, paint.gold) +
    line('M16 34q2-8 9-10', paint.grey),
  knife: turned(
    -35,
    32,
    32,
    box(4, 20, 42, 22, 4, paint.lightGrey) +
      box(4, 36, 42, 6, 3, paint.grey) +
      box(44, 22, 18, 10, 4, paint.brown) +
      dot(10, 26, 2.5, paint.grey),
  ),

  'red-packet':
    box(12, 4, 40, 56, 5, paint.red) +
    fill('M12 9q0-5 5-5h30q5 0 5 5v9q-20 14-40 0Z', paint.deepRed) +
    dot(32, 25, 8, paint.gold) +
    line('M32 21v8M28 23h8M29 27h6', paint.deepRed, 1.8),
  lantern:
    line('M32 2v8M32 50v12M27 52v8M37 52v8', paint.gold) +
    oval(32, 30, 25, 20, paint.red) +
    oval(32, 30, 12, 20, paint.deepRed) +
    box(22, 7, 20, 6, 2, paint.gold) +
    box(22, 47, 20, 6, 2, paint.gold),
  firecracker:
    [8, 24, 40]
      .map((y, at) =>
        turned(
          at % 2 ? 20 : -20,
          32,
          y + 7,
          box(at % 2 ? 34 : 14, y, 16, 15, 3, paint.red) + box(at % 2 ? 34 : 14, y + 2, 16, 3, 0, paint.gold),
        ),
      )
      .join('') +
    line('M32 4v52', paint.brown, 2.5) +
    spark(32, 58, 0.8, paint.gold),
  fireworks:
    line(rays(8, 32, 26, 8, 20), paint.red) +
    line(rays(8, 32, 26, 14, 18, 22.5), paint.gold) +
    dot(32, 26, 3, paint.gold) +
    line('M32 36q-2 12 2 26', paint.grey, 2) +
    spark(10, 50, 0.6, paint.blue) +
    spark(54, 50, 0.6, paint.purple),
  fortune:
    fill('M32 1l31 31-31 31L1 32Z', paint.red) +
    line(
      'M20 20l3 3M17 27h9l-8 11M22 33v14M24 35l3 4M31 21h14M33 26h10v6H33ZM31 36h15v11H31ZM38 36v11M31 41h15',
      paint.gold,
      2.2,
    ),
  balloon:
    oval(32, 24, 19, 22, paint.red) +
    fill('M32 45l5 6H27Z', paint.deepRed) +
    line('M32 51q-5 5 0 12', paint.grey, 2) +
    line('M22 20q1-8 7-10', paint.white),
  football:
    dot(32, 32, 28, paint.lightGrey) +
    dot(32, 32, 26, paint.white) +
    fill('M32 22l10 7-4 12H26l-4-12Z', paint.dark) +
    line('M32 22V8M42 29l13-4M38 41l8 12M26 41l-8 12M22 29L9 25', paint.dark, 2.5),
  basketball:
    dot(32, 32, 28, paint.rim) + line('M4 32h56M32 4v56M12 12q16 20 0 40M52 12q-16 20 0 40', paint.ink, 2.5),
  trophy:
    line('M16 12H6q0 18 14 18M48 12h10q0 18-14 18', paint.rim, 4) +
    fill('M15 6h34v14q0 20-17 20T15 20Z', paint.gold) +
    box(28, 38, 8, 12, 0, paint.rim) +
    box(18, 49, 28, 10, 3, paint.brown) +
    spark(32, 20, 1, paint.white),
  newspaper:
    fill('M48 20h10v30q0 6-6 6t-6-6Z', paint.lightGrey) +
    box(6, 8, 44, 48, 3, paint.cream) +
    box(6, 50, 46, 6, 3, paint.lightGrey) +
    box(12, 14, 32, 7, 1, paint.deepRed) +
    box(12, 26, 14, 12, 1, paint.blue) +
    line('M30 28h14M30 34h14M12 43h32', paint.grey, 2.5),
  microphone: turned(
    35,
    32,
    32,
    fill('M25 24h14l-3 38h-8Z', paint.dark) +
      dot(32, 15, 13, paint.grey) +
      line('M22 12h20M24 18h16M32 3v20', paint.lightGrey, 2) +
      box(21, 22, 22, 6, 3, paint.red),
  ),
  pig:
    fill('M8 8q12-2 16 8l-14 8ZM56 8q-12-2-16 8l14 8Z', paint.pink) +
    dot(32, 34, 26, paint.pink) +
    animalEyes +
    oval(32, 43, 11, 8, paint.tongue) +
    oval(28, 43, 2, 3) +
    oval(36, 43, 2, 3),
  dog:
    dot(32, 33, 26, paint.rim) +
    fill('M6 14Q2 40 14 42q8-10 6-28Z', paint.brown) +
    fill('M58 14q4 26-8 28-8-10-6-28Z', paint.brown) +
    oval(32, 46, 13, 11, paint.cream) +
    animalEyes +
    oval(32, 41, 5, 3.5) +
    line('M25 48q7 6 14 0', paint.ink, 2.5) +
    fill('M29 51h6v4q-3 5-6 0Z', paint.tongue),
  cat:
    fill('M8 30L8 4l18 10ZM56 30V4L38 14Z', paint.grey) +
    dot(32, 35, 25, paint.grey) +
    animalEyes +
    fill('M29 40h6l-3 4Z', paint.tongue) +
    line('M32 44q-3 6-8 3M32 44q3 6 8 3M4 38l12 2M4 47l12-2M60 38l-12 2M60 47l-12-2', paint.ink, 2),
  peony:
    stem +
    petals(7, 32, 24, oval(32, 13, 8, 9, paint.pink)) +
    petals(5, 32, 24, oval(32, 18, 5, 6, paint.tongue)) +
    dot(32, 24, 4, paint.gold),
};
