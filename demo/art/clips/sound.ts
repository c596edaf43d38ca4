// Sound as ffmpeg filter expressions: plucked notes are decaying sines, ambience is filtered noise.
const pluck = (frequency: number, start: number, volume: number, decay: number): string =>
  `${volume}*gte(t,${start})*exp(-${decay}*max(0,t-${start}))*(sin(2*PI*${frequency}*(t-${start}))+0.35*sin(4*PI*${frequency}*(t-${start}))*exp(-4*max(0,t-${start}))+0.12*sin(6*PI*${frequency}*(t-${start}))*exp(-8*max(0,t-${start})))`;

/** Hz; the pentatonic scale on D, in which a guzheng is tuned */
const scale = [293.66, 329.63, 369.99, 440, 493.88, 587.33, 659.25, 739.99, 880] as const;

const melody = (notes: readonly (readonly [number, number])[], volume: number, decay: number): string =>
  notes.map(([step, start]) => pluck(scale[step] ?? 440, start, volume, decay)).join('+');

/** Three seconds: five rising plucks, the last one over a low root note. */
export const jingle = (): string =>
  `aevalsrc='${melody(
    [
      [0, 0.05],
      [2, 0.3],
      [3, 0.55],
      [5, 0.8],
      [7, 1.15],
    ],
    0.16,
    2.2,
  )}+${pluck(146.83, 1.15, 0.2, 1.3)}':d=3:s=44100`;

const calm: readonly (readonly [number, number])[] = [
  [5, 0.4],
  [3, 1.9],
  [4, 3.3],
  [2, 4.8],
  [3, 6.2],
  [6, 7.6],
  [5, 9.1],
  [3, 10.3],
];
const lively: readonly (readonly [number, number])[] = Array.from(
  { length: 22 },
  (_, index) => [[0, 3, 5, 3, 2, 4, 6, 4][index % 8]!, 0.2 + index * 0.52] as const,
);

/** Background sounds of videos as filter graphs without an output label. */
export const ambience = {
  water: (seconds: number): string =>
    `anoisesrc=c=pink:a=0.5:d=${seconds}:seed=3,bandpass=f=1400:w=1800,tremolo=f=5:d=0.4,volume=1.3[n];aevalsrc='${melody(calm, 0.2, 1.6)}':d=${seconds}:s=44100,aecho=0.7:0.5:160|310:0.3|0.2[m];[n][m]amix=inputs=2:normalize=0`,
  engine: (seconds: number): string =>
    `anoisesrc=c=brown:a=0.7:d=${seconds}:seed=5,lowpass=f=260,tremolo=f=11:d=0.5,volume=0.3[n];anoisesrc=c=pink:a=0.3:d=${seconds}:seed=9,bandpass=f=2600:w=2400,tremolo=f=0.25:d=0.7,volume=0.1[w];aevalsrc='${melody(calm, 0.08, 1.8)}':d=${seconds}:s=44100[m];[n][w][m]amix=inputs=3:normalize=0`,
  surf: (seconds: number): string =>
    `anoisesrc=c=pink:a=0.7:d=${seconds}:seed=7,lowpass=f=1500,tremolo=f=0.167:d=0.85,volume=0.3[n];anoisesrc=c=brown:a=0.6:d=${seconds}:seed=11,lowpass=f=300,volume=0.22[w];aevalsrc='${melody(calm, 0.06, 1.3)}':d=${seconds}:s=44100,aecho=0.7:0.5:240:0.3[m];[n][w][m]amix=inputs=3:normalize=0`,
  crowd: (seconds: number): string =>
    `anoisesrc=c=pink:a=0.6:d=${seconds}:seed=13,bandpass=f=900:w=900,tremolo=f=0.3:d=0.4,volume=0.22[n];anoisesrc=c=brown:a=0.9:d=${seconds}:seed=17,lowpass=f=180,tremolo=f=2.833:d=0.95,volume=0.4[w];aevalsrc='${melody(lively, 0.07, 3)}':d=${seconds}:s=44100[m];[n][w][m]amix=inputs=3:normalize=0`,
} as const;
