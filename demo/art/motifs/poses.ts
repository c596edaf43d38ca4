/** Angles in degrees from hanging straight down, positive forwards; each limb is [upper, lower]. */
export type Pose = { lean: number; near: Limb; far: Limb; front: Limb; back: Limb; nod?: number };

export type Limb = readonly [number, number];

export const poses = {
  stand: { lean: 0, near: [6, 4], far: [-8, -2], front: [4, 2], back: [-4, -3] },
  rest: { lean: 2, near: [18, 70], far: [-6, 12], front: [5, 2], back: [-5, -4] },
  walk: { lean: 4, near: [-24, -8], far: [26, 44], front: [24, 12], back: [-18, -32] },
  stroll: { lean: 2, near: [-14, 2], far: [16, 28], front: [15, 6], back: [-12, -22] },
  run: { lean: 12, near: [-52, 40], far: [44, 120], front: [58, -4], back: [-34, -92] },
  stride: { lean: 10, near: [46, 118], far: [-50, 42], front: [26, 4], back: [-30, -70] },
  reach: { lean: 6, near: [96, 108], far: [70, 96], front: [8, 2], back: [-10, -8] },
  raise: { lean: -2, near: [152, 164], far: [-8, 4], front: [6, 2], back: [-6, -4] },
  cheer: { lean: -3, near: [148, 166], far: [-150, -166], front: [8, 3], back: [-8, -4] },
  bend: { lean: 48, near: [22, 30], far: [40, 46], front: [12, -4], back: [-6, -16], nod: 24 },
  dig: { lean: 30, near: [34, 62], far: [54, 74], front: [26, 0], back: [-12, -24], nod: 14 },
  carry: { lean: -3, near: [14, 92], far: [20, 96], front: [16, 6], back: [-12, -20] },
  sit: { lean: 2, near: [28, 82], far: [20, 74], front: [86, 4], back: [82, -4] },
  lounge: { lean: -10, near: [20, 66], far: [26, 74], front: [84, 22], back: [80, 10] },
  squat: { lean: 26, near: [58, 70], far: [68, 84], front: [112, -22], back: [100, -30], nod: 10 },
  point: { lean: 2, near: [98, 100], far: [-6, 4], front: [6, 2], back: [-8, -6] },
  phone: { lean: 0, near: [30, 138], far: [-6, 4], front: [5, 2], back: [-5, -4], nod: 12 },
  hold: { lean: 0, near: [34, 122], far: [40, 128], front: [5, 2], back: [-5, -4], nod: 6 },
  dance: { lean: -4, near: [122, 150], far: [-100, -132], front: [24, -4], back: [-8, -12] },
  sway: { lean: 5, near: [84, 128], far: [-60, -20], front: [14, 4], back: [-20, -34] },
  kick: { lean: -14, near: [-70, -50], far: [64, 80], front: [74, 66], back: [-6, -14] },
  jump: { lean: 6, near: [164, 172], far: [60, 80], front: [34, -34], back: [-10, -66] },
  guard: { lean: -4, near: [150, 160], far: [120, 140], front: [22, -10], back: [-26, -40] },
  swing: { lean: 22, near: [70, 128], far: [-30, 40], front: [42, -4], back: [-34, -40] },
  ride: { lean: 24, near: [58, 52], far: [60, 56], front: [66, -8], back: [30, -26] },
} as const satisfies Record<string, Pose>;
