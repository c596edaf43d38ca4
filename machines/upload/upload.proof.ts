import { after, defineProof, done, failed } from '../proof/proof.ts';
import { uploadMachine } from './upload.machine.ts';
import type { KeptAttachment } from './upload-steps.ts';

const attachment: KeptAttachment = {
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
const troubles = [unreached, busy, elsewhere, lost, refused, broken];
const sent = (bytes: number) => ({ kind: 'sent', sent: bytes }) as const;
const at = (bytes: number) => ({ kind: 'at', sent: bytes }) as const;
const ready = { kind: 'ready', attachment } as const;

/** What was just chosen is prepared. */
const isPrepared = ['start.requested', done('prepare', prepared)] as const;
const isBegun = done('begin', begun);

/** How each step is come to, and what it is called. */
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
      [`${name} is a step that may be paused`, { when: [...when], state, tags: ['may-pause'] }],
      [
        `${name} waits for the network where the gateway was not reached`,
        { when: [...when, done(name, unreached)], state: 'waiting', context: { misses: 1 }, effects: [] },
      ],
      [
        `${name} rests for as long as the gateway says`,
        {
          when: [...when, done(name, busy)],
          state: 'resting',
          context: { rest: 60, reason: '太多了' },
          effects: [],
        },
      ],
      [
        `${name} asks where the file is when it is elsewhere, in a second`,
        {
          when: [...when, done(name, elsewhere)],
          state: 'resting',
          context: { rest: 1, reason: '' },
          effects: [],
        },
      ],
      [
        `${name} begins anew what the gateway has lost`,
        {
          when: [...when, done(name, lost)],
          state: { working: 'creating' },
          context: { id: undefined, sent: 0, attempt: 1 },
          effects: [],
        },
      ],
      [
        `${name} gives up what is lost again`,
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
        `${name} says what is refused, and it is not tried again`,
        {
          when: [...when, done(name, refused), 'retry.requested'],
          state: { failed: 'refused' },
          tags: ['failed'],
          context: { reason: '不是图片' },
        },
      ],
      [
        `${name} says what went wrong, and it may be tried again`,
        {
          when: [...when, done(name, broken)],
          state: { failed: 'broken' },
          tags: ['failed', 'may-retry'],
          context: { reason: '出错了' },
          effects: [],
        },
      ],
      [
        `${name} is tried again when the reader asks`,
        { when: [...when, done(name, broken), 'retry.requested'], state: again, context: { reason: '' } },
      ],
      [
        `${name} that crashes may be tried again`,
        {
          when: [...when, failed(name, 'crash')],
          state: { failed: 'broken' },
          context: { reason: '没有成功，请稍后再试' },
        },
      ],
      [
        `${name} can be paused, and goes on from where the gateway says`,
        { when: [...when, 'pause.requested', 'resume.requested'], state: again },
      ],
      [
        `${name} that is paused keeps its place`,
        {
          when: [...when, 'pause.requested'],
          state: 'paused',
          effects: [{ type: 'keepPlace', params: { ...place, attempt: 0, isPaused: true } }],
        },
      ],
      [
        `${name} goes on when the gateway may be reached again`,
        { when: [...when, done(name, unreached), after(2000)], state: again },
      ],
      [
        `${name} goes on when there is a network again`,
        { when: [...when, done(name, unreached), 'network.restored'], state: again },
      ],
      [
        `${name} goes on when it has rested`,
        { when: [...when, done(name, busy), after(60_000)], state: again, context: { rest: 0, reason: '' } },
      ],
      [`${name} ends when the network goes`, { when: [...when, 'network.lost'], state: 'waiting' }],
    ];
  }),
);

const fresh = { attempt: 0, isPaused: false };

