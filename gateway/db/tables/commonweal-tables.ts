import type { Generated } from 'kysely';

// Rows of volunteers, groups and their activities, as schema.ts has the others. Times are `YYYY-MM-DD HH:MM:SS` in
// Asia/Shanghai. What a person is called, and how they are reached, stands encrypted, with a key that is not in the database.

/** An application that is not there has no row. */
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
  /** why it was rejected; empty of all others */
  reason: string;
  /** when it was sent last */
  sent_at: string;
  decided_at: string | null;
}

export interface VolunteersTable extends Audited {
  id: string;
  /** null once the reader deleted their account */
  user_id: string | null;
  /** one volunteer for each ID number: keyed, since there are few enough to try them all; null with the account */
  id_hash: string | null;
  /** JSON of a `VolunteerPerson`; null with the account */
  person_sealed: string | null;
  /** masked, as everybody sees it */
  name: string;
  city_id: string;
  skills_json: string;
  /** of service */
  minutes: Generated<number>;
  /** activities they took part in */
  activities: Generated<number>;
  /** locked before it; null while they are not */
  locked_until: string | null;
  lock_reason: string;
  /** counts every act of theirs: whoever changes it first holds the row until the end of a transaction */
  acts: Generated<number>;
}

export interface GroupsTable extends Audited {
  id: string;
  /** null once the reader deleted their account */
  owner_id: string | null;
  name: string;
  credit_code: string;
  city_id: string;
  /** JSON of a `GroupContact`; null with the account */
  contact_sealed: string | null;
  /** id of the private upload */
  licence_id: string;
  logo_json: string;
  introduction: string;
  minutes: Generated<number>;
  /** that were approved */
  activities: Generated<number>;
  members: Generated<number>;
}

/** Volunteers who served with a group. */
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
  /** in the editors' order */
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
  /** of the quota: registrations that were not cancelled */
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
  /** when it came into its state */
  changed_at: string;
  /** of service; null until they are marked */
  minutes: number | null;
  /** code of the certificate; null until there is one; of a place that is marked no more it was withdrawn */
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

/** A block of the chain; rows are added and never changed. */
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

/** One row: where the chain ends. Whoever appends holds it. */
interface ServiceChainTable {
  id: number;
  height: number;
  hash: string;
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
  /** shown where it is handed out */
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
  service_chain: ServiceChainTable;
  welfare_items: WelfareItemsTable;
  welfare_claims: WelfareClaimsTable;
}
