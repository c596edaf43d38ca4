/** An audio track, with what a player shows of it. */
export interface Track {
  /** of the story, or the URL of a sound embedded in one */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** seconds; 0 when unknown */
  readonly duration: number;
  /** the programme or the speaker */
  readonly by?: string;
  /** URL of a picture */
  readonly cover?: string;
  /** id of the story on whose page this plays */
  readonly newsId?: string;
}

/** Playback rates of sounds and voices. */
export const rates = [0.75, 1, 1.25, 1.5, 2] as const;
export type Rate = (typeof rates)[number];

/**
 * Returns the tracks that follow the list's last track in a longer version of it, such as one with another page loaded;
 * empty if the longer list does not contain it.
 */
export function tracksAfter(list: readonly Track[], longer: readonly Track[]): readonly Track[] {
  const last = list.at(-1);
  const at = longer.findLastIndex(({ id }) => id === last?.id);
  return at < 0 ? [] : longer.slice(at + 1);
}
