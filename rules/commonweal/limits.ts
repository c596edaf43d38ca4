/** Maximum lengths in characters. */
export const longest = {
  name: 30,
  groupName: 40,
  introduction: 1000,
  title: 40,
  place: 60,
} as const;

/** full years; younger volunteers need a guardian's consent */
export const grownUp = 18;
/** full years; below this age the Civil Code grants no capacity to act, even with a guardian */
export const youngestVolunteer = 8;
/** full years; highest age that an activity can require */
export const oldestAsked = 100;
export const mostSkills = 5;
export const quotas = { least: 1, most: 1000 } as const;
/** maximum duration of an activity in hours */
export const longestHours = 72;
/** how many days ahead an activity may begin */
export const farthestDays = 180;
