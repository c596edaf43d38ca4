import type { Gateway } from 'qlwb-gateway-sdk';
import { getOwnCommonwealGroup, getOwnVolunteer } from 'qlwb-gateway-sdk/operations/commonweal';
import type { components } from 'qlwb-gateway-sdk/schema';
import { requestEncrypted } from '#lib/crypto/encrypted-text.ts';
import { emptyGroup, type GroupDraft } from '#rules/commonweal/group-form.ts';
import { emptyVolunteer, type VolunteerDraft } from '#rules/commonweal/volunteer-form.ts';
import { publicKeyOf } from '#widgets/gateway/public-key.ts';

/** What the reader sent as a volunteer, to be mended. Consent is given anew. @throws GatewayError, 404 where there is none */
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

/** What the reader sent as a group, with the pictures that stand. */
export interface OwnGroupDraft {
  readonly draft: GroupDraft;
  readonly licence: components['schemas']['PrivatePicture'];
  readonly logo: components['schemas']['Picture'];
}

/** The same of a group; pictures that were sent are kept where no others are. @throws GatewayError, 404 where there is none */
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

/** @param json an object's, as the gateway sealed it @throws SyntaxError when it is none */
function textsIn(json: string): (name: string) => string {
  const value: unknown = JSON.parse(json);
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  return (name) => {
    const field = fields[name];
    return typeof field === 'string' ? field : '';
  };
}
