/** The current picture and its neighbours: each stays in its slot as long as it is one of them. */
export const slots = [0, 1, 2] as const;

/** Which of the current picture and its neighbours a slot holds. */
export function placeIn(slot: number, index: number): number {
  const first = index - 1;
  return first + ((((slot - first) % 3) + 3) % 3);
}
