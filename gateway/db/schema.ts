import type { Generated } from 'kysely';
import type { AccountTables } from './tables/account-tables.ts';
import type { CommentTables } from './tables/comment-tables.ts';
import type { CommonwealTables } from './tables/commonweal-tables.ts';
import type { LiveTables } from './tables/live-tables.ts';
import type { PaperTables } from './tables/paper-tables.ts';
import type { PublisherTables } from './tables/publisher-tables.ts';
import type { ReaderTables } from './tables/reader-tables.ts';
import type { SpecialStoriesTable, SpecialTopicsTable } from './tables/special-tables.ts';
import type { ShowcaseTables } from './tables/showcase-tables.ts';
import type { TechSupportTables } from './tables/tech-support-tables.ts';
import type { UploadTables } from './tables/upload-tables.ts';
import type { VideoTables } from './tables/video-tables.ts';
import type { MessagingTables } from './tables/messaging-tables.ts';
import type { VoteTables } from './tables/vote-tables.ts';
import type { TipTables } from './tables/tip-tables.ts';
import type { VrTables } from './tables/vr-tables.ts';

// Times are `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai, flags are 0 or 1, `…_json` columns hold JSON text. Closed sets of
// values are also CHECK constraints, so a row read is what its type says.

type Flag = 0 | 1;
export type StoryKind = 'article' | 'atlas' | 'video' | 'audio' | 'live' | 'special' | 'report';
export type CardStyle = 'text' | 'thumb' | 'three' | 'cover' | 'video' | 'audio' | 'live';
export type LiveState = 'preview' | 'living' | 'paused' | 'ended' | 'replay';
export type CommentState = 'shown' | 'pending' | 'removed';
export type SubjectType = 'news' | 'topic' | 'tip';
type UserType = 0 | 1 | 2 | 3;

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

export interface CommentsTable {
  id: string;
  subject_type: SubjectType;
  subject_id: string;
  /** null on the first level */
  parent_id: string | null;
  /** the comment that is answered, when it is not the parent */
  reply_to_id: string | null;
  author_id: string;
  body: string;
  state: CommentState;
  likes: Generated<number>;
  /** shown replies */
  replies: Generated<number>;
  /** likes + replies: the order of 最热 */
  hot: Generated<number>;
  created_at: string;
  /** null while nobody removed it; what an editor removed keeps its text, for the editors and its author */
  removed_by: Generated<'author' | 'editor' | null>;
  /** what an editor tells its author of why it is hidden or removed; empty when nothing */
  note: Generated<string>;
}

interface CommentLikesTable {
  comment_id: string;
  user_id: string;
  created_at: string;
}

export interface UsersTable {
  id: string;
  name: string;
  /** address of the picture; empty when there is none */
  head_img: string;
  user_type: UserType;
  user_des: string;
  city_id: string | null;
  created_at: string;
  /** when the reader deleted the account: the row stays, without a name, under what they wrote */
  deleted_at: Generated<string | null>;
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

/** First results of writes that carry a clientId, so that a repeat gets the same answer and no second effect. */
interface WriteReceiptsTable {
  client_id: string;
  operation: string;
  /** id of the reader, or of the device when signed out; empty when neither is known */
  actor: string;
  /** SHA-256 of what was asked for */
  fingerprint: string;
  answer_json: string;
  created_at: string;
}

interface MediaTable {
  /** address under /media/ without that prefix */
  path: string;
  /** where the file was fetched from */
  origin_url: string | null;
  mime: string;
  bytes: number;
  /** px; 0 when the file is no picture */
  width: number;
  height: number;
  /** #rrggbb */
  color: string;
  created_at: string;
}

/** Which story came from which item of a feed, and from what content. */
interface FeedItemsTable {
  source_key: string;
  item_key: string;
  content_hash: string;
  news_id: string;
  imported_at: string;
}

/** Content sets that were loaded once, such as the demo. */
interface LoadedContentTable {
  name: string;
  loaded_at: string;
}

export interface Schema
  extends
    AccountTables,
    CommentTables,
    CommonwealTables,
    LiveTables,
    MessagingTables,
    PaperTables,
    PublisherTables,
    ReaderTables,
    TechSupportTables,
    TipTables,
    VrTables,
    UploadTables,
    VideoTables,
    VoteTables,
    ShowcaseTables {
  sections: SectionsTable;
  news: NewsTable;
  audio_programmes: AudioProgrammesTable;
  news_bodies: NewsBodiesTable;
  news_labels: NewsLabelsTable;
  special_topics: SpecialTopicsTable;
  special_stories: SpecialStoriesTable;
  news_readers: NewsReadersTable;
  news_corrections: NewsCorrectionsTable;
  news_terms: NewsTermsTable;
  comments: CommentsTable;
  comment_likes: CommentLikesTable;
  users: UsersTable;
  write_receipts: WriteReceiptsTable;
  media: MediaTable;
  feed_items: FeedItemsTable;
  loaded_content: LoadedContentTable;
}
