import type { Gateway } from 'qlwb-gateway-sdk';
import { getOwnCommonwealGroup, getOwnVolunteer } from 'qlwb-gateway-sdk/operations/commonweal';
import type { components } from 'qlwb-gateway-sdk/schema';
import { requestEncrypted } from '#lib/crypto/encrypted-text.ts';
import { emptyGroup, type GroupDraft } from '#rules/commonweal/group-form.ts';
import { emptyVolunteer, type VolunteerDraft } from '#rules/commonweal/volunteer-form.ts';
import { publicKeyOf } from '#widgets/gateway/public-key.ts';

/** The reader's volunteer application as a draft to edit; consent must be given again. @throws GatewayError, 404 if there is none */
export async function ownVolunteerDraft(gateway: Gateway): Promise<VolunteerDraft> {
  const question = requestEncrypted(await publicKeyOf(gateway));
  const own = await gateway.data(getOwnVolunteer, { query: { key: question.key } });
  const text = textsIn(question.open(own.sealedPerson));
  return {
    ...emptyVolunteer,
    name: text('name'),
    idNumber: text('idNumber'),
    phone: text('phone'),
    guardianName: text('guardianName'),
    guardianPhone: text('guardianPhone'),
    cityId: own.cityId,
    skills: own.skills,
  };
}

/** The reader's group application, with its uploaded pictures. */
export interface OwnGroupDraft {
  readonly draft: GroupDraft;
  readonly licence: components['schemas']['PrivatePicture'];
  readonly logo: components['schemas']['Picture'];
}

/** The same for a group; uploaded pictures are kept unless replaced. @throws GatewayError, 404 if there is none */
export async function ownGroupDraft(gateway: Gateway): Promise<OwnGroupDraft> {
  const question = requestEncrypted(await publicKeyOf(gateway));
  const own = await gateway.data(getOwnCommonwealGroup, { query: { key: question.key } });
  const text = textsIn(question.open(own.sealedContact));
  const { name, creditCode, cityId, introduction, licence, logo } = own;
  return {
    draft: {
      ...emptyGroup,
      name,
      creditCode,
      cityId,
      contactName: text('contactName'),
      contactPhone: text('contactPhone'),
      introduction,
    },
    licence,
    logo,
  };
}

/** @param json an object decrypted from the gateway's answer @throws SyntaxError if it is invalid */
function textsIn(json: string): (name: string) => string {
  const value: unknown = JSON.parse(json);
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  return (name) => {
    const field = fields[name];
    return typeof field === 'string' ? field : '';
  };
}
