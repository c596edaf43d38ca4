import type { Gateway } from 'qlwb-gateway-sdk';
import {
  addCommonwealActivity,
  addCommonwealVolunteer,
  registerCommonwealGroup,
  updateCommonwealGroup,
  updateCommonwealVolunteer,
} from 'qlwb-gateway-sdk/operations/commonweal';
import type { Submission, SubmissionResult } from '#machines/submission/submission-events.ts';
import { encryptFor } from '#lib/crypto/encrypted-text.ts';
import { uploadSecret } from '#platform/storage/upload-secret.ts';
import { plainActivity, type ActivityDraft } from '#rules/commonweal/activity-form.ts';
import { plainGroup, type GroupDraft } from '#rules/commonweal/group-form.ts';
import { plainVolunteer, type VolunteerDraft } from '#rules/commonweal/volunteer-form.ts';
import { publicKeyOf } from '#widgets/gateway/public-key.ts';
import { submissionResult } from '#widgets/submission/submission-result.ts';
import type { Audit, VolunteerSkill } from '../shared/commonweal-types.ts';
import { skills } from '../shared/commonweal-words.ts';

/** Sends a volunteer application with encrypted personal data. @param isUpdate updates an earlier application @returns the outcome; never rejects */
export function sendVolunteer(
  gateway: Gateway,
  { draft, clientId }: Submission<VolunteerDraft>,
  isUpdate: boolean,
): Promise<SubmissionResult> {
  return submissionResult(async () => {
    const plain = plainVolunteer(draft);
    const { name, idNumber, phone, guardianName, guardianPhone } = plain;
    const person = { name, idNumber, phone, guardianName, guardianPhone };
    const form = {
      person: encryptFor(JSON.stringify(person), await publicKeyOf(gateway)),
      code: plain.code,
      cityId: plain.cityId,
      skills: knownSkills(plain.skills),
      guardianConsented: plain.guardianConsented,
      consented: plain.consented,
    };
    const body = { form, clientId };
    const sent = isUpdate
      ? await gateway.data(updateCommonwealVolunteer, { body })
      : await gateway.data(addCommonwealVolunteer, { body });
    return statusOf(sent.audit);
  });
}

/** Sends a group application with encrypted contact data. @param isUpdate updates an earlier application @returns the outcome; never rejects */
export function sendGroup(
  gateway: Gateway,
  { draft, clientId }: Submission<GroupDraft>,
  isUpdate: boolean,
): Promise<SubmissionResult> {
  return submissionResult(async () => {
    const { contactName, contactPhone, ...plain } = plainGroup(draft);
    const contact = encryptFor(JSON.stringify({ contactName, contactPhone }), await publicKeyOf(gateway));
    // files uploaded before the reader signed in belong to this device
    const headers = { 'upload-secret': uploadSecret() };
    const body = { form: { ...plain, contact }, clientId };
    const sent = isUpdate
      ? await gateway.data(updateCommonwealGroup, { headers, body })
      : await gateway.data(registerCommonwealGroup, { headers, body });
    return statusOf(sent.audit);
  });
}

/** Sends an activity application. @returns the outcome; never rejects */
export function sendActivity(
  gateway: Gateway,
  { draft, clientId }: Submission<ActivityDraft>,
): Promise<SubmissionResult> {
  return submissionResult(async () => {
    const plain = plainActivity(draft);
    const form = { ...plain, skills: knownSkills(plain.skills) };
    const headers = { 'upload-secret': uploadSecret() };
    const { audit } = await gateway.data(addCommonwealActivity, { headers, body: { form, clientId } });
    return statusOf(audit);
  });
}

const statusOf = ({ status }: Audit) => (status === 'approved' ? status : 'pending');

/** Drops skills that no longer exist, from a draft saved by an older release. */
function knownSkills(chosen: readonly string[]): VolunteerSkill[] {
  return skills.flatMap(({ value }) => (chosen.includes(value) ? [value] : []));
}
