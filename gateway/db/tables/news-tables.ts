import type { Generated } from 'kysely';
import type { LiveState } from './live-tables.ts';

type Flag = 0 | 1;
export type StoryKind = 'article' | 'atlas' | 'video' | 'audio' | 'live' | 'special' | 'report';
export type CardStyle = 'text' | 'thumb' | 'three' | 'cover' | 'video' | 'audio' | 'live';

interface SectionsTable {
  id: string;
  name: string;
  place: number;
}

/** What a card of a list shows: narrow rows, so that a list reads few pages. The rest is in `news_bodies`. */
export interface NewsTable {
  id: string;
  kind: StoryKind;
  title: string;
  summary: string;
  source: string;
  published_at: string;
  section_id: string;
  city_id: string | null;
  labels_json: string;
  covers_json: string;
  card_style: CardStyle;
  /** seconds, of the story's own video or audio */
  duration: number | null;
  live_state: LiveState | null;
  important: Flag;
  /** the programme of an audio story; null when it belongs to none */
  programme_id: string | null;
  /** 0 keeps it out of the streams of stories: it is found in its programme, by search and by its labels */
  in_streams: Generated<Flag>;
  reads: Generated<number>;
  comments: Generated<number>;
  likes: Generated<number>;
  share_views: Generated<number>;
}

/** A series of audio stories. */
export interface AudioProgrammesTable {
  id: string;
  name: string;
  summary: string;
  /** who presents it */
  host: string;
  cover_json: string;
  /** in the editors' order */
  place: number;
}

interface NewsBodiesTable {
  news_id: string;
  /** HTML of the closed tag list */
  body: string;
  /** title, summary and body as plain text, folded as search folds its query */
  search_text: string;
  editor: string;
  reporter: string;
  copyright: string;
  origin_url: string | null;
  media_url: string | null;
  vote_id: string | null;
  /** whether `news_shingles` has the body as it is now */
  shingled: Generated<Flag>;
}

/** Repeats what lists by label sort and filter by, so that they read one index. */
interface NewsLabelsTable {
  label: string;
  news_id: string;
  published_at: string;
  section_id: string;
  city_id: string | null;
}

/** Inverted index of search: bigrams of Chinese runs, whole Latin words. */
interface NewsTermsTable {
  term: string;
  published_at: string;
  news_id: string;
}

/** Who read which story, so that a reading counts once. Who that is cannot be told from it. */
interface NewsReadersTable {
  news_id: string;
  /** SHA-256 of the story with the reader, or with the device */
  reader_hash: string;
  /** whether a signed-in reader stands for it; a device's is not claimed while it was read signed out alone */
  is_claimed: Flag;
}

interface NewsCorrectionsTable {
  id: string;
  news_id: string;
  body: string;
  corrected_at: string;
}

export interface NewsTables {
  sections: SectionsTable;
  news: NewsTable;
  audio_programmes: AudioProgrammesTable;
  news_bodies: NewsBodiesTable;
  news_labels: NewsLabelsTable;
  news_readers: NewsReadersTable;
  news_corrections: NewsCorrectionsTable;
  news_terms: NewsTermsTable;
}
