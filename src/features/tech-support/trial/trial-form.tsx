import { useId, useRef, useState, type FormEvent } from 'react';
import { removeFormInput } from '#platform/storage/form-input.ts';
import { report } from '#platform/lifecycle/report.ts';
import { Button } from '#ui/control/button.tsx';
import { ChoiceGroup } from '#ui/control/choice-group.tsx';
import { Fault, Field } from '#ui/control/field.tsx';
import { TextArea } from '#ui/control/text-area.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { goToField, valuesOf } from '../shared/form-fields.ts';
import { createClientIds, faultsOf, type Faults } from '../shared/send-once.ts';
import {
  maxCompanyLength,
  maxNameLength,
  maxWishLength,
  trialFaults,
  trialFieldsOf,
  type TrialFields,
} from './trial-fields.ts';
import styles from './trial-form.module.css';
import { useStoredForm } from '../shared/use-stored-form.ts';

const products = [
  { value: 'copyright', label: '版权监测' },
  { value: 'edit', label: '智能校对' },
  { value: 'track', label: '传播追踪' },
  { value: 'usercollect', label: '用户采集' },
];

/** Trial application form. Its fields are uncontrolled, so that input from before hydration is not lost. */
export function TrialForm({ onSent }: { readonly onSent: () => void }) {
  const gateway = useGateway();
  const form = useRef<HTMLFormElement>(null);
  const faultId = useId();
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);
  const [nameAct] = useState(createClientIds);
  useStoredForm(form, 'trialForm');

  function show(found: Faults) {
    setFaults(found);
    const [first] = Object.keys(found);
    if (form.current !== null && first !== undefined) goToField(form.current, first);
  }

  async function send(fields: TrialFields): Promise<void> {
    setSending(true);
    try {
      const { sendTrial } = await import('./trial-calls.ts');
      await sendTrial(gateway, fields, nameAct(JSON.stringify(fields)));
      removeFormInput('trialForm');
      onSent();
    } catch (cause) {
      report('trial', cause);
      show(faultsOf(cause, 'body.'));
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = trialFieldsOf(valuesOf(event.currentTarget));
    const found = trialFaults(fields);
    show(found);
    if (Object.keys(found).length === 0 && !isSending) void send(fields);
  }

  function forgive({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name === null || faults[name] === undefined) return;
    const { [name]: _, ...others } = faults;
    setFaults(others);
  }

  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit} onInput={forgive}>
      <Field
        label="单位名称"
        name="company"
        autoComplete="organization"
        maxLength={maxCompanyLength}
        fault={faults.company}
      />
      <Field label="联系人" name="name" autoComplete="name" maxLength={maxNameLength} fault={faults.name} />
      <Field
        label="手机号"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="工作人员会用它联系您"
        fault={faults.phone}
      />
      <ChoiceGroup label="想试用" name="product" choices={products} fault={faults.product} />
      <TextArea
        label="想用来做什么（选填）"
        name="wish"
        rows={4}
        maxLength={maxWishLength}
        placeholder="比如：单位公众号每天发稿前校对"
        fault={faults.wish}
      />
      <p className={styles.note}>姓名和手机号加密传送、加密保存，只用于联系您开通试用。</p>
      <Fault id={faultId} text={faults.form} />
      <Button type="submit" variant="brand" disabled={isSending}>
        {isSending ? '正在提交…' : '提交申请'}
      </Button>
    </form>
  );
}
