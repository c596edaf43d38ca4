import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { removeFormInput } from '#platform/storage/form-input.ts';
import { report } from '#platform/lifecycle/report.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { Fault, Field } from '#ui/control/field.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { answersIn, entryFaults } from './entry-answers.ts';
import styles from './entry-page.module.css';
import { goToField, valuesOf } from '../shared/form-fields.ts';
import { createClientIds, type Faults, faultsOf } from '../shared/send-once.ts';
import { useStoredForm } from '../shared/use-stored-form.ts';
import { ChoiceGroup } from '#ui/control/choice-group.tsx';

type Form = OperationData<'getForm'>;

/** A form to fill in, public to everybody with its URL. */
export function EntryPage({ form }: { readonly form: Form }) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageBar title={<h1>填写表单</h1>} />
      <main className={styles.page}>
        <h2 className={styles.title}>{form.title}</h2>
        <p className={styles.owner}>
          由“{form.owner}”收集，内容由发布者负责。填写的内容加密传送、加密保存，只有发布者能看。
        </p>
        {form.note !== '' && <p className={styles.note}>{form.note}</p>}
        {isSent ? (
          <End title="已经提交" text="谢谢您的填写。" />
        ) : form.open ? (
          <EntryForm form={form} onSent={() => setSent(true)} />
        ) : (
          <End title="已停止收集" text="这张表单不再接受填写。" />
        )}
      </main>
    </>
  );
}

function EntryForm({ form, onSent }: { readonly form: Form; readonly onSent: () => void }) {
  const gateway = useGateway();
  const element = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);
  const [nameAct] = useState(createClientIds);
  const kept = `entryForm.${form.id}` as const;
  useStoredForm(element, kept);

  function show(found: Faults) {
    setFaults(found);
    const [first] = Object.keys(found);
    if (element.current !== null && first !== undefined) goToField(element.current, first);
  }

  async function send(answers: ReturnType<typeof answersIn>): Promise<void> {
    setSending(true);
    try {
      const { sendEntry } = await import('./form-calls.ts');
      await sendEntry(gateway, { formId: form.id, answers, clientId: nameAct(JSON.stringify(answers)) });
      removeFormInput(kept);
      onSent();
    } catch (cause) {
      report('entry', cause);
      show(faultsOf(cause, 'body.answers.'));
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = answersIn(form.fields, valuesOf(event.currentTarget));
    const found = entryFaults(form.fields, answers);
    show(found);
    if (Object.keys(found).length === 0 && !isSending) void send(answers);
  }

  return (
    <form ref={element} className={styles.form} method="dialog" noValidate onSubmit={submit}>
      {form.fields.map((field) => (
        <EntryField key={field.id} field={field} fault={faults[field.id]} />
      ))}
      <Fault id="entry-fault" text={faults.form} />
      <Button type="submit" variant="brand" disabled={isSending}>
        {isSending ? '正在提交…' : '提交'}
      </Button>
    </form>
  );
}

function End({ title, text }: { readonly title: string; readonly text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.end}>
      <p className={styles.ended}>{title}</p>
      <p>{text}</p>
      <Link to="/" className={buttonClass('line')}>
        去首页看新闻
      </Link>
    </div>
  );
}

type FormField = OperationData<'getForm'>['fields'][number];

interface EntryFieldProps {
  readonly field: FormField;
  readonly fault: string | undefined;
}

/** The input of a field, by kind. */
function EntryField({ field, fault }: EntryFieldProps) {
  const { id, kind, required, choices } = field;
  const label = required ? field.label : `${field.label}（选填）`;
  if (kind === 'choice' || kind === 'multiple')
    return (
      <ChoiceGroup
        label={label}
        name={id}
        choices={choices.map((choice) => ({ value: choice, label: choice }))}
        isMultiple={kind === 'multiple'}
        fault={fault}
      />
    );
  if (kind === 'phone')
    return (
      <Field label={label} name={id} type="tel" inputMode="tel" autoComplete="tel-national" fault={fault} />
    );
  return (
    <Field label={label} name={id} type={kind === 'date' ? 'date' : 'text'} maxLength={200} fault={fault} />
  );
}
