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

export type InquiryShopState = 'received' | 'forwarded' | 'answered' | 'closed';

interface InquiriesTable {
  id: string;
  user_id: string;
  series_id: string;
  trim_id: string | null;
  city_id: string | null;
  /** encrypted JSON { name, phone, wish }; null once erased */
  person_sealed: string | null;
  sent_at: string;
  last_act_at: string;
  /** '' while it goes on, or is closed by its shops */
  ended: '' | 'withdrawn' | 'expired';
}

interface InquiryShopsTable {
  inquiry_id: string;
  shop_id: string;
  user_id: string;
  series_id: string;
  state: InquiryShopState;
  /** while 1, the reader cannot ask this shop for this series again */
  is_open: 0 | 1;
  /** JSON: prices in yuan and last valid day */
  answer_json: string | null;
  /** encrypted; '' without one */
  note_sealed: string;
  answered_at: string | null;
  revealed_at: string | null;
  reported_at: string | null;
  report_reason: string | null;
  /** encrypted; '' without one */
  report_sealed: string;
}

export interface AutoShowTables {
  inquiries: InquiriesTable;
  inquiry_shops: InquiryShopsTable;
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
