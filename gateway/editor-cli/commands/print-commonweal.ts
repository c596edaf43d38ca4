import type { AuditState } from '../../db/tables/commonweal-tables.ts';
import { readContact } from '../../domains/commonweal/groups/group-contact.ts';
import { privatePicture } from '../../domains/commonweal/groups/group-pictures.ts';
import { readPerson } from '../../domains/commonweal/volunteers/volunteer-person.ts';
import { cityName } from '../../domains/shared/cities.ts';
import { type EditorContext, CommandError } from '../editor-command.ts';
import { openVault } from '../editor-vault.ts';

const maxPrinted = 50;

const auditNames: Readonly<Record<AuditState, string>> = {
  pending: '待审核 (pending)',
  approved: '已通过 (approved)',
  rejected: '已驳回 (rejected)',
};

/** Prints applications of one kind, newest first; without a kind, the pending ones of every kind. */
export async function printApplications(
  context: EditorContext,
  [kind, ...more]: readonly string[],
): Promise<void> {
  if (more.length > 0 || (kind !== undefined && !Object.hasOwn(lists, kind)))
    throw new CommandError(`可以列出 ${Object.keys(lists).join('、')} (one of these lists)`);
  const wanted = kind === undefined ? Object.keys(lists) : [kind];
  let printed = 0;
  for (const name of wanted) {
    const lines = (await lists[name]?.(context, kind === undefined)) ?? [];
    for (const line of lines) context.print(line);
    printed += lines.length;
  }
  if (printed === 0) context.print(kind === undefined ? '没有等待处理的 (nothing pending)' : '还没有 (none)');
}

type List = (context: EditorContext, isPendingOnly: boolean) => Promise<string[]>;

const lists: Readonly<Record<string, List>> = {
  volunteers: async ({ db }, isPendingOnly) => {
    let query = db
      .selectFrom('volunteers')
      .select(['id', 'audit', 'sent_at', 'name', 'city_id', 'minutes', 'locked_until'])
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxPrinted);
    if (isPendingOnly) query = query.where('audit', '=', 'pending');
    return (await query.execute()).map(({ id, audit, sent_at, name, city_id, minutes, locked_until }) => {
      const lock = locked_until === null ? '' : `  锁定到 (locked until) ${locked_until}`;
      return `${id}  ${sent_at}  ${auditNames[audit]}  ${name}  ${cityName(city_id)}  ${minutes} 分钟${lock}`;
    });
  },
  groups: async ({ db }, isPendingOnly) => {
    let query = db
      .selectFrom('volunteer_groups')
      .select(['id', 'audit', 'sent_at', 'name', 'city_id', 'credit_code'])
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxPrinted);
    if (isPendingOnly) query = query.where('audit', '=', 'pending');
    return (await query.execute()).map(
      ({ id, audit, sent_at, name, city_id, credit_code }) =>
        `${id}  ${sent_at}  ${auditNames[audit]}  ${name}  ${cityName(city_id)}  ${credit_code}`,
    );
  },
  activities: async ({ db }, isPendingOnly) => {
    let query = db
      .selectFrom('activities')
      .select(['id', 'audit', 'starts_at', 'title', 'taken', 'quota'])
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxPrinted);
    if (isPendingOnly) query = query.where('audit', '=', 'pending');
    return (await query.execute()).map(
      ({ id, audit, starts_at, title, taken, quota }) =>
        `${id}  ${starts_at}  ${auditNames[audit]}  ${taken}/${quota}  ${title}`,
    );
  },
  shows: async ({ db }, isPendingOnly) => {
    let query = db
      .selectFrom('commonweal_shows')
      .select(['id', 'created_at', 'published_at', 'title', 'thumbs'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxPrinted);
    if (isPendingOnly) query = query.where('published_at', 'is', null);
    return (await query.execute()).map(({ id, created_at, published_at, title, thumbs }) => {
      const state = published_at === null ? '待发布 (unpublished)' : '已发布 (published)';
      return `${id}  ${created_at}  ${state}  ${thumbs} 赞  ${title}`;
    });
  },
};

/** Prints an application in full, with personal data: for auditors. */
export async function printOne(context: EditorContext, id: string): Promise<void> {
  const print = id.startsWith('vol-')
    ? printVolunteer
    : id.startsWith('grp-')
      ? printGroup
      : id.startsWith('act-')
        ? printActivity
        : undefined;
  if (print === undefined || !(await print(context, id))) throw new CommandError(`没有 ${id} (no such id)`);
}

async function printVolunteer({ db, print, env }: EditorContext, id: string): Promise<boolean> {
  const row = await db.selectFrom('volunteers').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return false;
  print(`${id}  ${row.sent_at}  ${auditNames[row.audit]}  ${row.reason}`);
  print(`${row.name}  ${cityName(row.city_id)}  ${row.skills_json}`);
  if (row.person_sealed === null) return true;
  const person = readPerson(openVault(env), row.person_sealed, id);
  print(`姓名 (name) ${person.name}  身份证 (ID) ${person.idNumber}  电话 (phone) ${person.phone}`);
  if (person.guardianName !== '') print(`监护人 (guardian) ${person.guardianName}  ${person.guardianPhone}`);
  return true;
}

async function printGroup({ db, print, env, now }: EditorContext, id: string): Promise<boolean> {
  const row = await db.selectFrom('volunteer_groups').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return false;
  const vault = openVault(env);
  print(`${id}  ${row.sent_at}  ${auditNames[row.audit]}  ${row.reason}`);
  print(`${row.name}  ${row.credit_code}  ${cityName(row.city_id)}`);
  if (row.contact_sealed !== null) {
    const { contactName, contactPhone } = readContact(vault, row.contact_sealed, id);
    print(`联系人 (contact) ${contactName}  ${contactPhone}`);
  }
  const licence = await privatePicture(db, vault.fingerprint, row.licence_id, now);
  print(
    licence === undefined
      ? '没有证书照片 (no photo of the licence)'
      : `证书照片，${licence.expiresAt} 前有效 (licence photo, valid until then) ${licence.url}`,
  );
  print(row.introduction);
  return true;
}

async function printActivity({ db, print }: EditorContext, id: string): Promise<boolean> {
  const row = await db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return false;
  print(`${id}  ${row.starts_at} - ${row.ends_at}  ${auditNames[row.audit]}  ${row.reason}`);
  print(`${row.title}  ${cityName(row.city_id)}${row.place}  ${row.taken}/${row.quota}`);
  print(row.introduction);
  const volunteers = await db
    .selectFrom('registrations')
    .innerJoin('volunteers', 'volunteers.id', 'registrations.volunteer_id')
    .select(['volunteers.id', 'volunteers.name', 'registrations.state', 'registrations.minutes'])
    .where('registrations.activity_id', '=', id)
    .orderBy('registrations.registered_at')
    .orderBy('volunteers.id')
    .execute();
  for (const { id: volunteerId, name, state, minutes } of volunteers)
    print(`  ${volunteerId}  ${name}  ${state}${minutes === null ? '' : `  ${minutes} 分钟`}`);
  return true;
}
