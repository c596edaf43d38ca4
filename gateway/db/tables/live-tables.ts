import type { Generated } from 'kysely';

// Money is in fen.

export type LiveState = 'preview' | 'living' | 'paused' | 'ended' | 'replay';
export type LiveChat = 'open' | 'held' | 'closed';

/** A series of live rooms. */
interface LiveAlbumsTable {
  id: string;
  title: string;
  summary: string;
  cover_json: string;
}

export interface LiveRoomsTable {
  /** the story's id, where a story is the room's card */
  id: string;
  album_id: string | null;
  title: string;
  /** plain text, a line feed between paragraphs */
  summary: string;
  cover_json: string;
  host_name: string;
  /** URL of the picture; empty when there is none */
  host_img: string;
  /** reader whose messages appear as the host's */
  host_id: string | null;
  city_id: string | null;
  state: LiveState;
  chat: LiveChat;
  starts_at: string;
  began_at: string | null;
  ended_at: string | null;
  /** seconds on air before `on_air_since` */
  aired: Generated<number>;
  /** null while off air */
  on_air_since: string | null;
  /** JSON of the video source; null for rooms without video */
  source_json: string | null;
  /** played instead of the source once the live is over */
  replay_url: string | null;
  /** sequence number of its latest event */
  seq: Generated<number>;
  likes: Generated<number>;
  views: Generated<number>;
  appointments: Generated<number>;
  /** null unless removed */
  removed_at: string | null;
}

/** Events of live rooms, numbered from 1 without gaps; old ones are deleted. */
interface LiveEventsTable {
  room_id: string;
  seq: number;
  /** JSON of the event without its number and time */
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
  /** number of the event that showed it; while held, of the latest event when it was written */
  seq: number;
  /** null for messages that an editor sends in the host's name */
  author_id: string | null;
  by_host: 0 | 1;
  body: string;
  state: 'shown' | 'held' | 'removed';
  created_at: string;
}

/** Publishers who report from a live room. */
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

/** A reader's invitation code for a live room. */
interface LiveInvitesTable {
  code: string;
  room_id: string;
  user_id: string;
  created_at: string;
}

/** Which invitation a reader came by: the first one counts. */
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
  /** fen that are not yet given to anybody */
  left_over: number;
  per_invite: number;
  minimum: number;
  ends_at: string;
  created_at: string;
}

/** A reader's balance in a red packet. */
export interface LivePursesTable {
  packet_id: string;
  user_id: string;
  /** total ever received in it */
  earned: number;
  /** null until cashed out, which happens at most once */
  cashed_at: string | null;
  /** when the newspaper paid it out */
  paid_at: string | null;
}

/** Number of viewers of a live room at each gateway process. */
interface LiveAudiencesTable {
  room_id: string;
  process_id: string;
  viewers: number;
  /** a process that has not updated it for some seconds counts as stopped */
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
