/** Minimum hours of service for one star, two stars and so on, by the national rules for volunteers. */
export const hoursOfLevels = [100, 300, 600, 1000, 1500] as const;

/** Stars of a volunteer, from 0 to 5. @param minutes of service */
export const levelOf = (minutes: number): number =>
  hoursOfLevels.filter((hours) => minutes >= hours * 60).length;
