import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { firstFault } from '#rules/field-faults.ts';
import { noticeKindNames, noticeKinds } from '#rules/loss/notice-kinds.ts';
import {
  searchFaults,
  type NoticeSearch,
  type SearchFaults,
  type SearchField,
} from '#rules/loss/search-terms.ts';
import { Button } from '#ui/control/button.tsx';
import { ChipField } from '#ui/control/chip-field.tsx';
import { Field } from '#ui/control/field.tsx';
import { addressOf } from './loss-address.ts';
import styles from './loss-search-form.module.css';

/** typed fields in their order on the page */
const fields: readonly SearchField[] = ['name', 'number', 'from', 'to'];

const kinds = [
  { value: '', label: '全部' },
  ...noticeKindNames.map((value) => ({ value, label: noticeKinds[value].label })),
];

/** Search form. Its values are in the address, except the number. What was typed stays in place when it is refused. */
export function LossSearchForm({ search }: { readonly search: NoticeSearch }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(search.kind);
  const isEmpty = Object.values(search).every((text) => text === '');
  const [faults, setFaults] = useState<SearchFaults>(() => (isEmpty ? {} : searchFaults(search)));
  const isLimited = (search.kind || search.from || search.to) !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    const typedAt = (field: SearchField) => inputAt(form.current, field)?.value.trim() ?? '';
    const typed: NoticeSearch = {
      name: typedAt('name'),
      number: typedAt('number'),
      from: typedAt('from'),
      to: typedAt('to'),
      kind,
    };
    const found = searchFaults(typed);
    setFaults(found);
    const wrong = firstFault(fields, found);
    if (wrong !== undefined) return inputAt(form.current, wrong)?.focus();
    void navigate({
      to: '/chainFile/lossSearch/$',
      params: { _splat: '' },
      search: addressOf(typed),
      ...(typed.number !== '' && { state: { lossNumber: typed.number } }),
    });
  }

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      aria-label="查遗失声明"
      noValidate
      onSubmit={submit}
    >
      <Field
        label="姓名或单位名称"
        name="name"
        data-field="name"
        defaultValue={search.name}
        fault={faults.name}
        placeholder="声明人，可以只写开头"
        autoComplete="off"
        enterKeyHint="search"
      />
      {/* without a name attribute: a form that is sent before hydration must not put the number into the address */}
      <Field
        label="完整号码"
        data-field="number"
        defaultValue={search.number}
        fault={faults.number}
        placeholder="证件、执照或发票号，一位不少"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
      />
      <details className={styles.more} open={isLimited || undefined}>
        <summary className={styles.summary}>限定类别和遗失日期</summary>
        <ChipField
          label="类别"
          name="kind"
          choices={kinds}
          chosen={[kind]}
          fault={faults.kind}
          isBusy={false}
          onChoose={setKind}
        />
        <div className={styles.days}>
          <Field
            label="遗失日期从"
            type="date"
            name="from"
            data-field="from"
            defaultValue={search.from}
            fault={faults.from}
          />
          <Field
            label="到"
            type="date"
            name="to"
            data-field="to"
            defaultValue={search.to}
            fault={faults.to}
          />
        </div>
      </details>
      <Button type="submit" variant="brand">
        查询
      </Button>
      <p className={styles.note}>
        任填一项即可。完整号码只用来比对，不会写进网址；结果里的姓名和号码都有遮挡。
      </p>
    </form>
  );
}

function inputAt(form: HTMLFormElement | null, field: SearchField): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`[data-field=${field}]`) ?? null;
}
