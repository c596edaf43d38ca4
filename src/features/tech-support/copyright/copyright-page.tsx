import { useState } from 'react';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { findCopies } from 'qlwb-gateway-sdk/operations/tech-support';
import { Button } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { CopyResult } from './copy-result.tsx';
import { useStoredText } from '../shared/stored-text.ts';
import { ProductPage } from '../shared/product-page.tsx';
import { TextTool } from '../shared/text-tool.tsx';
const loadExample = () => import('./example-text.ts');

type Search =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'done'; readonly result: OperationData<'findCopies'> }
  | { readonly status: 'failed'; readonly message: string };

/** minimum letters for a significant match */
const fewest = 20;

/** 版权监测: finds copies of a text among the paper's stories. */
export function CopyrightPage() {
  const gateway = useGateway();
  const act = useAction();
  const { field, text, keep, replace } = useStoredText('copyright');
  const [fault, setFault] = useState<string>();
  const [search, setSearch] = useState<Search>({ status: 'idle' });

  async function compare(): Promise<void> {
    setSearch({ status: 'pending' });
    try {
      setSearch({ status: 'done', result: await gateway.data(findCopies, { body: { text } }) });
    } catch (cause) {
      setSearch({ status: 'failed', message: failureText(cause) });
    }
  }

  function type(next: string) {
    keep(next);
    setFault(undefined);
  }
  function go() {
    const isLong = text.trim().length >= fewest;
    setFault(isLong ? undefined : `请粘贴至少 ${fewest} 个字，太短的文字分不清是不是巧合`);
    if (isLong) void compare();
    else field.current?.focus();
  }

  return (
    <ProductPage
      name="版权监测"
      lead="粘贴一段文字，看它有没有照搬本报的稿件，照搬了哪几处、占多大比例。"
      does={[
        '和本报全部稿件逐字比对，连续 12 个字相同就能发现',
        '改标点、加空格、换全角半角都不影响结果',
        '只告诉您哪里相同；是不是侵权，请由人来判断',
      ]}
      panelTitle="试一试"
    >
      <TextTool
        label="要比对的文字"
        placeholder="把文章粘贴在这里，最多 5000 字"
        field={field}
        text={text}
        fault={fault ?? (search.status === 'failed' ? search.message : undefined)}
        go="开始比对"
        going="正在比对…"
        isBusy={search.status === 'pending'}
        onType={type}
        onGo={go}
        onClear={() => {
          replace('');
          setSearch({ status: 'idle' });
          field.current?.focus();
        }}
        example={
          <Button onClick={() => act(async () => replace(await (await loadExample()).exampleText(gateway)))}>
            用一篇报道试试
          </Button>
        }
      />
      {search.status === 'done' && <CopyResult search={search.result} />}
    </ProductPage>
  );
}
