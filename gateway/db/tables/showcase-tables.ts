import type { CardStyle } from './news-tables.ts';

export type AdPosition = 'stream' | 'article';
export type AdClosingReason = 'uninterested' | 'seen' | 'unpleasant' | 'irrelevant';
type BannerRoute = 'general' | 'hotNews' | 'outside';
type Trend = 'up' | 'down' | 'flat' | 'new';

export interface BannersTable {
  id: string;
  title: string;
  picture_json: string;
  route: BannerRoute;
  /** id of the story or hot event, or the URL when the route is `outside` */
  target: string;
  /** the only city that it is shown in; null for all */
  city_id: string | null;
  place: number;
}

export interface AdsTable {
  id: string;
  position: AdPosition;
  title: string;
  summary: string;
  /** name of the advertiser */
  source: string;
  covers_json: string;
  card_style: CardStyle;
  url: string;
  city_id: string | null;
  published_at: string;
  place: number;
}

/** How often readers closed an ad, by reason. */
interface AdClosingsTable {
  ad_id: string;
  reason: AdClosingReason;
  closings: number;
}

interface HotEventsTable {
  id: string;
  title: string;
  summary: string;
  /** label of the event's stories */
  label: string;
  heat: number;
  trend: Trend;
  /** heat per hour, oldest first */
  curve_json: string;
  updated_at: string;
}

/** Content of the home page and stories that is not editorial: banners, ads, hot events. */
export interface ShowcaseTables {
  banners: BannersTable;
  ads: AdsTable;
  ad_closings: AdClosingsTable;
  hot_events: HotEventsTable;
}
