import { Field } from '#ui/control/field.tsx';
import { needsGuardian } from '#rules/commonweal/volunteer-form.ts';
import styles from './application-form.module.css';
import { ConsentField } from './consent-field.tsx';
import { textFields } from './text-fields.ts';
import type { VolunteerFormView } from './use-volunteer-form.ts';

/** Guardian of a volunteer below eighteen; nothing for others. */
export function GuardianFields({ volunteer }: { readonly volunteer: VolunteerFormView }) {
  const { draft, faults, isBusy, facts, change } = volunteer;
  const text = textFields<'guardianName' | 'guardianPhone'>(volunteer);
  if (!needsGuardian(draft, facts.today)) return null;
  return (
    <section className={styles.part} aria-label="监护人">
      <h2 className={styles.partName}>未满 18 周岁，请监护人一起填写</h2>
      <Field label="监护人姓名" {...text('guardianName')} />
      <Field label="监护人手机号" {...text('guardianPhone')} type="tel" inputMode="tel" />
      <ConsentField
        name="guardianConsented"
        label="我是监护人，已阅读并同意"
        document="guardian"
        checked={draft.guardianConsented}
        fault={faults.guardianConsented}
        isBusy={isBusy}
        onChange={(guardianConsented) => change({ guardianConsented })}
      />
    </section>
  );
}
