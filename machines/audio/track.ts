/** Something to listen to, with what a player shows of it. */
export interface Track {
  /** of the story, or the address of a sound that stands inside one */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** seconds; 0 when unknown */
  readonly duration: number;
  /** the programme, or whoever is heard */
  readonly by?: string;
  /** address of a picture */
  readonly cover?: string;
  /** the story whose page this is heard on */
  readonly newsId?: string;
}

/** How fast a sound or a voice may go. */
export const rates = [0.75, 1, 1.25, 1.5, 2] as const;
export type Rate = (typeof rates)[number];

/** Seconds by which a tap goes back or forward. */
export const skipSeconds = 15;

/**
 * What comes after a list's last track in a longer version of it, such as one that has loaded another page; nothing
 * where the longer one does not hold it.
 */
export function tracksAfter(list: readonly Track[], longer: readonly Track[]): readonly Track[] {
  const last = list.at(-1);
  const at = longer.findLastIndex(({ id }) => id === last?.id);
  return at < 0 ? [] : longer.slice(at + 1);
}
