// Generated from the files in sectors/ by tools/think-tank/sector-modules.ts; do not edit.
export const sectorNames = [
  "3AScenicSpot",
  "tourism",
  "hotelDining",
  "pensionAgency",
  "supermarket",
  "homeStore",
  "propertyInsurance",
  "lifeInsuranceCompany",
  "meatFood",
  "liquorEnterprise",
  "pch",
  "livingHome",
  "goodShandong",
  "brand",
  "economy",
  "edu",
  "academy",
] as const;

export type SectorName = (typeof sectorNames)[number];
