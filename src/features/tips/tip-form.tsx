import { useId } from 'react';
import { longestTip } from '#rules/tips/tip-form.ts';
import type { Correction } from '#lib/text/correction.ts';
import { Button } from '#ui/control/button.tsx';
import { Field } from '#ui/control/field.tsx';
import { FormState } from '#ui/control/form-state.tsx';
import { Switch } from '#ui/control/switch.tsx';
import { TextArea } from '#ui/control/text-area.tsx';
import { AccountNote } from '#widgets/account-note/account-note.tsx';
import { CategoryField } from './category-field.tsx';
import { PlaceField } from './place-field.tsx';
import styles from './tip-form.module.css';
import { TipFiles } from './tip-files.tsx';
import { TipSent } from './tip-sent.tsx';
import type { TipTopic } from './tip-types.ts';
import { useTipForm } from './use-tip-form.ts';

interface TipFormProps {
  /** topic of the tip; determines its category */
  readonly topic?: TipTopic;
  /** what the tip reports as wrong; its text is filled in */
  readonly correction?: Correction;
  /** closes the enclosing sheet */
  readonly onClose?: () => void;
}

/** Form of a tip. Input survives a reload, signing in and network failures. */
export function TipForm({ topic, correction, onClose }: TipFormProps) {
  const tip = useTipForm(topic?.id, topic?.category ?? '', correction);
  const { form, draft, faults, state, isForm, isBusy, change } = tip;
  const countId = useId();
  const anonymousId = useId();
  if (!isForm)
    return (
      <TipSent
        isHeld={state === 'pending'}
        onAnother={tip.writeAnother}
        {...(onClose !== undefined && { onClose })}
      />
    );
  const left = longestTip.text - Array.from(draft.text).length;
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) tip.send();
      }}
    >
      <div>
        <TextArea
          label={topic === undefined ? '发生了什么' : `参与话题 #${topic.title}`}
          name="text"
          rows={6}
          value={draft.text}
          readOnly={isBusy}
          placeholder="什么时间、什么地方、发生了什么，您希望怎么解决"
          fault={faults.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <p id={countId} className={styles.count} data-over={left < 0 || undefined}>
          {left < 0 ? `超出 ${-left} 字` : `${longestTip.text - left}/${longestTip.text}`}
        </p>
      </div>
      {topic === undefined && (
        <CategoryField
          value={draft.category}
          fault={faults.category}
          isBusy={isBusy}
          onChange={(category) => change({ category })}
        />
      )}
      <TipFiles files={tip.files} fault={faults.attachments} />
      <PlaceField draft={draft} faults={faults} isBusy={isBusy} onChange={change} />
      {topic === undefined && (
        <Field
          label="联系电话（选填，只给编辑看）"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={draft.phone}
          readOnly={isBusy}
          placeholder="加密传送、加密保存"
          fault={faults.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
      )}
      <div className={styles.anonymous}>
        <span id={anonymousId}>
          匿名爆料
          <span className={styles.note}>谁也看不到是您发的，头像和昵称都不显示</span>
        </span>
        <Switch
          on={draft.anonymous}
          labelId={anonymousId}
          onChange={(anonymous) => !isBusy && change({ anonymous })}
        />
      </div>
      <TipState tip={tip} />
      <AccountNote personal />
      <Button type="submit" variant="brand" disabled={isBusy}>
        {state === 'submitting' ? '正在发送…' : '提交爆料'}
      </Button>
    </form>
  );
}

/** Progress of the submission, or why it failed. */
function TipState({ tip: { state, reason, uploads, stopWaiting } }: { tip: ReturnType<typeof useTipForm> }) {
  const words = {
    waiting: `还有 ${uploads.pending} 个文件在上传，传完就发送。`,
    stop: '先不发',
    offline: '网络不通，写的都在，连上后自动发送，也可以再点一次提交。',
    signingIn: '登录后就能发送，写的都在。',
  };
  return <FormState state={state} reason={reason} words={words} onStopWaiting={stopWaiting} />;
}
