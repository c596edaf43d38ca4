import type { Handlers } from '../../contract/handler.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { TransportKey } from '../../services/encryption/key-files.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import { hottestFirst, newestFirst, readPage } from '../shared/paging.ts';
import { requireReader } from '../shared/require-reader.ts';
import { uploadOwners } from '../shared/upload-owners.ts';
import { decryptContact } from './contact.ts';
import { followTip } from './follow.ts';
import { countTip, publishTip, validateTip } from './publish-tip.ts';
import { hottestTips, itemFor, newestTips, ownTips, tipFor } from './tip-lists.ts';
import { listTopics, topicOf } from './topics.ts';

type TipOperation =
  | 'listTopicTips'
  | 'followTip'
  | 'publishTip'
  | 'getTip'
  | 'listOwnTips'
  | 'listTipTopics'
  | 'getTipItem';

interface TipServices {
  /** encrypts contact data with a key that is not stored in the database */
  readonly vault: Vault;
  /** decrypts what pages encrypted */
  readonly transport: TransportKey;
}

export function tipHandlers(deps: Deps, { vault, transport }: TipServices): Pick<Handlers, TipOperation> {
  const { db, clock, log } = deps;
  return {
    listTopicTips: async ({ body }, { reader }) => {
      const { topicId, order = 'hot' } = body;
      const filter = { topicId, readerId: reader?.id };
      const topic = topicId === undefined ? undefined : await topicOf(db, topicId);
      const page =
        order === 'hot'
          ? await hottestTips(db, { ...filter, page: readPage('body', body, hottestFirst) })
          : await newestTips(db, { ...filter, page: readPage('body', body, newestFirst) });
      return { ...(topic && { topic }), ...page };
    },

    followTip: async ({ body: { tipId, follow = true, clientId } }, context) => {
      const request = { tipId, readerId: requireReader(context).id, follow, now: shanghaiTime(clock()) };
      return once(
        deps,
        context,
        { operation: 'followTip', clientId, input: [tipId, follow] },
        (transaction) => followTip(transaction, request),
      );
    },

    publishTip: async ({ body, headers }, context) => {
      const { clientId, topicId, category, anonymous = false, attachments = [] } = body;
      const authorId = requireReader(context).id;
      const contact = decryptContact(body.contact, transport.privateKey);
      const { phone = '' } = contact;
      const { text, cityId, place } = validateTip({
        text: body.text,
        cityId: body.cityId,
        place: body.place ?? '',
        phone,
      });
      const contactText = Object.keys(contact).length === 0 ? '' : JSON.stringify(contact);
      // a keyed hash of the contact, since there are few enough phone numbers to try them all
      const input = [
        topicId,
        category,
        anonymous,
        text,
        cityId,
        place,
        attachments,
        vault.fingerprint('tip', contactText),
      ];
      const owners = uploadOwners(context, headers['upload-secret']);
      const encryptedContact = contactText === '' ? undefined : vault.encrypt(contactText);
      const tip = {
        authorId,
        anonymous,
        topicId,
        category,
        text,
        cityId,
        place,
        encryptedContact,
        attachments,
        uploadOwners: owners,
      };
      return once(deps, context, { operation: 'publishTip', clientId, input }, async (transaction) => {
        // a retry of a tip that was already stored does not count
        await countTip({ ...deps, db: transaction }, vault, authorId, context);
        const published = await publishTip(transaction, tip, clock());
        // the log does not contain the sender
        log.info({ tip: published.id, state: published.state }, 'tip received');
        return published;
      });
    },

    getTip: async ({ query: { tipId } }, { reader }) => tipFor(db, tipId, reader?.id),

    listOwnTips: async ({ body }, context) =>
      ownTips(db, requireReader(context).id, readPage('body', body, newestFirst)),

    listTipTopics: async () => ({ list: await listTopics(db) }),

    getTipItem: async ({ query: { itemId } }, { reader }) => itemFor(db, itemId, reader?.id),
  };
}
