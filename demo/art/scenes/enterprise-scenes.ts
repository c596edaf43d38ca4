import { carClaim } from './care/car-claim.ts';
import { cropInsurance } from './care/crop-insurance.ts';
import { familyPlan } from './care/family-plan.ts';
import { healthCheck } from './care/health-check.ts';
import { insuranceHall } from './care/insurance-hall.ts';
import { nursingRoom } from './care/nursing-room.ts';
import { pensionActivity } from './care/pension-activity.ts';
import { pensionGarden } from './care/pension-garden.ts';
import { applianceLine } from './makers/appliance-line.ts';
import { butcherCounter } from './makers/butcher-counter.ts';
import { cattlePasture } from './makers/cattle-pasture.ts';
import { distillery } from './makers/distillery.ts';
import { garmentWorkshop } from './makers/garment-workshop.ts';
import { logisticsPark } from './makers/logistics-park.ts';
import { lotionLine } from './makers/lotion-line.ts';
import { sausageLoft } from './makers/sausage-loft.ts';
import { wineCellar } from './makers/wine-cellar.ts';
import { wineTasting } from './makers/wine-tasting.ts';
import { careShelf } from './trade/care-shelf.ts';
import { diningWare } from './trade/dining-ware.ts';
import { flagshipStore } from './trade/flagship-store.ts';
import { furnitureHall } from './trade/furniture-hall.ts';
import { giftBoxes } from './trade/gift-boxes.ts';
import { laundryBalcony } from './trade/laundry-balcony.ts';
import { linenShop } from './trade/linen-shop.ts';
import { sofaShowroom } from './trade/sofa-showroom.ts';
import { supermarketAisle } from './trade/supermarket-aisle.ts';
import { supermarketCheckout } from './trade/supermarket-checkout.ts';
import { supermarketFresh } from './trade/supermarket-fresh.ts';
import { supermarketFront } from './trade/supermarket-front.ts';
import { tileBath } from './trade/tile-bath.ts';
import { banquet } from './visits/banquet.ts';
import { campsite } from './visits/campsite.ts';
import { codingClass } from './visits/coding-class.ts';
import { hotelFront } from './visits/hotel-front.ts';
import { hotelRoom } from './visits/hotel-room.ts';
import { lectureHall } from './visits/lecture-hall.ts';
import { scenicGate } from './visits/scenic-gate.ts';
import { skillsWorkshop } from './visits/skills-workshop.ts';
import { tourGuide } from './visits/tour-guide.ts';
import { universityGate } from './visits/university-gate.ts';
import type { Scene } from '../drawing/svg.ts';

/** Scenes of the think-tank's enterprises, by name. */
export const enterpriseScenes: Readonly<Record<string, Scene>> = {
  'car-claim': carClaim,
  'crop-insurance': cropInsurance,
  'family-plan': familyPlan,
  'health-check': healthCheck,
  'insurance-hall': insuranceHall,
  'nursing-room': nursingRoom,
  'pension-activity': pensionActivity,
  'pension-garden': pensionGarden,
  'appliance-line': applianceLine,
  'butcher-counter': butcherCounter,
  'cattle-pasture': cattlePasture,
  distillery: distillery,
  'garment-workshop': garmentWorkshop,
  'logistics-park': logisticsPark,
  'lotion-line': lotionLine,
  'sausage-loft': sausageLoft,
  'wine-cellar': wineCellar,
  'wine-tasting': wineTasting,
  'care-shelf': careShelf,
  'dining-ware': diningWare,
  'flagship-store': flagshipStore,
  'furniture-hall': furnitureHall,
  'gift-boxes': giftBoxes,
  'laundry-balcony': laundryBalcony,
  'linen-shop': linenShop,
  'sofa-showroom': sofaShowroom,
  'supermarket-aisle': supermarketAisle,
  'supermarket-checkout': supermarketCheckout,
  'supermarket-fresh': supermarketFresh,
  'supermarket-front': supermarketFront,
  'tile-bath': tileBath,
  banquet: banquet,
  campsite: campsite,
  'coding-class': codingClass,
  'hotel-front': hotelFront,
  'hotel-room': hotelRoom,
  'lecture-hall': lectureHall,
  'scenic-gate': scenicGate,
  'skills-workshop': skillsWorkshop,
  'tour-guide': tourGuide,
  'university-gate': universityGate,
};
