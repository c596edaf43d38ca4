import {
  type FormEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { publishForm } from 'qlwb-gateway-sdk/operations/tech-support';
import { randomUuid } from '#platform/storage/device.ts';
import { report } from '#platform/lifecycle/report.ts';
import { Button } from '#ui/control/button.tsx';
import { Fault, Field } from '#ui/control/field.tsx';
import { TextArea } from '#ui/control/text-area.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { moved } from '#widgets/reorder/drop-place.ts';
import { ReorderList } from '#widgets/reorder/reorder-list.tsx';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { FieldEditor } from './field-editor.tsx';
import styles from './form-builder.module.css';
import {
  bodyOf,
  draftFaults,
  type FieldDraft,
  type FieldKind,
  firstDraft,
  type FormDraft,
  kindNames,
  kinds,
  mostFields,
  readDraft,
} from './form-draft.ts';
import { goToField } from '../shared/form-fields.ts';
import { createClientIds, type Faults } from '../shared/send-once.ts';
import { createStore } from '#lib/browser/store.ts';
import { removeLocalValue, storeLocalValue, readLocalValue } from '#platform/storage/local-values.ts';

const keyOf = ({ key }: FieldDraft) => key;
const nameOf = ({ label, kind }: FieldDraft) => label || kindNames[kind];

/** A removed field, and its index before. */
interface Removed {
  readonly field: FieldDraft;
  readonly at: number;
}

/** Creates a form: title, fields in order, publish. @param onPublished receives the form's id */
export function FormBuilder({ onPublished }: { readonly onPublished: (id: string) => void }) {
  const gateway = useGateway();
  const askToSignIn = useAskToSignIn();
  const { signedIn } = useSession();
  const { draft, change, reset } = useFormDraft();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [isSending, setSending] = useState(false);
  const [nameAct] = useState(createClientIds);
  /** focused once it is shown: the button of a removed or restored field that was pressed by a key is gone */
  const nextFocus = useRef<string>(undefined);
  useEffect(() => {
    if (nextFocus.current !== undefined && form.current !== null) goToField(form.current, nextFocus.current);
    nextFocus.current = undefined;
  }, [removed]);

  function edit(next: FormDraft) {
    setFaults({});
    change(next);
  }
  const setFields = (fields: readonly FieldDraft[]) => edit({ ...draft, fields });
  const add = (kind: FieldKind) =>
    setFields([...draft.fields, { key: randomUuid(), kind, label: '', required: false, choices: '' }]);

  function remove(field: FieldDraft, { detail }: MouseEvent) {
    if (detail === 0) nextFocus.current = 'restore';
    setRemoved([...removed, { field, at: draft.fields.indexOf(field) }]);
    setFields(draft.fields.filter((one) => one !== field));
  }

  function restore({ field, at }: Removed, { detail }: MouseEvent) {
    if (detail === 0) nextFocus.current = `label.${field.key}`;
    setRemoved(removed.filter((one) => one.field !== field));
    setFields([...draft.fields.slice(0, at), field, ...draft.fields.slice(at)]);
  }

  const last = removed.at(-1);
  const hasRoom = draft.fields.length < mostFields;

  async function publish(): Promise<void> {
    setSending(true);
    try {
      const body = bodyOf(draft);
      const { id } = await gateway.data(publishForm, {
        body: { ...body, clientId: nameAct(JSON.stringify(body)) },
      });
      reset();
      setRemoved([]);
      onPublished(id);
    } catch (cause) {
      report('form', cause);
      setFaults({ form: failureText(cause) });
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = draftFaults(draft);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined && form.current !== null) goToField(form.current, first);
    else if (!signedIn) askToSignIn('发布表单');
    else if (!isSending) void publish();
  }

  return (
    <form ref={form} className={styles.builder} method="dialog" noValidate onSubmit={submit}>
      <Field
        label="表单标题"
        name="title"
        value={draft.title}
        maxLength={60}
        placeholder="比如：周末读书会报名"
        fault={faults.title}
        onChange={({ target }) => edit({ ...draft, title: target.value })}
      />
      <TextArea
        label="说明（选填）：收集来做什么"
        name="note"
        value={draft.note}
        rows={2}
        maxLength={500}
        fault={undefined}
        onChange={({ target }) => edit({ ...draft, note: target.value })}
      />
      <ReorderList
        items={draft.fields}
        keyOf={keyOf}
        nameOf={nameOf}
        onMove={(from, to) => setFields(moved(draft.fields, from, to))}
      >
        {(field) => (
          <FieldEditor
            field={field}
            faults={faults}
            onChange={(next) => setFields(draft.fields.map((one) => (one.key === field.key ? next : one)))}
            onRemove={(click) => remove(field, click)}
          />
        )}
      </ReorderList>
      <p className={styles.removed} role="status">
        {last !== undefined && `删除了“${nameOf(last.field)}”`}
        {last !== undefined && hasRoom && (
          <Button name="restore" onClick={(click) => restore(last, click)}>
            恢复
          </Button>
        )}
      </p>
      {hasRoom && (
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>加一项</legend>
          {kinds.map((kind) => (
            <Button key={kind} onClick={() => add(kind)}>
              {kindNames[kind]}
            </Button>
          ))}
        </fieldset>
      )}
      <Fault id="form-fault" text={faults.form} />
      <div className={styles.send}>
        <Button type="submit" variant="brand" disabled={isSending}>
          {isSending ? '正在发布…' : '发布表单'}
        </Button>
      </div>
    </form>
  );
}

/** The form being created, stored on the device. */
function useFormDraft() {
  const [store] = useState(() => createStore(firstDraft));
  const draft = useSyncExternalStore(store.subscribe, store.get, () => firstDraft);
  useEffect(() => {
    const kept = readDraft(readLocalValue('toolText', 'form'));
    if (kept !== undefined) store.set(kept);
  }, [store]);
  const change = useCallback(
    (next: FormDraft) => {
      store.set(next);
      storeLocalValue('toolText', 'form', JSON.stringify(next));
    },
    [store],
  );
  const reset = useCallback(() => {
    store.set(firstDraft);
    removeLocalValue('toolText', 'form');
  }, [store]);
  return { draft, change, reset };
}
