import {
  answerInquiry,
  closeInquiry,
  inquiriesForShop,
} from '../../domains/auto-show/inquiry/answer-inquiry.ts';
import { type EditorAction, type EditorCommand, CommandError } from '../editor-command.ts';
import { openVault } from '../editor-vault.ts';

export const inquiry: EditorCommand = {
  usage:
    'list <shopId> | answer <id> <shopId> <bare> <purchaseTax> <insurance> <plate> <YYYY-MM-DD> [note] | close <id> <shopId> | reports',
  summary:
    '询价：一家店收到的询价、替店报价（元）、结束、读者的举报 (inquiries: of a shop, answer in yuan, close, reports)',
  async run([verb = '', ...args], context) {
    const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
    if (action === undefined) throw new CommandError('要做什么？(list, answer, close, reports)');
    await action(args, context);
  },
};

const priceNames = ['裸车价 (bare)', '购置税 (purchaseTax)', '保险 (insurance)', '上牌 (plate)'];
const day = /^\d{4}-\d{2}-\d{2}$/;

const actions: Readonly<Record<string, EditorAction>> = {
  list: async ([shopId, ...more], { db, env, print }) => {
    if (shopId === undefined || more.length > 0) throw new CommandError('需要一个店的编号 (one shop id)');
    const rows = await inquiriesForShop(db, openVault(env), shopId);
    for (const { id, sentAt, state, seriesName, trimName, cityId, wish, person } of rows) {
      const phone = person ? `${person.name} ${person.phone}` : '号码未公开 (number not revealed)';
      print([id, sentAt, state, seriesName, trimName ?? '', cityId ?? '', phone, wish].join('  '));
    }
    if (rows.length === 0) print('没有进行中的询价 (no open inquiries)');
  },
  answer: async ([id, shopId, ...rest], { db, env, now, print }) => {
    const [validUntil = '', ...words] = rest.slice(priceNames.length);
    if (id === undefined || shopId === undefined || !day.test(validUntil))
      throw new CommandError('需要询价编号、店的编号、四项价格和有效期 (ids, four prices, last valid day)');
    const [bare = 0, purchaseTax = 0, insurance = 0, plate = 0] = priceNames.map((name, index) =>
      yuan(rest[index], name),
    );
    const prices = { bare, purchaseTax, insurance, plate, validUntil, note: words.join(' ').trim() };
    if (!(await answerInquiry(db, openVault(env), { id, shopId }, prices, now))) throw ended();
    print(`${id} ${shopId} 已报价 (answered): ${bare + purchaseTax + insurance + plate}`);
  },
  close: async ([id, shopId, ...more], { db, now, print }) => {
    if (id === undefined || shopId === undefined || more.length > 0)
      throw new CommandError('需要询价编号和店的编号 (inquiry id and shop id)');
    if (!(await closeInquiry(db, { id, shopId }, now))) throw ended();
    print(`${id} ${shopId} 已结束 (closed)`);
  },
  reports: async (_args, { db, env, print }) => {
    const vault = openVault(env);
    const rows = await db
      .selectFrom('inquiry_shops')
      .select(['inquiry_id', 'shop_id', 'reported_at', 'report_reason', 'report_sealed'])
      .where('reported_at', 'is not', null)
      .orderBy('reported_at')
      .execute();
    for (const row of rows) {
      const words = row.report_sealed === '' ? '' : vault.decrypt(row.report_sealed);
      print(`${row.inquiry_id}  ${row.shop_id}  ${row.reported_at}  ${row.report_reason}  ${words}`);
    }
    if (rows.length === 0) print('没有举报 (no reports)');
  },
};

const ended = () =>
  new CommandError('这次询价没有问过这家店，或者已经结束 (not asked, or the inquiry has ended)');

function yuan(text: string | undefined, name: string): number {
  const amount = Number(text);
  if (text !== undefined && /^\d{1,8}$/.test(text)) return amount;
  throw new CommandError(`${name} 应为整数元，现在是“${text ?? ''}” (whole yuan)`);
}
