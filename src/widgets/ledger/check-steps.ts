import type { RecordFinding, SeenCheckpoint } from '#machines/ledger-check/ledger-check.machine.ts';
import type { UnprovenReason } from '#rules/ledger/tlog-proof.ts';
import { signatureNotChecked, unprovenTexts } from './ledger-words.ts';

export interface CheckStep {
  readonly title: string;
  /** `skipped`: not reached, or not possible */
  readonly state: 'running' | 'waiting' | 'passed' | 'failed' | 'skipped';
  /** what was found, for readers */
  readonly text?: string;
}

interface StepsInput {
  /** of the machine `ledger-check`, region `record` */
  readonly state:
    | 'idle'
    | 'hashing'
    | 'proving'
    | 'comparing'
    | 'altered'
    | 'unproven'
    | 'sound'
    | 'forked'
    | 'failed';
  readonly finding: RecordFinding;
  readonly height: number;
  readonly isErased: boolean;
  /** label of a field */
  readonly labelOf: (field: string) => string;
}

type Outcome = Omit<CheckStep, 'title'>;

const titles = ['内容和指纹', '在账本里的位置', '报社的签名', '和本机上次看到的账本'] as const;

const waiting: Outcome = { state: 'waiting' };
const running: Outcome = { state: 'running' };
const skipped: Outcome = { state: 'skipped' };

/** The steps of the check of a record, in words a reader understands. */
export function checkSteps(input: StepsInput): readonly CheckStep[] {
  const outcomes = outcomesOf(input);
  return titles.map((title, at) => ({ title, ...(outcomes[at] ?? skipped) }));
}

function outcomesOf({ state, finding, height, isErased, labelOf }: StepsInput): readonly Outcome[] {
  const content: Outcome = isErased
    ? { state: 'skipped', text: '内容应本人要求删去了，没有可比的；指纹还在账本里。' }
    : { state: 'passed', text: '按这一页的内容重新计算，和账本里的指纹一样。' };
  if (state === 'hashing') return [running, waiting, waiting, waiting];
  if (state === 'proving') return [content, running, running, waiting];
  switch (finding.kind) {
    case 'altered':
      return [{ state: 'failed', text: `“${labelOf(finding.field)}”被改动过，和账本里的指纹对不上。` }];
    case 'unproven':
      return [content, ...unproven(finding.reason)];
    case 'proven': {
      const { checkpoint, signature, remembered } = finding;
      const proof = [place(height, checkpoint), signed(signature)];
      return [content, ...proof, state === 'comparing' ? running : sameHistory(checkpoint, remembered)];
    }
    case 'forked': {
      const [was, is] = [finding.old, finding.new];
      return [
        content,
        place(height, is),
        skipped,
        {
          state: 'failed',
          text:
            `账本被改写过：本机看过 ${was.time} 的账本（${was.size} 条），` +
            `它和 ${is.time} 的账本（${is.size} 条）对不上。请截图，并告诉报社。`,
        },
      ];
    }
    case 'none':
    case 'failed':
      return [];
  }
}

function unproven(reason: UnprovenReason): readonly Outcome[] {
  const failed: Outcome = { state: 'failed', text: unprovenTexts[reason] };
  if (reason === 'inclusion') return [failed, skipped];
  return reason === 'origin' ? [failed] : [skipped, failed];
}

const place = (height: number, { size, time }: SeenCheckpoint): Outcome => ({
  state: 'passed',
  text: `它是第 ${height} 号，在 ${time} 的账本里（共 ${size} 条）。`,
});

const signed = (signature: 'valid' | 'not-checked'): Outcome =>
  signature === 'valid'
    ? { state: 'passed', text: '账本的末尾有报社的签名，签名是真的。' }
    : { state: 'skipped', text: signatureNotChecked };

function sameHistory(checkpoint: SeenCheckpoint, remembered: SeenCheckpoint | undefined): Outcome {
  if (remembered === undefined)
    return {
      state: 'skipped',
      text: `本机第一次看这本账，没有可比的。现在的 ${checkpoint.size} 条已经记在本机，下次比对。`,
    };
  return {
    state: 'passed',
    text: `本机看过 ${remembered.time} 的账本（${remembered.size} 条），那些记录后来没有改写过。`,
  };
}
