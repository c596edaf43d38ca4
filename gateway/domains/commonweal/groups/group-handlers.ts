import type { KeyObject } from 'node:crypto';
import { type GroupDraft, groupFaults, plainGroup } from '../../../../rules/commonweal/group-form.ts';
import type { CallContext, Handlers } from '../../../contract/handler.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Deps } from '../../shared/deps.ts';
import { hasIdempotencyRecord, once } from '../../shared/once.ts';
import { hottestFirst, newestFirst, readPage } from '../../shared/paging.ts';
import { requireReader } from '../../shared/require-reader.ts';
import { uploadOwners } from '../../shared/upload-owners.ts';
import { cityName } from '../../shared/cities.ts';
import { plainText } from '../../shared/plain-text.ts';
import { takenTimes } from '../activities/taken-times.ts';
import { countForm } from '../commonweal-limits.ts';
import { refuseFaults } from '../refuse-faults.ts';
import type { CommonwealServices } from '../commonweal-services.ts';
import { registerGroup, updateGroup } from './apply-group.ts';
import { groupHome, listGroupNews, listGroups, ownGroup } from './group-lists.ts';
import { activeGroupOf, groupFor, toGroup } from './group-rows.ts';
import { decryptContact } from './group-contact.ts';

type GroupOperation =
  | 'registerCommonwealGroup'
  | 'updateCommonwealGroup'
  | 'getOwnCommonwealGroup'
  | 'getGroupForActivity'
  | 'listCommonwealGroups'
  | 'getCommonwealGroupHome'
  | 'listCommonwealGroupNews';

export function groupHandlers(
  deps: Deps,
  { vault, transport }: Pick<CommonwealServices, 'vault' | 'transport'>,
): Pick<Handlers, GroupOperation> {
  const { db, clock } = deps;
  const { privateKey } = transport;

  /** Validates the form. @throws Failure 400, 429 */
  async function readForm(
    form: Schemas['GroupForm'],
    context: CallContext,
    { clientId, hasPictures }: { readonly clientId: string; readonly hasPictures: boolean },
  ): Promise<GroupDraft> {
    const typed = groupDraft(form, privateKey);
    refuseFaults(groupFaults(typed, { hasPictures }));
    if (!(await hasIdempotencyRecord(deps, clientId)))
      await countForm(deps, vault, requireReader(context).id, context);
    return plainGroup(typed);
  }

  /** A keyed hash of the form, so that the idempotency record contains no phone number. */
  const idempotencyInput = (draft: GroupDraft) => [vault.fingerprint('group form', JSON.stringify(draft))];

  return {
    registerCommonwealGroup: async ({ body: { form, clientId }, headers }, context) => {
      const readerId = requireReader(context).id;
      const draft = await readForm(form, context, { clientId, hasPictures: false });
      const write = {
        operation: 'registerCommonwealGroup',
        clientId,
        input: idempotencyInput(draft),
      } as const;
      const owners = uploadOwners(context, headers['upload-secret']);
      const application = { readerId, draft, owners, now: clock() };
      return once(deps, context, write, (transaction) => registerGroup(transaction, vault, application));
    },

    updateCommonwealGroup: async ({ body: { form, clientId }, headers }, context) => {
      const readerId = requireReader(context).id;
      const draft = await readForm(form, context, { clientId, hasPictures: true });
      const write = { operation: 'updateCommonwealGroup', clientId, input: idempotencyInput(draft) } as const;
      const owners = uploadOwners(context, headers['upload-secret']);
      const application = { readerId, draft, owners, now: clock() };
      return once(deps, context, write, (transaction) => updateGroup(transaction, vault, application));
    },

    getOwnCommonwealGroup: ({ query: { key } }, context) =>
      ownGroup(db, { vault, privateKey }, { readerId: requireReader(context).id, key, now: clock() }),

    getGroupForActivity: async (_, context) => {
      const group = await activeGroupOf(db, requireReader(context).id);
      const now = shanghaiTime(clock());
      return { group: toGroup(group), taken: await takenTimes(db, group.id, now), now };
    },

    listCommonwealGroups: ({ query }) =>
      listGroups(db, { cityId: query.cityId, page: readPage('query', query, hottestFirst) }),

    getCommonwealGroupHome: ({ query: { groupId } }, { reader }) => groupHome(db, groupId, reader?.id),

    listCommonwealGroupNews: async ({ query }, { reader }) => {
      const page = readPage('query', query, newestFirst);
      const { id } = await groupFor(db, query.groupId, reader?.id);
      return listGroupNews(db, id, page);
    },
  };
}

/**
 * Maps a submitted form to the draft that the form rules validate.
 * @throws Failure 400 when its contact cannot be decrypted
 */
function groupDraft(form: Schemas['GroupForm'], privateKey: KeyObject): GroupDraft {
  const { contact, name, creditCode, cityId, licenceId, logoId, introduction, consented } = form;
  return {
    ...decryptContact(contact, privateKey),
    name: plainText(name).replaceAll('\n', ' '),
    creditCode,
    // an unknown city was not chosen from the list
    cityId: cityName(cityId) === '' ? '' : cityId,
    licenceId,
    logoId,
    introduction: plainText(introduction),
    consented,
  };
}
