/** Lengths are in characters, ages in full years. */
export const longest = {
  name: 30,
  groupName: 40,
  introduction: 1000,
  title: 40,
  place: 60,
} as const;

/** below it a guardian signs as well */
export const grownUp = 18;
/** from it on the Civil Code lets children act at all, with a guardian */
export const youngestVolunteer = 8;
/** years that requirements of an activity can name */
export const oldestAsked = 100;
export const mostSkills = 5;
export const quotas = { least: 1, most: 1000 } as const;
/** hours that one activity takes at most */
export const longestHours = 72;
/** days ahead that an activity may begin */
export const farthestDays = 180;
