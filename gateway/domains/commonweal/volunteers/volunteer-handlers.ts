import type { KeyObject } from 'node:crypto';
import {
  needsCode,
  plainVolunteer,
  type VolunteerDraft,
  type VolunteerFacts,
  volunteerFaults,
} from '../../../../rules/commonweal/volunteer-form.ts';
import type { CallContext, Handlers } from '../../../contract/handler.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Deps } from '../../shared/deps.ts';
import { clientNetwork } from '../../shared/client-network.ts';
import { hasIdempotencyRecord, once } from '../../shared/once.ts';
import { requireReader } from '../../shared/require-reader.ts';
import { cityName } from '../../shared/cities.ts';
import { countForm } from '../commonweal-limits.ts';
import { refuseFaults } from '../refuse-faults.ts';
import type { CommonwealServices } from '../commonweal-services.ts';
import { addVolunteer, updateVolunteer } from './apply-volunteer.ts';
import { ownVolunteer, volunteerHome } from './volunteer-home.ts';
import { decryptPerson, readPerson } from './volunteer-person.ts';
import { lockOf, volunteerOfReader } from './volunteer-rows.ts';

type VolunteerOperation =
  | 'addCommonwealVolunteer'
  | 'updateCommonwealVolunteer'
  | 'checkVolunteerLock'
  | 'getOwnVolunteer'
  | 'getVolunteerHome';

export function volunteerHandlers(
  deps: Deps,
  { vault, transport, checkCode }: CommonwealServices,
): Pick<Handlers, VolunteerOperation> {
  const { db, clock } = deps;
  const { privateKey } = transport;

  /** Validates the form and consumes the phone's code. @throws Failure 400, 429 */
  async function readForm(
    form: Schemas['VolunteerForm'],
    context: CallContext,
    { clientId, facts }: { readonly clientId: string; readonly facts: VolunteerFacts },
  ): Promise<VolunteerDraft> {
    const typed = volunteerDraft(form, privateKey);
    refuseFaults(volunteerFaults(typed, facts));
    const draft = plainVolunteer(typed);
    if (await hasIdempotencyRecord(deps, clientId)) return draft;
    await countForm(deps, vault, requireReader(context).id, context);
    if (!needsCode(draft, facts)) return draft;
    const addressHash = vault.fingerprint('address', clientNetwork(context.address ?? ''));
    try {
      await checkCode({ phone: draft.phone, code: draft.code, addressHash });
    } catch (error) {
      // of two concurrent calls the other one consumed the code and returns its result
      if (!(await hasIdempotencyRecord(deps, clientId))) throw error;
    }
    return draft;
  }

  /** A keyed hash of the form, so that the idempotency record contains no personal data. */
  const idempotencyInput = (draft: VolunteerDraft) => [
    vault.fingerprint('volunteer form', JSON.stringify({ ...draft, code: '' })),
  ];
  const todayOf = () => shanghaiTime(clock()).slice(0, 10);

  return {
    addCommonwealVolunteer: async ({ body: { form, clientId } }, context) => {
      const readerId = requireReader(context).id;
      const facts = { today: todayOf(), confirmedPhone: '' };
      const draft = await readForm(form, context, { clientId, facts });
      const write = {
        operation: 'addCommonwealVolunteer',
        clientId,
        input: idempotencyInput(draft),
      } as const;
      return once(deps, context, write, (transaction) =>
        addVolunteer(transaction, vault, { readerId, draft, now: clock() }),
      );
    },

    updateCommonwealVolunteer: async ({ body: { form, clientId } }, context) => {
      const readerId = requireReader(context).id;
      const kept = await volunteerOfReader(db, readerId);
      const confirmedPhone = kept?.person_sealed ? readPerson(vault, kept.person_sealed, kept.id).phone : '';
      const draft = await readForm(form, context, { clientId, facts: { today: todayOf(), confirmedPhone } });
      const write = {
        operation: 'updateCommonwealVolunteer',
        clientId,
        input: idempotencyInput(draft),
      } as const;
      return once(deps, context, write, (transaction) =>
        updateVolunteer(transaction, vault, { readerId, draft, now: clock() }),
      );
    },

    checkVolunteerLock: async (_, context) =>
      lockOf(await volunteerOfReader(db, requireReader(context).id), shanghaiTime(clock())),

    getOwnVolunteer: ({ query: { key } }, context) =>
      ownVolunteer(db, { vault, privateKey }, { readerId: requireReader(context).id, key, now: clock() }),

    getVolunteerHome: ({ query: { volunteerId } }, { reader }) =>
      volunteerHome(db, { volunteerId, readerId: reader?.id, now: shanghaiTime(clock()) }),
  };
}

/**
 * Maps a submitted form to the draft that the form rules validate. @throws Failure 400 when its person cannot be
 * decrypted
 */
function volunteerDraft(form: Schemas['VolunteerForm'], privateKey: KeyObject): VolunteerDraft {
  const { person, code, cityId, skills, guardianConsented, consented } = form;
  return {
    ...decryptPerson(person, privateKey),
    code,
    // an unknown city was not chosen from the list
    cityId: cityName(cityId) === '' ? '' : cityId,
    skills,
    guardianConsented,
    consented,
  };
}
