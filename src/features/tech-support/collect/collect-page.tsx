import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { listForms } from 'qlwb-gateway-sdk/operations/tech-support';
import { Button } from '#ui/control/button.tsx';
import { useSession } from '#widgets/session/use-session.ts';
import styles from './collect-page.module.css';
import { EntriesPage } from './entries-page.tsx';
import { EntryPage } from './entry-page.tsx';
import { FormBuilder } from './form-builder.tsx';
import { OwnForms } from './own-forms.tsx';
import { ProductPage } from '../shared/product-page.tsx';

/** Search parameters. */
export interface CollectSearch {
  /** id of a form to fill in */
  readonly form?: string | undefined;
  /** id of the reader's form whose entries are shown */
  readonly mine?: string | undefined;
}

interface CollectPageProps {
  /** the form named in the URL */
  readonly form: OperationData<'getForm'> | undefined;
  readonly mine: string | undefined;
}

/** 用户采集: create forms, fill them in, and read the entries of own forms. */
export function CollectPage({ form, mine }: CollectPageProps) {
  if (form !== undefined) {
    if (mine === undefined) return <EntryPage key={form.id} form={form} />;
    return <EntriesPage key={form.id} form={form} />;
  }
  return (
    <ProductPage
      name="用户采集"
      lead="做一张表单，发出去，收报名、收问卷、收线索，回来导出成表格。"
      does={[
        '文字、单选、多选、手机号、日期五种问题，按住把手就能调整顺序',
        '填写的内容加密传送、加密保存，只有您自己能看',
        '导出的表格用 Excel 直接打开，中文不乱码；每张表单最多收 2000 份',
      ]}
      panelTitle="做一张表单"
    >
      <MakeForm />
    </ProductPage>
  );
}

function MakeForm() {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const { signedIn } = useSession();
  const queryClient = useQueryClient();
  const [published, setPublished] = useState(false);
  return (
    <>
      {published ? (
        <Published onAgain={() => setPublished(false)} />
      ) : (
        <FormBuilder
          onPublished={() => {
            setPublished(true);
            void queryClient.invalidateQueries({ queryKey: [listForms.id] });
          }}
        />
      )}
      {signedIn && <OwnForms origin={origin} />}
    </>
  );
}

function Published({ onAgain }: { readonly onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.published}>
      <p className={styles.title}>表单已发布</p>
      <p>在下面“我的表单”里取填写地址和二维码，发给要填写的人。</p>
      <Button onClick={onAgain}>再做一张</Button>
    </div>
  );
}
