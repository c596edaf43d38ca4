import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { cityOf } from '#lib/search/cities.ts';
import { type InquiryStep, needsPhone } from '#rules/auto-show/inquiry-form.ts';
import { plainMobile } from '#rules/people/mobile.ts';
import { StateTag } from '#ui/card/state-tag.tsx';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { ChipField } from '#ui/control/chip-field.tsx';
import { Fault, Field } from '#ui/control/field.tsx';
import { TextArea } from '#ui/control/text-area.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { AccountNote } from '#widgets/account-note/account-note.tsx';
import { CityField } from '#widgets/city/city-field.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { CodeButton } from '#widgets/sms-code/code-button.tsx';
import { useSmsCode } from '#widgets/sms-code/use-sms-code.ts';
import { autoSeriesQuery } from '../shared/auto-queries.ts';
import { priceRange } from '../shared/auto-words.ts';
import styles from './inquiry-page.module.css';
import { sellersQuery } from './inquiry-queries.ts';
import { inquiryStateNames, inquiryStateTones } from './inquiry-states.ts';
import { type InquiryFormView, useInquiryForm } from './use-inquiry-form.ts';

/** 询底价: asks up to three shops for their price of a series. Data is loaded by `loadVehicle`. */
export function InquiryPage({ seriesId }: { readonly seriesId: string }) {
  const { series } = useSuspenseQuery(autoSeriesQuery(useGateway(), seriesId)).data;
  const inquiry = useInquiryForm(seriesId);
  return (
    <>
      <PageBar title="询底价" />
      <main className={styles.page}>
        <header>
          <h1 className={styles.name}>
            {series.brandName} {series.name}
          </h1>
          <p className={styles.note}>指导价 {priceRange(series)}</p>
        </header>
        {inquiry.progress === undefined ? (
          <InquiryForm seriesId={seriesId} inquiry={inquiry} />
        ) : (
          <section className={styles.card} aria-label="询价已发出">
            <p className={styles.line}>
              <span className={styles.shopName}>询价已发出</span>
              <span role="status">
                <StateTag tone={inquiryStateTones[inquiry.progress]}>
                  {inquiryStateNames[inquiry.progress]}
                </StateTag>
              </span>
            </p>
            <p className={styles.note}>店家在这里先报价，看不到您的号码。报价到了会显示在“我的询价”里。</p>
            <p className={styles.acts}>
              <Link to="/autoShow/inquiring/$" params={{ _splat: '' }} className={buttonClass('brand')}>
                看报价进展
              </Link>
              <Button onClick={inquiry.reopen}>再问几家</Button>
            </p>
          </section>
        )}
      </main>
    </>
  );
}

interface InquiryFormProps {
  readonly seriesId: string;
  readonly inquiry: InquiryFormView;
}

/** One step at a time: the reader's wishes, another phone where there is one, and the shops. */
function InquiryForm({ seriesId, inquiry }: InquiryFormProps) {
  const { form, draft, facts, step = 'details', isBusy, complete, goBack, send } = inquiry;
  // before the step that shows them: shops that arrive later would move the button away from under a finger
  const sellers = useSellers(seriesId);
  const steps: readonly InquiryStep[] =
    needsPhone(draft, facts) || step === 'phone' ? ['details', 'phone', 'shops'] : ['details', 'shops'];
  const isLast = step === 'shops';
  return (
    <>
      <p className={styles.note}>
        {
          '您点名问哪几家，才转给哪几家。店家只看到车款、上牌城市和留言，先在这里报价；号码由您对每家单独公开，随时可以撤回。'
        }
        没有新进展 30 天后，您的称呼、号码和留言全部删除。
      </p>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        aria-label="询底价"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          if (isLast) send();
          else complete();
        }}
      >
        <StepTitle step={step} count={steps.length} number={steps.indexOf(step) + 1} />
        {step === 'details' && <DetailFields seriesId={seriesId} inquiry={inquiry} />}
        {step === 'phone' && <PhoneFields inquiry={inquiry} />}
        {step === 'shops' && <ShopFields sellers={sellers} inquiry={inquiry} />}
        <p className={styles.acts}>
          {step !== 'details' && (
            <Button type="button" disabled={isBusy} onClick={goBack}>
              上一步
            </Button>
          )}
          <Button type="submit" variant="brand" disabled={isBusy}>
            {isLast
              ? isBusy
                ? '正在发送…'
                : sendLabel(draft.shopIds.length)
              : `下一步：${stepNames[steps[steps.indexOf(step) + 1] ?? 'shops']}`}
          </Button>
        </p>
      </form>
    </>
  );
}

const stepNames: Readonly<Record<InquiryStep, string>> = {
  details: '说说想要的车',
  phone: '验证手机号',
  shops: '选店',
};

const sendLabel = (shops: number) => (shops === 0 ? '向选中的店询价' : `向选中的 ${shops} 家店询价`);

