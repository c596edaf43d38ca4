import type { Generated } from 'kysely';

// Names and contact data of volunteers and groups are stored encrypted; only masked names are readable.

/** Without an application there is no row. */
export type AuditState = 'pending' | 'approved' | 'rejected';
export type RegistrationState = 'registered' | 'cancelled' | 'attended' | 'absent';
export type VolunteerSkill =
  | 'teaching'
  | 'medical'
  | 'psychology'
  | 'law'
  | 'driving'
  | 'translation'
  | 'photography'
  | 'performing'
  | 'repair'
  | 'rescue'
  | 'cooking'
  | 'computing';

interface Audited {
  audit: AuditState;
  /** why it was rejected; empty in other states */
  reason: string;
  /** when it was last submitted */
  sent_at: string;
  decided_at: string | null;
}

export interface VolunteersTable extends Audited {
  id: string;
  /** null once the reader deleted their account */
  user_id: string | null;
  /**
   * at most one volunteer for each ID number; keyed, since all ID numbers could be tried; null once the account is
   * deleted
   */
  id_hash: string | null;
  /** JSON of a `VolunteerPerson`, encrypted; null once the account is deleted */
  person_sealed: string | null;
  /** masked name, as others see it */
  name: string;
  city_id: string;
  skills_json: string;
  /** of service */
  minutes: Generated<number>;
  /** activities that they attended */
  activities: Generated<number>;
  /** end of the lock; null while not locked */
  locked_until: string | null;
  lock_reason: string;
  /** counts the volunteer's writes: the first update of a transaction locks the row until its end */
  acts: Generated<number>;
}

export interface GroupsTable extends Audited {
  id: string;
  /** null once the reader deleted their account */
  owner_id: string | null;
  name: string;
  credit_code: string;
  city_id: string;
  /** JSON of a `GroupContact`, encrypted; null once the account is deleted */
  contact_sealed: string | null;
  /** id of the private upload */
  licence_id: string;
  logo_json: string;
  introduction: string;
  minutes: Generated<number>;
  /** approved ones */
  activities: Generated<number>;
  members: Generated<number>;
}

/** Volunteers who attended activities of a group. */
interface GroupMembersTable {
  group_id: string;
  volunteer_id: string;
  since: string;
}

interface CommonwealTopicsTable {
  id: string;
  title: string;
  lead: string;
  cover_json: string;
  /** position in the editors' order */
  place: number;
}

export interface ActivitiesTable extends Audited {
  id: string;
  group_id: string;
  topic_id: string | null;
  title: string;
  introduction: string;
  cover_json: string;
  city_id: string;
  place: string;
  quota: number;
  /** number of registrations that are not cancelled; at most the quota */
  taken: Generated<number>;
  min_age: number | null;
  max_age: number | null;
  skills_json: string;
  register_until: string;
  starts_at: string;
  ends_at: string;
  cancelled_at: string | null;
}

export interface RegistrationsTable {
  activity_id: string;
  volunteer_id: string;
  state: RegistrationState;
  registered_at: string;
  /** when it entered its state */
  changed_at: string;
  /** of service; null until attendance is marked */
  minutes: number | null;
  /** certificate code; null until there is one; no longer valid once the attendance mark is removed */
  certificate: string | null;
}

export interface ShowsTable {
  id: string;
  group_id: string | null;
  activity_id: string | null;
  title: string;
  body: string;
  pictures_json: string;
  thumbs: Generated<number>;
  created_at: string;
  /** null until an editor publishes it */
  published_at: string | null;
}

interface ShowThumbsTable {
  show_id: string;
  user_id: string;
  created_at: string;
}

export interface HonoursTable {
  id: string;
  subject: 'volunteer' | 'group';
  subject_id: string;
  title: string;
  given_by: string;
  /** `YYYY-MM-DD` */
  given_on: string;
}

interface GroupNewsTable {
  group_id: string;
  news_id: string;
}

/** A block of the service chain; rows are added and never changed. */
export interface ServiceBlocksTable {
  height: number;
  time: string;
  kind: 'service' | 'withdrawal';
  certificate: string;
  name: string;
  activity: string;
  group_name: string;
  served_on: string;
  minutes: number;
  previous: string;
  hash: string;
  marks: string;
}

export interface WelfareItemsTable {
  id: string;
  title: string;
  summary: string;
  rules_json: string;
  cover_json: string;
  sponsor: string;
  stock: number;
  claimed: Generated<number>;
  opens_at: string;
  closes_at: string;
}

interface WelfareClaimsTable {
  item_id: string;
  user_id: string;
  /** shown when the item is handed out */
  code: string;
  claimed_at: string;
}

export interface CommonwealTables {
  volunteers: VolunteersTable;
  volunteer_groups: GroupsTable;
  volunteer_group_members: GroupMembersTable;
  commonweal_topics: CommonwealTopicsTable;
  activities: ActivitiesTable;
  registrations: RegistrationsTable;
  commonweal_shows: ShowsTable;
  show_thumbs: ShowThumbsTable;
  honours: HonoursTable;
  volunteer_group_news: GroupNewsTable;
  service_blocks: ServiceBlocksTable;
  welfare_items: WelfareItemsTable;
  welfare_claims: WelfareClaimsTable;
}
