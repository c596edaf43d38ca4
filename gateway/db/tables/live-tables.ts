import type { Generated } from 'kysely';

// Rows of lives, as schema.ts has the others. Times are `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai, money is fen.

export type LiveState = 'preview' | 'living' | 'paused' | 'ended' | 'replay';
export type LiveChat = 'open' | 'held' | 'closed';

/** A series of lives. */
interface LiveAlbumsTable {
  id: string;
  title: string;
  summary: string;
  cover_json: string;
}

export interface LiveRoomsTable {
  /** where a story is the live's card, the story's id */
  id: string;
  album_id: string | null;
  title: string;
  /** plain, a line feed between paragraphs */
  summary: string;
  cover_json: string;
  host_name: string;
  /** address of the picture; empty when there is none */
  host_img: string;
  /** the reader whose words are the host's */
  host_id: string | null;
  city_id: string | null;
  state: LiveState;
  chat: LiveChat;
  starts_at: string;
  began_at: string | null;
  ended_at: string | null;
  /** seconds on air before `on_air_since` */
  aired: Generated<number>;
  /** null while it is not on air */
  on_air_since: string | null;
  /** JSON of where the film comes from; null where pictures and words are all there is */
  source_json: string | null;
  /** what is played once it is over, in place of the source */
  replay_url: string | null;
  /** number of its last event */
  seq: Generated<number>;
  likes: Generated<number>;
  views: Generated<number>;
  appointments: Generated<number>;
  /** null unless it was removed */
  removed_at: string | null;
}

/** What happened in a live, numbered from 1 on without a gap; the oldest are forgotten. */
interface LiveEventsTable {
  room_id: string;
  seq: number;
  /** JSON of all but the number and the time */
  data_json: string;
  at: string;
}

export interface LiveScenesTable {
  id: string;
  room_id: string;
  seq: number;
  by_name: string;
  body: string;
  pictures_json: string;
  video_json: string | null;
  removed: Generated<0 | 1>;
  created_at: string;
}

interface LivePicturesTable {
  id: string;
  room_id: string;
  scene_id: string | null;
  picture_json: string;
  caption: string;
  shown_at: string;
}

export interface LiveMessagesTable {
  id: string;
  room_id: string;
  /** number of the event that showed it; while it is held, of the event before it was written */
  seq: number;
  /** null for what the desk says in the host's name */
  author_id: string | null;
  by_host: 0 | 1;
  body: string;
  state: 'shown' | 'held' | 'removed';
  created_at: string;
}

/** Publishers who report a live. */
interface LiveReportersTable {
  room_id: string;
  publisher_id: string;
  role: string;
  place: number;
}

interface LiveAppointmentsTable {
  room_id: string;
  user_id: string;
  created_at: string;
}

/** A reader's own code for a live. */
interface LiveInvitesTable {
  code: string;
  room_id: string;
  user_id: string;
  created_at: string;
}

/** By whose code a reader came: the first one's. */
interface LiveInviteesTable {
  room_id: string;
  user_id: string;
  inviter_id: string;
  created_at: string;
}

export interface LivePacketsTable {
  id: string;
  room_id: string;
  title: string;
  /** fen that nobody has yet */
  left_over: number;
  per_invite: number;
  minimum: number;
  ends_at: string;
  created_at: string;
}

/** What a reader has in a red packet. */
export interface LivePursesTable {
  packet_id: string;
  user_id: string;
  /** all that they ever got in it */
  earned: number;
  /** null until it is cashed out, which happens once */
  cashed_at: string | null;
  /** when the newspaper paid it */
  paid_at: string | null;
}

/** How many have a live open at each process of the gateway. */
interface LiveAudiencesTable {
  room_id: string;
  process_id: string;
  viewers: number;
  /** past some seconds the process is taken for gone */
  seen_at: string;
}

export interface LiveTables {
  live_albums: LiveAlbumsTable;
  live_rooms: LiveRoomsTable;
  live_events: LiveEventsTable;
  live_scenes: LiveScenesTable;
  live_pictures: LivePicturesTable;
  live_messages: LiveMessagesTable;
  live_reporters: LiveReportersTable;
  live_appointments: LiveAppointmentsTable;
  live_invites: LiveInvitesTable;
  live_invitees: LiveInviteesTable;
  live_packets: LivePacketsTable;
  live_purses: LivePursesTable;
  live_audiences: LiveAudiencesTable;
}
