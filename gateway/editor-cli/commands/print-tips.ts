import type { TipState } from '../../db/tables/tip-tables.ts';
import { readTipContact, type TipContact } from '../../domains/tips/contact.ts';
import { cityName } from '../../domains/shared/cities.ts';
import { type EditorContext, CommandError } from '../editor-command.ts';
import { openVault } from '../editor-vault.ts';

const maxPrinted = 50;
/** characters */
const excerptLength = 40;

export const stateNames: Readonly<Record<TipState, string>> = {
  received: '待受理 (received)',
  held: '待审核 (held)',
  accepted: '已受理 (accepted)',
  interviewing: '采访中 (interviewing)',
  reported: '已报道 (reported)',
  hidden: '不公开 (hidden)',
};

/** Prints one line per tip, newest first. @param state only tips in this state; all when undefined */
export async function printTips({ db, print }: EditorContext, state: string | undefined): Promise<void> {
  let query = db
    .selectFrom('tips')
    .select(['id', 'state', 'city_id', 'place', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxPrinted);
  const known = Object.keys(stateNames).find((name): name is TipState => name === state);
  if (known !== undefined) query = query.where('state', '=', known);
  const tips = await query.execute();
  if (tips.length === 0) print('没有这样的爆料 (no such tips)');
  for (const { id, state: at, city_id, place, body, created_at } of tips)
    print(
      `${id}  ${created_at}  ${stateNames[at]}  ${cityName(city_id)}${place}  ${body.replaceAll('\n', ' ').slice(0, excerptLength)}`,
    );
}

/** Prints a tip in full, with the sender's contact details if given. An anonymous sender's name is not printed. */
export async function printTip({ db, print, env }: EditorContext, tipId: string): Promise<void> {
  const tip = await db
    .selectFrom('tips')
    .innerJoin('users', 'users.id', 'tips.author_id')
    .selectAll('tips')
    .select('users.name')
    .where('tips.id', '=', tipId)
    .executeTakeFirst();
  if (!tip) throw new CommandError(`没有爆料 ${tipId} (no such tip)`);
  print(`${tip.id}  ${tip.created_at}  ${stateNames[tip.state]}`);
  print(`${tip.anonymous === 1 ? '匿名 (anonymous)' : tip.name}  ${cityName(tip.city_id)}${tip.place}`);
  const contact: TipContact =
    tip.contact_sealed === null ? {} : readTipContact(openVault(env).decrypt(tip.contact_sealed), tipId);
  if (contact.phone !== undefined) print(`电话 (phone) ${contact.phone}`);
  if (contact.position !== undefined)
    print(`位置 (position) ${contact.position.latitude}, ${contact.position.longitude}`);
  print(tip.body);
}
