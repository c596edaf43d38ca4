import { maskedName } from '../../../rules/people/masked-name.ts';
import type { Handlers } from '../../contract/handler.ts';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../shared/deps.ts';
import { requireReader } from '../shared/require-reader.ts';
import { once } from '../shared/once.ts';
import { decryptField } from './decrypt-field.ts';
import { findCopies } from './copies/find-copies.ts';
import { shingleStories } from './copies/shingle-stories.ts';
import { formHandlers, type FormOperation } from './forms/form-handlers.ts';
import { countCall, limits } from './tech-support-limits.ts';
import { checkText } from './proofreading/check-text.ts';
import type { TechSupportServices } from './tech-support-services.ts';
import { storySpread } from './spread.ts';
import { storeTrial, validateTrial } from './trial-requests.ts';

type TechSupportOperation =
  | 'applyTrial'
  | 'findCopies'
  | 'checkText'
  | 'getStorySpread'
  | 'getInviter'
  | 'getInvitation'
  | FormOperation;

export function techSupportHandlers(
  deps: Deps,
  services: TechSupportServices,
): Pick<Handlers, TechSupportOperation> {
  const { db, clock } = deps;
  const { vault, transport } = services;
  const { privateKey } = transport;
  return {
    ...formHandlers(deps, services),

    applyTrial: async ({ body }, context) => {
      const { company, product, wish = '', clientId } = body;
      const name = decryptField(privateKey, body.name, 'body.name');
      const phone = decryptField(privateKey, body.phone, 'body.phone');
      const trial = validateTrial({ company, name, phone, product, wish });
      await countCall(deps, vault, context, limits.trials);
      // a keyed hash of the request, since there are few enough phone numbers to try them all
      const input = [vault.fingerprint('trial', JSON.stringify(trial))];
      return once(deps, context, { operation: 'applyTrial', clientId, input }, (transaction) =>
        storeTrial(transaction, vault, trial, clock()),
      );
    },

    findCopies: async ({ body: { text } }, context) => {
      await countCall(deps, vault, context, limits.copies);
      // indexes stories that were added since the last run
      await shingleStories(db);
      return findCopies(db, text);
    },

    checkText: async ({ body: { text } }, context) => {
      await countCall(deps, vault, context, limits.textChecks);
      return checkText(text);
    },

    getStorySpread: async ({ query: { newsId } }) => storySpread(db, newsId, clock()),

    getInviter: async ({ query: { inviterId } }) => inviterOf(db, inviterId),

    getInvitation: async (_, context) => ({ inviterId: requireReader(context).id }),
  };
}

/** The reader who sent an invitation. @throws Failure 404 when there is no such reader, or the account was deleted */
async function inviterOf(db: Database, inviterId: string): Promise<Schemas['Inviter']> {
  const reader = await db
    .selectFrom('users')
    .select(['name', 'head_img'])
    .where('id', '=', inviterId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reader) throw notFound('这份邀请已经失效');
  return { name: maskedName(reader.name), headImg: reader.head_img };
}
