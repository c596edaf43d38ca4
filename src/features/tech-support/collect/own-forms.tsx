import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { listForms, removeForm, updateForm } from 'qlwb-gateway-sdk/operations/tech-support';
import { randomUuid } from '#platform/storage/device.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { FormAddress } from './form-address.tsx';
import styles from './own-forms.module.css';

type OwnForm = OperationData<'listForms'>['list'][number];

/** The reader's forms: URLs, entries and closing. */
export function OwnForms({ origin }: { readonly origin: string }) {
  const forms = useQuery({ ...operationQuery(useGateway(), listForms, {}), staleTime: 0 });
  if (forms.isError) return <ErrorState onRetry={() => void forms.refetch()} />;
  const list = forms.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-label="我的表单">
      <h3 className={styles.heading}>我的表单</h3>
      <ul>
        {list.map((form) => (
          <li key={form.id} className={styles.form}>
            <FormRow form={form} origin={origin} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FormRow({ form, origin }: { readonly form: OwnForm; readonly origin: string }) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const act = useAction();
  const notice = useNotice();
  const [isRemoving, setRemoving] = useState(false);
  const { id, title, open, entries } = form;
  const again = () => queryClient.invalidateQueries({ queryKey: [listForms.id] });
  const setOpen = (next: boolean) =>
    act(async () => {
      await gateway.data(updateForm, { body: { formId: id, open: next, clientId: randomUuid() } });
      await again();
      notice.toast(next ? '又开始收集了' : '已停止收集');
    });
  const remove = () =>
    act(async () => {
      await gateway.data(removeForm, { body: { formId: id, clientId: randomUuid() } });
      await again();
      notice.toast('表单和收集到的内容都已删除');
    });
  return (
    <>
      <p className={styles.title}>
        {title} {!open && <Badge>已停止</Badge>}
      </p>
      <div className={styles.acts}>
        <Link to="/techSupport/usercollect" search={{ mine: id }} className={buttonClass('line')}>
          看收集到的（{entries}）
        </Link>
        <Button onClick={() => setOpen(!open)}>{open ? '停止收集' : '继续收集'}</Button>
        {isRemoving ? (
          <>
            <Button variant="brand" onClick={remove}>
              确定删除
            </Button>
            <Button onClick={() => setRemoving(false)}>不删了</Button>
          </>
        ) : (
          <Button onClick={() => setRemoving(true)}>删除</Button>
        )}
      </div>
      <FormAddress url={`${origin}/new/techSupport/usercollect?form=${id}`} title={title} />
    </>
  );
}
