import { isMobile } from '../../../../rules/people/mobile.ts';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { CallContext, Handlers } from '../../../contract/handler.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { TransportKey } from '../../../services/encryption/key-files.ts';
import { decryptText } from '../../../services/encryption/transport-encryption.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { clientNetwork } from '../../shared/client-network.ts';
import type { Deps } from '../../shared/deps.ts';
import { fieldFailure } from '../../shared/field-failure.ts';
import { hasIdempotencyRecord, once } from '../../shared/once.ts';
import { namedTexts } from '../../shared/named-texts.ts';
import { plainText } from '../../shared/plain-text.ts';
import { requireReader } from '../../shared/require-reader.ts';
import type { SubmittedCode } from '../../shared/submitted-code.ts';
import {
  erase,
  type InquiryPerson,
  ownInquiries,
  requireOwnInquiry,
  shopsOf,
  stateOf,
  toInquiry,
  touch,
} from './inquiry-rows.ts';
import { sendInquiry } from './send-inquiry.ts';

type InquiryOperation =
  | 'createInquiry'
  | 'getInquiry'
  | 'listOwnInquiries'
  | 'revealInquiryNumber'
  | 'withdrawInquiry'
  | 'reportInquiryShop';

export interface InquiryServices {
  /** encrypts personal data with a key that is not stored in the database */
  readonly vault: Vault;
  /** decrypts what pages encrypted */
  readonly transport: TransportKey;
  /** Consumes a phone's code. @throws Failure 400 that names the code, 429 after too many wrong ones */
  readonly checkCode: (given: SubmittedCode) => Promise<void>;
  /** the phone that a reader signs in with, if any */
  readonly phoneOfReader: (readerId: string) => Promise<string | undefined>;
}

const maxNameLength = 20;

export function inquiryHandlers(
  deps: Deps,
  { vault, transport, checkCode, phoneOfReader }: InquiryServices,
): Pick<Handlers, InquiryOperation> {
  const { db, clock, log } = deps;

  /**
   * The person whom the shops may call once the number is revealed to them. Another phone than that of the account is
   * confirmed by a code.
   * @throws Failure 400 that names the field
   */
  async function personOfCall(
    { person, code = '', wish = '', clientId }: CreateBody,
    context: CallContext,
  ): Promise<InquiryPerson> {
    const { id, name: accountName } = requireReader(context);
    const accountPhone = await phoneOfReader(id);
    const given = person && namedTexts(decryptText(person, transport.privateKey), 'body.person');
    const name = plainText(given?.('name') ?? accountName);
    if (name === '' || [...name].length > maxNameLength)
      throw fieldFailure('body.person.name', 'name', `请填写称呼，最多 ${maxNameLength} 个字`);
    const phone = given?.('phone') || accountPhone;
    if (phone === undefined)
      throw fieldFailure('body.person.phone', 'accountPhone', '您的账号没有手机号，请填写 11 位手机号');
    if (!isMobile(phone)) throw fieldFailure('body.person.phone', 'phone', '请填写 11 位手机号');
    if (phone !== accountPhone && !(await hasIdempotencyRecord(deps, clientId))) {
      const addressHash = vault.fingerprint('address', clientNetwork(context.address ?? ''));
      await checkCode({ phone, code, addressHash }).catch(async (error: unknown) => {
        // of two concurrent calls the other one consumed the code and returns its result
        if (!(await hasIdempotencyRecord(deps, clientId))) throw error;
      });
    }
    return { name, phone, wish: plainText(wish) };
  }

  async function receipt(transaction: Deps['db'], id: string, readerId: string): Promise<Receipt> {
    const row = await requireOwnInquiry(transaction, id, readerId);
    return { id, state: stateOf(row, await shopsOf(transaction, id)) };
  }

  return {
    createInquiry: async ({ body }, context) => {
      const readerId = requireReader(context).id;
      const person = await personOfCall(body, context);
      const { seriesId, trimId, cityId, shopIds, clientId } = body;
      const inquiry = { readerId, seriesId, trimId, cityId, shopIds, person };
      // a keyed hash, so that the idempotency record contains no personal data
      const input = [vault.fingerprint('inquiry form', JSON.stringify(inquiry))];
      return once(deps, context, { operation: 'createInquiry', clientId, input }, async (transaction) => {
        const sent = await sendInquiry(transaction, vault, inquiry, clock());
        log.info({ inquiry: sent.id, series: seriesId, shops: shopIds.length }, 'inquiry sent');
        return sent;
      });
    },

    getInquiry: async ({ query: { id } }, context) =>
      toInquiry(db, vault, await requireOwnInquiry(db, id, requireReader(context).id)),

    listOwnInquiries: async (_input, context) => ({
      list: await ownInquiries(db, vault, requireReader(context).id),
    }),

    revealInquiryNumber: async ({ body: { id, shopId, clientId } }, context) => {
      const readerId = requireReader(context).id;
      const write = { operation: 'revealInquiryNumber' as const, clientId, input: [id, shopId] };
      return once(deps, context, write, async (transaction) => {
        const { ended } = await requireOwnInquiry(transaction, id, readerId);
        const time = shanghaiTime(clock());
        const shop = (await shopsOf(transaction, id)).find((one) => one.shop_id === shopId);
        if (shop === undefined) throw notFound('这次询价没有问过这家店');
        if (ended !== '' || shop.state !== 'answered')
          throw new Failure(409, '只能把号码告诉已经报价的店，请刷新页面查看');
        if (shop.revealed_at === null) {
          await transaction
            .updateTable('inquiry_shops')
            .set({ revealed_at: time })
            .where('inquiry_id', '=', id)
            .where('shop_id', '=', shopId)
            .execute();
          await touch(transaction, id, time);
        }
        return receipt(transaction, id, readerId);
      });
    },

    withdrawInquiry: async ({ body: { id, clientId } }, context) => {
      const readerId = requireReader(context).id;
      const write = { operation: 'withdrawInquiry' as const, clientId, input: [id] };
      return once(deps, context, write, async (transaction) => {
        await requireOwnInquiry(transaction, id, readerId);
        await erase(transaction, id, 'withdrawn');
        log.info({ inquiry: id }, 'inquiry withdrawn');
        return receipt(transaction, id, readerId);
      });
    },

    reportInquiryShop: async ({ body: { id, shopId, reason, text = '', clientId } }, context) => {
      const readerId = requireReader(context).id;
      const write = {
        operation: 'reportInquiryShop' as const,
        clientId,
        input: [id, shopId, reason, vault.fingerprint('inquiry report', text)],
      };
      return once(deps, context, write, async (transaction) => {
        await requireOwnInquiry(transaction, id, readerId);
        const time = shanghaiTime(clock());
        const words = plainText(text);
        const { numUpdatedRows } = await transaction
          .updateTable('inquiry_shops')
          .set({
            reported_at: time,
            report_reason: reason,
            report_sealed: words === '' ? '' : vault.encrypt(words),
          })
          .where('inquiry_id', '=', id)
          .where('shop_id', '=', shopId)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw notFound('这次询价没有问过这家店');
        await touch(transaction, id, time);
        log.info({ inquiry: id, shop: shopId, reason }, 'shop reported');
        return receipt(transaction, id, readerId);
      });
    },
  };
}

type CreateBody = Parameters<Handlers['createInquiry']>[0]['body'];
type Receipt = Schemas['InquiryReceipt'];
