import { Field } from '#ui/control/field.tsx';
import { holderOf, needsCode, plainVolunteer } from '#rules/commonweal/volunteer-form.ts';
import { CodeButton } from '#widgets/sms-code/code-button.tsx';
import { useSmsCode } from '#widgets/sms-code/use-sms-code.ts';
import styles from './application-form.module.css';
import { textFields } from './text-fields.ts';
import type { VolunteerFormView } from './use-volunteer-form.ts';

/** Identity of a volunteer: name, ID number with derived facts, and a phone confirmed by an SMS code. */
export function VolunteerPersonFields({ volunteer }: { readonly volunteer: VolunteerFormView }) {
  const { form, draft, faults, isBusy, facts, change } = volunteer;
  const text = textFields<'name' | 'idNumber' | 'phone' | 'code'>(volunteer);
  const code = useSmsCode(() => form.current?.querySelector<HTMLElement>('[name="phone"]')?.focus());
  const holder = holderOf(draft, facts.today);
  return (
    <>
      <Field label="真实姓名" {...text('name')} autoComplete="name" placeholder="与身份证一致" />
      <div>
        <Field label="身份证号" {...text('idNumber')} autoComplete="off" placeholder="18 位，末位可能是 X" />
        {holder !== undefined && (
          <p className={styles.note}>
            出生日期 {holder.birth}，{holder.sex === 'female' ? '女' : '男'}
          </p>
        )}
      </div>
      <Field
        label="手机号"
        {...text('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="11 位手机号"
        fault={faults.phone ?? code.faults.phone}
        onChange={({ target }) => {
          change({ phone: target.value });
          code.forgive();
        }}
      />
      {needsCode(plainVolunteer(draft), facts) && (
        <Field
          label="验证码"
          {...text('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="短信里的 6 位数字"
          fault={faults.code ?? code.faults.code ?? code.faults.form}
          end={<CodeButton code={code} phone={plainVolunteer(draft).phone} disabled={isBusy} />}
        />
      )}
    </>
  );
}