export const uploadProof = defineProof({
  name: 'upload',
  title: '上传一个文件',
  machine: uploadMachine,
  starts: {
    'a file that was just chosen': fresh,
    'a file that an earlier view had begun': { ...fresh, size: 100, id: 'u1' },
    'a file that an earlier view had made ready to send': { ...fresh, size: 100 },
    'a file that the reader had paused': { ...fresh, size: 100, id: 'u1', isPaused: true },
    'a file that was paused before it was looked at': { ...fresh, isPaused: true },
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
    begin: { done: [begun, ...troubles], error: ['crash'] },
    locate: { done: [at(60), at(100), ...troubles], error: ['crash'] },
    send: { done: [sent(60), sent(100), ...troubles], error: ['crash'] },
    finish: { done: [ready, ...troubles], error: ['crash'] },
  },
  isSearchBoundary: ({ context }) => context.misses > 1,
  invariants: {
    'nothing is sent before the gateway knows the file': ({ to }) =>
      !to.matches({ working: 'sending' }) || to.context.id !== undefined,
    'a file is ready when the gateway gave what it keeps, and never else': ({ to }) =>
      to.hasTag('ready') === (to.context.attachment !== undefined && to.status === 'active'),
    'what is removed is forgotten once': ({ effects, to, from }) =>
      effects.some(({ type }) => type === 'forget') === (to.matches('removed') && !from.matches('removed')),
    'no more is sent than there is': ({ to }) => to.context.sent <= Math.max(to.context.size, 0),
    'what failed says why': ({ to }) => !to.hasTag('failed') || to.context.reason !== '',
  },
  expectations: {
    ...ofEachStep,
    'what was chosen is prepared first': { when: ['start.requested'], state: 'preparing', tags: [] },
    'what is prepared is begun': {
      when: [...isPrepared],
      state: { working: 'creating' },
      context: { size: 100 },
      effects: [],
    },
    'what is no picture is said before anything is sent': {
      when: ['start.requested', done('prepare', refused)],
      state: { failed: 'refused' },
      context: { reason: '不是图片' },
      effects: [],
    },
    'a file that cannot be read is said': {
      when: ['start.requested', failed('prepare', 'crash')],
      state: { failed: 'refused' },
      context: { reason: '没有成功，请稍后再试' },
    },
    'a file that is begun is kept with its name, and sent': {
      when: [...isPrepared, isBegun],
      state: { working: 'sending' },
      context: { id: 'u1', sent: 0 },
      effects: [{ type: 'keepPlace', params: { id: 'u1', attempt: 0, isPaused: false } }],
    },
    'piece after piece is sent': {
      when: [...isPrepared, isBegun, done('send', sent(60))],
      state: { working: 'sending' },
      context: { sent: 60 },
      effects: [],
    },
    'what was sent whole is looked over': {
      when: [...isPrepared, isBegun, done('send', sent(60)), done('send', sent(100))],
      state: { working: 'finishing' },
      context: { sent: 100 },
      effects: [],
    },
    'what was looked over is ready, and kept as such': {
      when: [...isPrepared, isBegun, done('send', sent(100)), done('finish', ready)],
      state: 'ready',
      tags: ['ready'],
      context: { attachment },
      effects: [{ type: 'keepReady', params: { attachment } }],
    },
    'what is ready stays so': {
      when: [...isPrepared, isBegun, done('send', sent(100)), done('finish', ready), 'network.lost'],
      state: 'ready',
    },
    'after a break the gateway is asked, and goes on from there': {
      when: [...isPrepared, isBegun, done('send', unreached), 'network.restored', done('locate', at(60))],
      state: { working: 'sending' },
      context: { sent: 60, misses: 0 },
      effects: [],
    },
    'what the gateway has whole is only looked over': {
      when: [...isPrepared, isBegun, done('send', unreached), 'network.restored', done('locate', at(100))],
      state: { working: 'finishing' },
      effects: [],
    },
    'the gateway is tried anew after two seconds, then four': {
      when: [...isPrepared, done('begin', unreached), after(2000), done('begin', unreached), after(3999)],
      state: 'waiting',
      context: { misses: 2 },
    },
    'and after the four': {
      when: [...isPrepared, done('begin', unreached), after(2000), done('begin', unreached), after(4000)],
      state: { working: 'creating' },
    },
    'not before two seconds': {
      when: [...isPrepared, done('begin', unreached), after(1999)],
      state: 'waiting',
    },
    'waiting may be paused': {
      when: [...isPrepared, done('begin', unreached), 'pause.requested'],
      state: 'paused',
    },
    'who waits may pause': {
      when: [...isPrepared, done('begin', unreached)],
      state: 'waiting',
      tags: ['may-pause'],
    },
    'a network that is found is used at once': {
      when: [...isPrepared, done('begin', unreached), 'network.restored'],
      state: { working: 'creating' },
    },
    'what rests goes on when its time is over': {
      when: [...isPrepared, done('begin', busy), after(60_000)],
      state: { working: 'creating' },
    },
    'and not before': {
      when: [...isPrepared, done('begin', busy), after(59_999)],
      state: 'resting',
      tags: ['may-pause'],
    },
    'what rests may be paused': {
      when: [...isPrepared, done('begin', busy), 'pause.requested'],
      state: 'paused',
    },
    'a file that is resumed says so on the device': {
      when: [...isPrepared, isBegun, 'pause.requested', 'resume.requested'],
      effects: [{ type: 'keepPlace', params: { id: 'u1', attempt: 0, isPaused: false } }],
    },
    'a file of an earlier view goes on where the gateway says': {
      start: 'a file that an earlier view had begun',
      when: ['start.requested'],
      state: { working: 'locating' },
    },
    'a file that was made ready to send is begun': {
      start: 'a file that an earlier view had made ready to send',
      when: ['start.requested'],
      state: { working: 'creating' },
    },
    'a file that was paused stays so after a reload': {
      start: 'a file that the reader had paused',
      when: ['start.requested', 'network.restored'],
      state: 'paused',
      tags: [],
    },
    'a file that was made ready to send may be paused before it is begun': {
      start: 'a file that an earlier view had made ready to send',
      when: ['start.requested', 'pause.requested', 'resume.requested'],
      state: { working: 'creating' },
      effects: [{ type: 'keepPlace', params: { id: undefined, attempt: 0, isPaused: false } }],
    },
    'a file that was paused before it was looked at is looked at then': {
      start: 'a file that was paused before it was looked at',
      when: ['start.requested', 'resume.requested'],
      state: 'preparing',
      effects: [{ type: 'keepPlace', params: { id: undefined, attempt: 0, isPaused: false } }],
    },
    'a file may be removed while it is sent': {
      when: [...isPrepared, isBegun, 'remove.requested'],
      state: 'removed',
      effects: [{ type: 'forget', params: { id: 'u1' } }],
    },
    'a file may be removed when it is ready': {
      when: [...isPrepared, isBegun, done('send', sent(100)), done('finish', ready), 'remove.requested'],
      state: 'removed',
    },
  },
});
