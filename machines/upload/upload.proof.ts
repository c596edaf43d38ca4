import { after, defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { uploadMachine } from './upload.machine.ts';
import type { StoredAttachment } from './upload-steps.ts';

const attachment: StoredAttachment = {
  id: 'u1',
  kind: 'picture',
  url: '/media/uploads/a.jpg',
  width: 4,
  height: 3,
};
const prepared = { kind: 'prepared', size: 100 } as const;
const begun = { kind: 'begun', begun: { id: 'u1', sent: 0 } } as const;
const unreached = { kind: 'unreached' } as const;
const busy = { kind: 'busy', seconds: 60, reason: '太多了' } as const;
const elsewhere = { kind: 'elsewhere' } as const;
const lost = { kind: 'lost' } as const;
const refused = { kind: 'refused', reason: '不是图片' } as const;
const broken = { kind: 'broken', reason: '出错了' } as const;
const failures = [unreached, busy, elsewhere, lost, refused, broken];
const sent = (bytes: number) => ({ kind: 'sent', sent: bytes }) as const;
const at = (bytes: number) => ({ kind: 'at', sent: bytes }) as const;
const ready = { kind: 'ready', attachment } as const;

/** Prepares the chosen file. */
const isPrepared = ['start.requested', done('prepare', prepared)] as const;
const isBegun = done('begin', begun);
/** Five attempts that the gateway does not answer, and the pauses between them. */
const missedFive = [
  ...isPrepared,
  ...[2000, 4000, 8000, 16_000].flatMap((pauseMs) => [done('begin', unreached), after(pauseMs)]),
  done('begin', unreached),
];

/** The path to each step, by name. */
const steps = {
  begin: { state: { working: 'creating' }, when: [...isPrepared] },
  locate: {
    state: { working: 'locating' },
    when: [...isPrepared, isBegun, 'network.lost', 'network.restored'],
  },
  send: { state: { working: 'sending' }, when: [...isPrepared, isBegun] },
  finish: { state: { working: 'finishing' }, when: [...isPrepared, isBegun, done('send', sent(100))] },
} as const;
const names = ['begin', 'locate', 'send', 'finish'] as const;

const ofEachStep = Object.fromEntries(
  names.flatMap((name) => {
    const { state, when } = steps[name];
    const again = name === 'begin' ? { working: 'creating' } : { working: 'locating' };
    const place = { id: name === 'begin' ? undefined : 'u1' };
    return [
      [`${name} can be paused`, { when: [...when], state, tags: ['may-pause'] }],
      [
        `${name} gets the upload and its offset`,
        {
          when: [...when],
          state,
          inputs: {
            [name]: {
              id: name === 'begin' ? '' : 'u1',
              sent: name === 'finish' ? 100 : 0,
              size: 100,
              attempt: 0,
            },
          },
        },
      ],
      [
        `${name} waits for the network when the gateway is not reached`,
        { when: [...when, done(name, unreached)], state: 'waiting', context: { misses: 1 }, effects: [] },
      ],
      [
        `${name} pauses for as long as the gateway asks`,
        {
          when: [...when, done(name, busy)],
          state: 'resting',
          context: { rest: 60, reason: '太多了' },
          effects: [],
        },
      ],
      [
        `${name} asks for the status a second after the offset changed`,
        {
          when: [...when, done(name, elsewhere)],
          state: 'resting',
          context: { rest: 1, reason: '' },
          effects: [],
        },
      ],
      [
        `${name} restarts an upload that the gateway has lost`,
        {
          when: [...when, done(name, lost)],
          state: { working: 'creating' },
          context: { id: undefined, sent: 0, attempt: 1 },
          effects: [],
        },
      ],
      [
        `${name} fails when the upload is lost again`,
        {
          when:
            name === 'begin'
              ? [...when, done(name, lost), done(name, lost)]
              : [...isPrepared, done('begin', lost), ...when.slice(isPrepared.length), done(name, lost)],
          state: { failed: 'refused' },
          context: { reason: '上传的内容已失效，请移除后重新添加', attempt: 1 },
          effects: [],
        },
      ],
      [
        `${name} reports a rejected file, which cannot be retried`,
        {
          when: [...when, done(name, refused), 'retry.requested'],
          state: { failed: 'refused' },
          tags: ['failed'],
          context: { reason: '不是图片' },
        },
      ],
      [
        `${name} reports a failure, which can be retried`,
        {
          when: [...when, done(name, broken)],
          state: { failed: 'broken' },
          tags: ['failed', 'may-retry'],
          context: { reason: '出错了' },
          effects: [],
        },
      ],
      [
        `${name} is retried when the reader asks`,
        { when: [...when, done(name, broken), 'retry.requested'], state: again, context: { reason: '' } },
      ],
      [
        `${name} can be retried after a crash`,
        {
          when: [...when, failed(name, 'crash')],
          state: { failed: 'broken' },
          context: { reason: '没有成功，请稍后再试' },
        },
      ],
      [
        `${name} can be paused and continues at the gateway’s offset`,
        { when: [...when, 'pause.requested', 'resume.requested'], state: again },
      ],
      [
        `${name} keeps its progress while paused`,
        {
          when: [...when, 'pause.requested'],
          state: 'paused',
          effects: [{ type: 'saveProgress', params: { ...place, attempt: 0, isPaused: true } }],
        },
      ],
      [
        `${name} continues when the gateway is reachable again`,
        { when: [...when, done(name, unreached), after(2000)], state: again },
      ],
      [
        `${name} continues when the network is back`,
        { when: [...when, done(name, unreached), 'network.restored'], state: again },
      ],
      [
        `${name} continues after the requested pause`,
        { when: [...when, done(name, busy), after(60_000)], state: again, context: { rest: 0, reason: '' } },
      ],
      [`${name} stops when the network is lost`, { when: [...when, 'network.lost'], state: 'waiting' }],
    ];
  }),
);

const fresh = { attempt: 0, isPaused: false };

/** A pause that the gateway asked for ends when the reader pauses and resumes, however the upload then continues. */
const afterPausedRest = Object.fromEntries(
  (
    [
      ['begin', isPrepared, 'creating', 'begin'],
      ['send', [...isPrepared, isBegun], 'locating', 'locate'],
    ] as const
  ).flatMap(([step, when, again, next]) => {
    const resumed = [...when, done(step, busy), 'pause.requested', 'resume.requested'] as const;
    const expected = { state: { working: again }, context: { rest: 0, reason: '' } };
    return [
      [
        `${step} was told to wait, and a lost network is back`,
        { when: [...resumed, 'network.lost', 'network.restored'], ...expected },
      ],
      [
        `${step} was told to wait, and the gateway is reachable again`,
        { when: [...resumed, done(next, unreached), after(2000)], ...expected },
      ],
    ] as const;
  }),
);

export const uploadProof = defineProof({
  name: 'upload',
  title: '上传一个文件',
  machine: uploadMachine,
  starts: {
    'a newly chosen file': fresh,
    'a file whose upload an earlier visit started': { ...fresh, size: 100, id: 'u1' },
    'a file that an earlier visit prepared': { ...fresh, size: 100 },
    'a file that the reader paused': { ...fresh, size: 100, id: 'u1', isPaused: true },
    'a file that was paused before it was prepared': { ...fresh, isPaused: true },
  },
  events: [
    'start.requested',
    'pause.requested',
    'resume.requested',
    'retry.requested',
    'remove.requested',
    'network.lost',
    'network.restored',
  ],
  actorOutcomes: {
    prepare: { done: [prepared, refused], error: ['crash'] },
    begin: { done: [begun, ...failures], error: ['crash'] },
    locate: { done: [at(60), at(100), ...failures], error: ['crash'] },
    send: { done: [sent(60), sent(100), ...failures], error: ['crash'] },
    finish: { done: [ready, ...failures], error: ['crash'] },
  },
  isSearchBoundary: ({ context }) => context.misses > 1,
  invariants: {
    'nothing is sent before the gateway knows the upload': ({ to }) =>
      !to.matches({ working: 'sending' }) || to.context.id !== undefined,
    'a file is ready only with the gateway’s attachment': ({ to }) =>
      to.hasTag('ready') === (to.context.attachment !== undefined && to.status === 'active'),
    'a removed file is deleted once': ({ effects, to, from }) =>
      effects.some(({ type }) => type === 'deleteUpload') ===
      (to.matches('removed') && !from.matches('removed')),
    'no more is sent than the file has': ({ to }) => to.context.sent <= Math.max(to.context.size, 0),
    'a failed upload has a reason': ({ to }) => !to.hasTag('failed') || to.context.reason !== '',
  },
  equivalentMutants: {
    'upload on remove.requested with reenter': equivalence.reenter,
  },
  expectations: {
    ...afterPausedRest,
    ...ofEachStep,
    'a chosen file is prepared first': { when: ['start.requested'], state: 'preparing', tags: [] },
    'a prepared file starts its upload': {
      when: [...isPrepared],
      state: { working: 'creating' },
      context: { size: 100 },
      effects: [],
    },
    'a file that is no picture is rejected before anything is sent': {
      when: ['start.requested', done('prepare', refused)],
      state: { failed: 'refused' },
      context: { reason: '不是图片' },
      effects: [],
    },
    'a file that cannot be read is reported': {
      when: ['start.requested', failed('prepare', 'crash')],
      state: { failed: 'refused' },
      context: { reason: '没有成功，请稍后再试' },
    },
    'a started upload is saved with its id, and sent': {
      when: [...isPrepared, isBegun],
      state: { working: 'sending' },
      context: { id: 'u1', sent: 0 },
      effects: [{ type: 'saveProgress', params: { id: 'u1', attempt: 0, isPaused: false } }],
    },
    'the file is sent chunk by chunk': {
      when: [...isPrepared, isBegun, done('send', sent(60))],
      state: { working: 'sending' },
      context: { sent: 60 },
      effects: [],
    },
    'a completely sent file is checked': {
      when: [...isPrepared, isBegun, done('send', sent(60)), done('send', sent(100))],
      state: { working: 'finishing' },
      context: { sent: 100 },
      effects: [],
    },
    'a checked file is ready, and saved as such': {
      when: [...isPrepared, isBegun, done('send', sent(100)), done('finish', ready)],
      state: 'ready',
      tags: ['ready'],
      context: { attachment },
      effects: [{ type: 'saveAttachment', params: { attachment } }],
    },
    'a ready file stays ready': {
      when: [...isPrepared, isBegun, done('send', sent(100)), done('finish', ready), 'network.lost'],
      state: 'ready',
    },
    'after an interruption the upload continues at the gateway’s offset': {
      when: [...isPrepared, isBegun, done('send', unreached), 'network.restored', done('locate', at(60))],
      state: { working: 'sending' },
      context: { sent: 60, misses: 0 },
      effects: [],
    },
    'a file that the gateway has completely is only checked': {
      when: [...isPrepared, isBegun, done('send', unreached), 'network.restored', done('locate', at(100))],
      state: { working: 'finishing' },
      context: { sent: 100 },
      effects: [],
    },
    'the gateway is retried after two seconds, then four': {
      when: [...isPrepared, done('begin', unreached), after(2000), done('begin', unreached), after(3999)],
      state: 'waiting',
      context: { misses: 2 },
    },
    'the second retry comes after four seconds': {
      when: [...isPrepared, done('begin', unreached), after(2000), done('begin', unreached), after(4000)],
      state: { working: 'creating' },
    },
    'the first retry does not come before two seconds': {
      when: [...isPrepared, done('begin', unreached), after(1999)],
      state: 'waiting',
    },
    'a pause is at most half a minute': {
      when: [...missedFive, after(29_999)],
      state: 'waiting',
      context: { misses: 5 },
    },
    'the longest pause ends after half a minute': {
      when: [...missedFive, after(30_000)],
      state: { working: 'creating' },
    },
    'waiting for the network can be paused': {
      when: [...isPrepared, done('begin', unreached), 'pause.requested'],
      state: 'paused',
    },
    'waiting for the gateway can be paused': {
      when: [...isPrepared, done('begin', unreached)],
      state: 'waiting',
      tags: ['may-pause'],
    },
    'a restored network is used at once': {
      when: [...isPrepared, done('begin', unreached), 'network.restored'],
      state: { working: 'creating' },
    },
    'a requested pause ends after its time': {
      when: [...isPrepared, done('begin', busy), after(60_000)],
      state: { working: 'creating' },
    },
    'a requested pause does not end earlier': {
      when: [...isPrepared, done('begin', busy), after(59_999)],
      state: 'resting',
      tags: ['may-pause'],
    },
    'a requested pause can be paused by the reader': {
      when: [...isPrepared, done('begin', busy), 'pause.requested'],
      state: 'paused',
    },
    'a resumed upload is saved as resumed': {
      when: [...isPrepared, isBegun, 'pause.requested', 'resume.requested'],
      effects: [{ type: 'saveProgress', params: { id: 'u1', attempt: 0, isPaused: false } }],
    },
    'an upload of an earlier visit continues at the gateway’s offset': {
      start: 'a file whose upload an earlier visit started',
      when: ['start.requested'],
      state: { working: 'locating' },
    },
    'a prepared file of an earlier visit starts its upload': {
      start: 'a file that an earlier visit prepared',
      when: ['start.requested'],
      state: { working: 'creating' },
    },
    'a paused upload stays paused after a reload': {
      start: 'a file that the reader paused',
      when: ['start.requested', 'network.restored'],
      state: 'paused',
      tags: [],
    },
    'a prepared file can be paused before its upload starts': {
      start: 'a file that an earlier visit prepared',
      when: ['start.requested', 'pause.requested', 'resume.requested'],
      state: { working: 'creating' },
      effects: [{ type: 'saveProgress', params: { id: undefined, attempt: 0, isPaused: false } }],
    },
    'a file that was paused before it was prepared is prepared on resume': {
      start: 'a file that was paused before it was prepared',
      when: ['start.requested', 'resume.requested'],
      state: 'preparing',
      effects: [{ type: 'saveProgress', params: { id: undefined, attempt: 0, isPaused: false } }],
    },
    'a file can be removed while it is sent': {
      when: [...isPrepared, isBegun, 'remove.requested'],
      state: 'removed',
      effects: [{ type: 'deleteUpload', params: { id: 'u1' } }],
    },
    'a file can be removed when it is ready': {
      when: [...isPrepared, isBegun, done('send', sent(100)), done('finish', ready), 'remove.requested'],
      state: 'removed',
    },
  },
});
