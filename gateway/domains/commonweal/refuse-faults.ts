import type { FieldFaults } from '../../../rules/field-faults.ts';
import { Failure } from '../../contract/failure.ts';

/** @throws Failure 400 that names every invalid field with its message, as the form shows them */
export function refuseFaults(faults: FieldFaults<string>): void {
  const fields = Object.entries(faults).map(([field, message]) => ({
    path: `body.form.${field}`,
    rule: field,
    message: message ?? '',
  }));
  const [first] = fields;
  if (first !== undefined) throw new Failure(400, first.message, { fields });
}
