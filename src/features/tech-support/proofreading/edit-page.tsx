import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkText } from 'qlwb-gateway-sdk/operations/tech-support';
import { Button } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { useStoredText } from '../shared/stored-text.ts';
import { MarkList } from './mark-list.tsx';
import { applyAll, applyFix, dropMark, type MarkedText } from './marked-text.ts';
import { ProductPage } from '../shared/product-page.tsx';
import { TextTool } from '../shared/text-tool.tsx';

const example =
  '记者从市里了解到的的消息,今年2月30日，豹突泉边来了约3000人左右。大家再接再励，跑的非常快，最远的来自５KM以外的公园，面积300平米。';

/** 智能校对: marks mistakes found by a small set of rules; each can be fixed by a tap. */
export function EditPage() {
  const gateway = useGateway();
  const { field, text, keep, replace } = useStoredText('edit');
  const [marked, setMarked] = useState<MarkedText>();
  const [earlier, setEarlier] = useState<readonly MarkedText[]>([]);
  const [fault, setFault] = useState<string>();
  const check = useMutation({
    mutationFn: (wanted: string) => gateway.data(checkText, { body: { text: wanted } }),
    onSuccess: ({ marks }, wanted) => {
      // ignored if the text was changed meanwhile
      if (field.current?.value === wanted) setMarked({ text: wanted, marks });
    },
  });

  function replaceText(next: string) {
    keep(next);
    setFault(undefined);
    setMarked(undefined);
    setEarlier([]);
  }
  function go() {
    const isEmpty = text.trim() === '';
    setFault(isEmpty ? '请先写点什么，或粘贴一段文字' : undefined);
    if (isEmpty) field.current?.focus();
    else check.mutate(text);
  }
  function change(next: MarkedText) {
    if (marked === undefined) return;
    setEarlier([...earlier, marked]);
    setMarked(next);
    replace(next.text);
  }
  function undo() {
    const before = earlier.at(-1);
    if (before === undefined) return;
    setEarlier(earlier.slice(0, -1));
    setMarked(before);
    replace(before.text);
  }

  return (
    <ProductPage
      name="智能校对"
      lead="发稿前再看一眼：常见的错字、病句、标点和数字毛病，点一下就能改好。"
      does={[
        '的地得、叠字、成语错字、中英文标点混用、全角半角、日期和单位',
        '身份证号、手机号和不宜公开的说法会提醒',
        '背后只是一份很短的规则清单，不懂文意：会漏，也会误报，不能代替编辑校对',
      ]}
      panelTitle="试一试"
    >
      <TextTool
        label="要校对的文字"
        placeholder="写点什么，或把稿子粘贴在这里，最多 5000 字"
        field={field}
        text={text}
        fault={fault ?? (check.isError ? failureText(check.error) : undefined)}
        go="开始校对"
        going="正在校对…"
        isBusy={check.isPending}
        onType={replaceText}
        onGo={go}
        onClear={() => {
          replace('');
          replaceText('');
          field.current?.focus();
        }}
        example={<Button onClick={() => replace(example)}>用一段例文试试</Button>}
      />
      {marked !== undefined && check.data !== undefined && (
        <MarkList
          marked={marked}
          rules={check.data.rules}
          canUndo={earlier.length > 0}
          onFix={(mark) => change(applyFix(marked, mark))}
          onFixAll={() => change(applyAll(marked))}
          onIgnore={(mark) => change(dropMark(marked, mark))}
          onUndo={undo}
        />
      )}
    </ProductPage>
  );
}
