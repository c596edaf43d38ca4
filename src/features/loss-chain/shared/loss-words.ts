import type { Tone } from '#ui/card/state-tag.tsx';
import type { LossKind, LossState } from './loss-types.ts';

export function toneOfState(state: LossState): Tone {
  if (state === 'valid') return 'good';
  return state === 'erased' ? 'quiet' : 'warn';
}

/** One paragraph that goes with every proof. */
export const limitsOfProof =
  '证明只说明声明何时记入账本、此后一字未动。它不说明声明里的事属实，不说明登报的人就是证件的主人，也不说明证件没有找回或重办。登报不能代替挂失和补办；要不要登报，由发证机关决定。';

/** Whether a kind needs a notice, and whom to ask: the office decides, practice differs, and rules change. */
export const officeAdvice = {
  'identity-card': '居民身份证丢失，到公安机关挂失、申请补领即可，法律没有要求登报。',
  'business-licence':
    '营业执照遗失，按现行登记规定在国家企业信用信息公示系统上声明作废，再申请补领，一般不必登报。',
  seal: '公章遗失，先向公安机关报案，再问备案机关要不要登报，各地做法不一。',
  invoice: '发票丢失，应及时报告主管税务机关；2019 年以来，税务机关已不要求为此登报。',
  bill: '支票、汇票等票据遗失，登报不能代替挂失止付，也不能代替向法院申请公示催告。',
  other: '其他证件要不要登报，由发证机关决定，办理之前先问一问。',
} as const satisfies Record<LossKind, string>;
