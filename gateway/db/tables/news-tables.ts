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

/** What list cards show: narrow rows, so that a list reads few pages. The rest is in `news_bodies`. */
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
  /** seconds, of the story's video or audio */
  duration: number | null;
  live_state: LiveState | null;
  important: Flag;
  /** programme of an audio story; null when it has none */
  programme_id: string | null;
  /** 0 excludes it from the streams: only its programme, search and label lists show it */
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
  /** name of the presenter */
  host: string;
  cover_json: string;
  /** position in the editors' order */
  place: number;
}

interface NewsBodiesTable {
  news_id: string;
  /** HTML limited to the allowed tags */
  body: string;
  /** title, summary and body as plain text, normalised like search queries */
  search_text: string;
  editor: string;
  reporter: string;
  copyright: string;
  origin_url: string | null;
  media_url: string | null;
  vote_id: string | null;
  /** whether `news_shingles` matches the present body */
  shingled: Generated<Flag>;
}

/** Repeats the columns that label lists sort and filter by, so that they read one index. */
interface NewsLabelsTable {
  label: string;
  news_id: string;
  published_at: string;
  section_id: string;
  city_id: string | null;
}

/** Stories by the names in their bylines; a reporter who is also the story's editor counts as reporter. */
interface NewsAuthorsTable {
  name: string;
  news_id: string;
  duty: 'reporter' | 'editor';
  published_at: string;
}

/** Inverted index of search: bigrams of Chinese text, whole Latin words. */
interface NewsTermsTable {
  term: string;
  published_at: string;
  news_id: string;
}

/** Who read which story, so that each reader counts once. Readers cannot be identified from it. */
interface NewsReadersTable {
  news_id: string;
  /** SHA-256 of the story id with the reader's id or the device's */
  reader_hash: string;
  /** for a device: whether a signed-in reader accounts for it */
  is_claimed: Flag;
}

interface NewsCorrectionsTable {
  id: string;
  news_id: string;
  body: string;
  corrected_at: string;
}

/** Editions of 早报 and 晚报 that were made. */
interface BriefingsTable {
  due_at: string;
}

interface BriefingStoriesTable {
  due_at: string;
  /** position in the edition; a withdrawn story leaves a gap */
  place: number;
  news_id: string;
}

export interface NewsTables {
  sections: SectionsTable;
  news: NewsTable;
  audio_programmes: AudioProgrammesTable;
  news_bodies: NewsBodiesTable;
  news_labels: NewsLabelsTable;
  news_authors: NewsAuthorsTable;
  news_readers: NewsReadersTable;
  news_corrections: NewsCorrectionsTable;
  news_terms: NewsTermsTable;
  briefings: BriefingsTable;
  briefing_stories: BriefingStoriesTable;
}
