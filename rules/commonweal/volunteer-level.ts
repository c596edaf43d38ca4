/** Hours of service from which a volunteer has one star, two and so on, as the national rules for volunteers have them. */
export const hoursOfLevels = [100, 300, 600, 1000, 1500] as const;

/** Stars of a volunteer, from 0 to 5. @param minutes of service */
export const levelOf = (minutes: number): number =>
  hoursOfLevels.filter((hours) => minutes >= hours * 60).length;
