export type AutoBody = 'sedan' | 'hatchback' | 'wagon' | 'coupe' | 'suv' | 'mpv' | 'pickup';
export type AutoEnergy = 'petrol' | 'hybrid' | 'plugIn' | 'rangeExtended' | 'electric';
export type AutoProclamationKind = 'notice' | 'change' | 'schedule';

interface AutoBrandsTable {
  id: string;
  name: string;
  /** A to Z, `#` for a name without a letter */
  letter: string;
  initials: string;
  color: string;
  introduction: string;
}

interface AutoSeriesTable {
  id: string;
  brand_id: string;
  name: string;
  body: AutoBody;
  energy: AutoEnergy;
  /** yuan */
  price_from: number;
  price_to: number;
  summary: string;
  cover_json: string;
  /** JSON list of parts with their pictures */
  pictures_json: string;
}

interface AutoTrimsTable {
  id: string;
  series_id: string;
  name: string;
  /** yuan */
  guide_price: number;
  dealer_price: number;
  dealer_price_as_of: string;
  /** 0 without an engine */
  displacement_ml: number;
  seats: number;
  /** JSON: values by the keys of rules/auto-show */
  specifications_json: string;
}

interface AutoSeriesOpensTable {
  series_id: string;
  /** YYYY-MM-DD, Asia/Shanghai */
  day: string;
  opens: number;
}

interface AutoShopsTable {
  id: string;
  name: string;
  city_id: string;
  address: string;
  longitude: number;
  latitude: number;
  phone: string;
  credit_code: string;
  opening_hours_json: string;
}

interface AutoOffersTable {
  id: string;
  shop_id: string;
  /** null: of the whole shop */
  series_id: string | null;
  title: string;
  text: string;
  /** last day, YYYY-MM-DD */
  valid_until: string;
}

interface AutoProclamationsTable {
  id: string;
  kind: AutoProclamationKind;
  title: string;
  text: string;
  published_at: string;
  starts_at: string | null;
  ends_at: string | null;
  venue: string | null;
}

export interface AutoShowTables {
  auto_brands: AutoBrandsTable;
  auto_series: AutoSeriesTable;
  auto_trims: AutoTrimsTable;
  auto_series_opens: AutoSeriesOpensTable;
  auto_shops: AutoShopsTable;
  auto_shop_brands: { shop_id: string; brand_id: string };
  auto_offers: AutoOffersTable;
  auto_shows: { id: string; ends_on: string; details_json: string };
  auto_proclamations: AutoProclamationsTable;
}