interface StepTitleProps {
  readonly step: InquiryStep;
  readonly number: number;
  readonly count: number;
}

/** Takes the focus when another step is shown, so that a screen reader says which. */
function StepTitle({ step, number, count }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  return (
    <h2 ref={title} tabIndex={-1} className={styles.shopName}>
      {stepNames[step]}
      <span className={styles.note}>
        {' '}
        第 {number} 步，共 {count} 步
      </span>
    </h2>
  );
}

function DetailFields({ seriesId, inquiry }: InquiryFormProps) {
  const { trims } = useSuspenseQuery(autoSeriesQuery(useGateway(), seriesId)).data;
  const { draft, faults, facts, offersAccountPhone, isSigningIn, change } = inquiry;
  return (
    <>
      <ChipField
        label="车款（选填）"
        name="trimId"
        choices={trims.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={[draft.trimId]}
        fault={undefined}
        isBusy={false}
        onChoose={(trimId) => change({ trimId })}
      />
      <Field
        label="怎么称呼您"
        name="name"
        value={draft.name}
        fault={faults['name']}
        autoComplete="name"
        placeholder="如孟先生"
        onChange={({ target }) => change({ name: target.value })}
      />
      {offersAccountPhone && (
        <ChipField
          label="用哪个手机号"
          name="isOtherPhone"
          choices={[
            {
              value: 'account',
              label: facts.accountPhone === '' ? '登录的号码' : `登录的 ${facts.accountPhone}`,
            },
            { value: 'other', label: '另一个号码' },
          ]}
          chosen={[draft.isOtherPhone ? 'other' : 'account']}
          fault={undefined}
          isBusy={false}
          onChoose={(value) => change({ isOtherPhone: value === 'other' })}
        />
      )}
      <CityField
        label="上牌城市（选填）"
        value={draft.cityId}
        fault={faults['cityId']}
        isBusy={false}
        onChange={(cityId) => change({ cityId })}
      />
      <TextArea
        label="给店家的留言（选填）"
        name="wish"
        rows={3}
        value={draft.wish}
        fault={faults['wish']}
        placeholder="如周末方便看车、要置换旧车"
        onChange={({ target }) => change({ wish: target.value })}
      />
      <AccountNote personal />
      {isSigningIn && (
        <p className={styles.note} role="status">
          登录后就能询价，填的都在。
        </p>
      )}
    </>
  );
}

const useSellers = (seriesId: string) => useQuery(sellersQuery(useGateway(), seriesId));

interface ShopFieldsProps extends Pick<InquiryFormProps, 'inquiry'> {
  readonly sellers: ReturnType<typeof useSellers>;
}

function ShopFields({ sellers, inquiry }: ShopFieldsProps) {
  const { draft, faults, facts, reason, isBusy, isOffline, change } = inquiry;
  const faultId = useId();
  return (
    <>
      {sellers.isError && <ErrorState onRetry={() => void sellers.refetch()} />}
      <ChipField
        label="同意把这次询价转给（最多 3 家）"
        name="shopIds"
        isMultiple
        choices={(sellers.data?.list ?? []).map(({ id, name, cityId }) => ({
          value: id,
          label: `${name}（${cityOf(cityId)?.name ?? '山东'}）`,
        }))}
        chosen={draft.shopIds}
        fault={faults['shopIds']}
        isBusy={isBusy}
        onChoose={(shopId, isChosen) =>
          change({
            shopIds: isChosen
              ? [...draft.shopIds, shopId]
              : draft.shopIds.filter((chosen) => chosen !== shopId),
          })
        }
      />
      {!needsPhone(draft, facts) && facts.accountPhone !== '' && (
        <p className={styles.note}>公开号码后，店家会拨打您登录用的手机号 {facts.accountPhone}。</p>
      )}
      {isOffline ? (
        <p className={styles.note} role="status">
          网络不通，填的都在，连上后自动发送，也可以再点一次发送。
        </p>
      ) : (
        <Fault id={faultId} text={reason === '' ? undefined : reason} />
      )}
    </>
  );
}

/** Another phone than that of the account, confirmed by an SMS code. */
function PhoneFields({ inquiry }: Pick<InquiryFormProps, 'inquiry'>) {
  const { form, draft, faults, change } = inquiry;
  const code = useSmsCode(() => form.current?.querySelector<HTMLElement>('[name="phone"]')?.focus());
  return (
    <>
      <Field
        label="手机号"
        name="phone"
        value={draft.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="11 位手机号"
        fault={faults['phone'] ?? code.faults.phone}
        onChange={({ target }) => {
          change({ phone: target.value });
          code.forgive();
        }}
      />
      <Field
        label="验证码"
        name="code"
        value={draft.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="短信里的 6 位数字"
        fault={faults['code'] ?? code.faults.code ?? code.faults.form}
        onChange={({ target }) => change({ code: target.value })}
        end={<CodeButton code={code} phone={plainMobile(draft.phone)} disabled={false} />}
      />
    </>
  );
}
