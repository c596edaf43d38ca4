// Generated from the files in sectors/ by tools/think-tank/sector-modules.ts; do not edit.
import type { SectorLayout } from './sector.ts';
import type { SectorName } from './sector-names.gen.ts';

export const sectorLayouts: Readonly<Record<SectorName, SectorLayout>> = {
  "3AScenicSpot": {"label":"A 级景区","unit":"家","template":"one","jsonLdType":"TouristAttraction","blocks":["pictures","summary","contact","hours","facts","table","index","ranks","news","reports","experts","correction"]},
  "tourism": {"label":"文旅企业","unit":"家","template":"three","jsonLdType":"TravelAgency","blocks":["pictures","summary","contact","hours","facts","table","index","ranks","news","reports","experts","correction"]},
  "hotelDining": {"label":"酒店餐饮","unit":"家","template":"one","jsonLdType":"Hotel","blocks":["pictures","summary","contact","hours","facts","table","index","ranks","news","reports","experts","correction"]},
  "pensionAgency": {"label":"养老机构","unit":"家","template":"one","jsonLdType":"LocalBusiness","blocks":["pictures","summary","contact","hours","facts","table","index","ranks","news","reports","experts","correction"]},
  "supermarket": {"label":"商超","unit":"家","template":"one","jsonLdType":"GroceryStore","blocks":["pictures","summary","contact","hours","facts","table","index","ranks","news","reports","experts","correction"]},
  "homeStore": {"label":"家居卖场","unit":"家","template":"one","jsonLdType":"FurnitureStore","blocks":["pictures","summary","contact","hours","facts","table","index","ranks","news","reports","experts","correction"]},
  "propertyInsurance": {"label":"财产保险","unit":"家","template":"two","jsonLdType":"InsuranceAgency","blocks":["pictures","summary","contact","hours","facts","table","index","ranks","news","reports","experts","correction"]},
  "lifeInsuranceCompany": {"label":"人寿保险","unit":"家","template":"two","jsonLdType":"InsuranceAgency","blocks":["pictures","summary","contact","hours","facts","table","index","ranks","news","reports","experts","correction"]},
  "meatFood": {"label":"肉类食品","unit":"家","template":"two","jsonLdType":"Organization","blocks":["pictures","summary","contact","facts","table","index","ranks","news","reports","experts","correction"]},
  "liquorEnterprise": {"label":"酒类企业","unit":"家","template":"two","jsonLdType":"Corporation","blocks":["pictures","summary","contact","facts","table","index","ranks","news","reports","experts","correction"]},
  "pch": {"label":"个护家清","unit":"家","template":"two","jsonLdType":"Organization","blocks":["pictures","summary","contact","facts","table","index","ranks","news","reports","experts","correction"]},
  "livingHome": {"label":"家居生活","unit":"家","template":"two","jsonLdType":"HomeGoodsStore","blocks":["pictures","summary","contact","hours","facts","table","index","ranks","news","reports","experts","correction"]},
  "goodShandong": {"label":"好品山东","unit":"个","template":"two","jsonLdType":"Organization","blocks":["pictures","summary","contact","facts","table","index","ranks","news","reports","experts","correction"]},
  "brand": {"label":"品牌企业","unit":"家","template":"three","jsonLdType":"Corporation","blocks":["pictures","summary","contact","facts","table","index","ranks","news","reports","experts","correction"]},
  "economy": {"label":"产业园区","unit":"个","template":"three","jsonLdType":"Organization","blocks":["pictures","summary","contact","facts","table","index","ranks","news","reports","experts","correction"]},
  "edu": {"label":"教育培训","unit":"家","template":"four","jsonLdType":"EducationalOrganization","blocks":["pictures","summary","contact","hours","facts","table","index","ranks","news","reports","experts","correction"]},
  "academy": {"label":"院校","unit":"所","template":"four","jsonLdType":"CollegeOrUniversity","blocks":["pictures","summary","contact","facts","table","index","ranks","news","reports","experts","correction"]},
};
