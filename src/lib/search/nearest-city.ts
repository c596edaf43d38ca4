import type { CityId } from './cities.ts';

/** Approximate center of each city: latitude and longitude in degrees. */
const middles: Readonly<Record<CityId, readonly [number, number]>> = {
  '135': [36.65, 117.12],
  '136': [36.07, 120.38],
  '137': [36.81, 118.05],
  '138': [34.81, 117.32],
  '139': [37.43, 118.67],
  '140': [37.46, 121.45],
  '141': [36.71, 119.16],
  '142': [35.41, 116.59],
  '143': [36.2, 117.09],
  '144': [37.51, 122.12],
  '145': [35.42, 119.53],
  '146': [36.21, 117.68],
  '147': [35.1, 118.36],
  '148': [37.44, 116.36],
  '149': [36.46, 115.99],
  '150': [37.38, 117.97],
  '151': [35.23, 115.48],
};

/** km; farther away no city matches */
const farthest = 150;
/** km per degree of latitude */
const degree = 111;

/** The city with the nearest center; undefined outside the province. @param latitude in degrees, like longitude */
export function nearestCity(latitude: number, longitude: number): CityId | undefined {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const [nearest] = cityIds
    .map((id) => {
      const [down, across] = middles[id];
      return { id, km: degree * Math.hypot(latitude - down, (longitude - across) * shrink) };
    })
    .toSorted((a, b) => a.km - b.km);
  return nearest !== undefined && nearest.km <= farthest ? nearest.id : undefined;
}

const cityIds = Object.keys(middles) as CityId[];
