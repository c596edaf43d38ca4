import SHA256 from 'crypto-js/sha256.js';
import { expect, test } from 'vitest';
import { canonicalText, noHash, sealBlock } from '../ledger/ledger-block.ts';
import { serviceFormat } from './service-record.ts';

const sha256 = (text: string) => SHA256(text).toString();

// certificates are printed and checkpoints published: every byte of these is a promise
test.each([
  {
    text: `[1,"2026-10-12 09:00:00","service","QL-7K2M-9TWX-3HRA","王*芳","“小清河”清洁日","泉城义工联","2026-10-11",180,"${noHash}"]`,
    height: 1,
    time: '2026-10-12 09:00:00',
    record: {
      kind: 'service' as const,
      certificate: 'QL-7K2M-9TWX-3HRA',
      name: '王*芳',
      activity: '“小清河”清洁日',
      group: '泉城义工联',
      servedOn: '2026-10-11',
      minutes: 180,
    },
    previous: noHash,
    hash: '634bd3610f2f590335b0ae9585231ed05cf27f3870fe39b3e5e2c438e22e1889',
    marks: 'a9d3affdefcd395ffa024f83e92a3e7965f1ccb51ee91594b941000c5fca209b75fe54af30bea0f1',
  },
  {
    text: String.raw`[2,"2026-10-13 10:30:59","withdrawal","QL-7K2M-9TWX-3HRA","𠮷*","a \"quoted\" \\ line\n${'\u2028'}end","","2026-10-11",0,"634bd3610f2f590335b0ae9585231ed05cf27f3870fe39b3e5e2c438e22e1889"]`,
    height: 2,
    time: '2026-10-13 10:30:59',
    record: {
      kind: 'withdrawal' as const,
      certificate: 'QL-7K2M-9TWX-3HRA',
      name: '𠮷*',
      activity: 'a "quoted" \\ line\n\u2028end',
      group: '',
      servedOn: '2026-10-11',
      minutes: 0,
    },
    previous: '634bd3610f2f590335b0ae9585231ed05cf27f3870fe39b3e5e2c438e22e1889',
    hash: 'd22b08eecb92f9a2b8cc3d8a78f5c4d43cce79d6357696b19882b36bcec15a03',
    marks: 'e4e3a41a99322cf0348bec66e92a3e7926c9ead3a47df108c7cdff265fca209b4557817e824f6f48',
  },
])('block $height keeps its canonical text, hash and marks', ({ text, hash, marks, ...block }) => {
  expect(canonicalText(serviceFormat, block)).toBe(text);
  expect(sealBlock(serviceFormat, block, sha256)).toEqual({ ...block, hash, marks });
});
