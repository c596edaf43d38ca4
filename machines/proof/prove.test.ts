import { assign, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';
import { after, defineProof, done, failed } from './proof.ts';
import { prove } from './prove.ts';

const doorSetup = setup({
  types: {
    context: {} as { readonly knocks: number },
    events: {} as { type: 'door.push' } | { type: 'door.knock' },
  },
  actions: {
    count: assign({ knocks: ({ context }) => context.knocks + 1 }),
    ring: notProvidedAction('ring'),
  },
  actors: { ask: notProvidedActor<boolean, void>('ask') },
  guards: { isKnownKnock: ({ context }) => context.knocks >= 1 },
});

/** A door that asks who it is at the second knock, opens for a guest and falls shut. */
const doorMachine = doorSetup.createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.knock': [
          { guard: 'isKnownKnock', target: 'asking', actions: 'ring' },
          { target: 'shut', reenter: true, actions: 'count' },
        ],
      },
    },
    asking: { invoke: { src: 'ask', onDone: 'open', onError: 'shut' } },
    open: { after: { 500: 'shut' }, on: { 'door.push': 'shut' } },
  },
});

const knock = { type: 'door.knock' } as const;
const sound = {
  name: 'door',
  title: '门',
  machine: doorMachine,
  events: ['door.push', 'door.knock'] as const,
  actorOutcomes: { ask: { done: [true], error: ['nobody'] } },
  isSearchBoundary: ({ context }: { context: { knocks: number } }) => context.knocks > 2,
  invariants: { 'knocks are never lost': () => true },
  expectations: {
    'one knock is only counted': { when: [knock], state: 'shut', context: { knocks: 1 }, effects: [] },
    'the second knock rings': { when: [knock, knock], state: 'asking', effects: ['ring'] },
    'a known guest opens the door': { when: [knock, knock, done('ask', true)], state: 'open' },
    'an unknown guest leaves it shut': { when: [knock, knock, failed('ask')], state: 'shut' },
    'the door is pushed shut': { when: [knock, knock, done('ask'), 'door.push'], state: 'shut' },
    'the door stays open half a second': { when: [knock, knock, done('ask'), after(499)], state: 'open' },
    'the door falls shut': { when: [knock, knock, done('ask'), after(500)], state: 'shut' },
  },
  equivalentMutants: { 'door.shut on door.knock (2) without reenter': 'nothing happens on entering' },
} as const;

const faultsOf = (change: Partial<Parameters<typeof defineProof<typeof doorMachine>>[0]>) =>
  prove(defineProof<typeof doorMachine>({ ...sound, ...change })).faults;

test('a proven machine has no faults, and the figures count what was checked', () => {
  expect(prove(defineProof<typeof doorMachine>(sound))).toEqual({
    name: 'door',
    states: 4,
    reached: 4,
    transitions: 6,
    covered: 6,
    invariants: 1,
    expectations: 7,
    paths: expect.any(Number),
    sequences: 100,
    mutants: 21,
    mutantsKilled: 20,
    equivalents: ['door.shut on door.knock (2) without reenter'],
    faults: [],
  });
});

describe('a fault is reported', () => {
  test('an unreachable state, an untaken transition, a guard that never rejects', () => {
    expect(faultsOf({ events: ['door.push'], expectations: {} })).toEqual(
      expect.arrayContaining([
        'never reached: door.asking',
        'never taken: door.open on door.push',
        'its guard never rejects: door.shut on door.knock (1)',
      ]),
    );
  });

  test('a broken invariant, with the shortest path to it', () => {
    const invariants = {
      'the bell never rings': ({ effects }: { effects: readonly unknown[] }) => effects.length === 0,
    };
    expect(faultsOf({ invariants })).toContain(
      'the bell never rings: broken from 初始 by door.knock, door.knock',
    );
  });

  test('an invariant broken only beyond the search boundary, with a shrunk sequence', () => {
    const invariants = {
      'there is no second knock': ({ to }: { to: { context: { knocks: number } } }) => to.context.knocks < 1,
    };
    const isSearchBoundary = () => true;
    expect(faultsOf({ invariants, isSearchBoundary: isSearchBoundary })).toContain(
      'there is no second knock: broken from 初始 by {"type":"door.knock"}',
    );
  });

  test('an unmet expectation: state, tags, context, effects, an actor that is not running', () => {
    const expectations = {
      'it opens': { when: [knock], state: 'open' },
      'it glows': { when: [], tags: ['glow'] },
      'it counts double': { when: [knock], context: { knocks: 2 } },
      'it rings at once': { when: [knock], effects: ['ring'] },
      'it was asked': { when: [done('ask')], state: 'open' },
    };
    expect(faultsOf({ expectations })).toEqual(
      expect.arrayContaining([
        'it opens: state is "shut", not "open"',
        'it glows: tags are none, not glow',
        'it counts double: knocks is 1, not 2',
        'it rings at once: effects are [], not [{"type":"ring"}]',
        'it was asked: 现在没有正在运行的“ask”，运行中的有：无。',
      ]),
    );
  });

  test('a transition whose mutation the proof does not detect', () => {
    const { 'an unknown guest leaves it shut': _, ...others } = sound.expectations;
    expect(faultsOf({ expectations: others })).toEqual([
      'undetected mutant: door.asking on xstate.error.actor.0.door.asking redirected to door.asking',
      'undetected mutant: door.asking on xstate.error.actor.0.door.asking redirected to door.open',
    ]);
  });

  test('a machine that throws, with the path to it', () => {
    const machine = doorMachine.provide({
      guards: {
        isKnownKnock: () => {
          throw new Error('jammed');
        },
      },
    });
    expect(() => faultsOf({ machine })).toThrow('the machine threw after door.knock');
  });
});

test('a mutant that behaves like the original is equivalent, and needs a reason', () => {
  const machine = doorSetup.createMachine({
    id: 'door',
    context: { knocks: 0 },
    initial: 'shut',
    states: { shut: { on: { 'door.push': 'shut', 'door.knock': 'open' } }, open: {} },
  });
  const expectations = {
    'a knock opens': { when: [knock], state: 'open' },
    'a push does nothing': { when: ['door.push'], state: 'shut' },
  } as const;
  const proveWith = (equivalentMutants: Readonly<Record<string, string>>) =>
    prove(defineProof<typeof machine>({ ...sound, machine, expectations, equivalentMutants }));
  const { faults, ...figures } = proveWith({ 'door.shut on door.push *': 'a push does nothing' });
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({
    mutants: 5,
    mutantsKilled: 3,
    equivalents: ['door.shut on door.push removed', 'door.shut on door.push with reenter'],
  });
  expect(proveWith({ 'door.shut on door.push removed': 'a push does nothing' }).faults).toEqual([
    'equivalent mutant without a reason: door.shut on door.push with reenter',
  ]);
  expect(proveWith({ 'door.shut on *': 'nothing happens', '* (1)': 'there is no such one' }).faults).toEqual([
    'no equivalent mutant is called * (1)',
  ]);
});

test('an action that is left out, two in another order, and a delay that is one millisecond off are noticed', () => {
  const gate = setup({
    types: { context: {} as { readonly count: number }, events: {} as { type: 'gate.pushed' } },
    actions: {
      count: assign({ count: ({ context }) => context.count + 1 }),
      report: notProvidedAction<{ count: number }>('report'),
      close: notProvidedAction('close'),
    },
    delays: { openMs: 500 },
  }).createMachine({
    id: 'gate',
    context: { count: 0 },
    initial: 'shut',
    states: {
      shut: {
        on: {
          'gate.pushed': {
            guard: ({ context }) => context.count < 2,
            target: 'open',
            actions: ['count', { type: 'report', params: ({ context }) => ({ count: context.count }) }],
          },
        },
      },
      open: { after: { openMs: 'shut' }, exit: 'close' },
    },
  });
  const faultsWith = (effects: readonly { type: string; params?: unknown }[], exit: readonly string[]) =>
    prove(
      defineProof<typeof gate>({
        name: 'gate',
        title: '门',
        machine: gate,
        events: ['gate.pushed'],
        invariants: {},
        expectations: {
          'it opens': { when: ['gate.pushed'], state: 'open', effects: effects.map((effect) => effect) },
          'it closes': { when: ['gate.pushed', after(500)], state: 'shut', effects: exit },
          'not earlier': { when: ['gate.pushed', after(499)], state: 'open' },
        },
      }),
    ).faults;
  expect(faultsWith([{ type: 'report', params: { count: 1 } }], ['close'])).toEqual([]);
  expect(faultsWith([{ type: 'report' }], ['close'])).toEqual([
    'undetected mutant: gate.shut on gate.pushed with report before count',
  ]);
});

test('a wrong input of an actor is noticed only by an expectation that states it', () => {
  const bell = setup({
    types: { events: {} as { type: 'bell.rung' } },
    actors: { play: notProvidedActor<void, { tone: string }>('play') },
  }).createMachine({
    id: 'bell',
    initial: 'still',
    states: {
      still: { on: { 'bell.rung': 'ringing' } },
      ringing: { invoke: { src: 'play', input: { tone: 'g' }, onDone: 'still', onError: 'still' } },
    },
  });
  const faultsWith = (inputs: Readonly<Record<string, unknown>>) =>
    prove(
      defineProof<typeof bell>({
        name: 'bell',
        title: '铃',
        machine: bell,
        events: ['bell.rung'],
        actorOutcomes: { play: { done: [undefined], error: ['no sound'] } },
        invariants: {},
        expectations: {
          'it rings': { when: ['bell.rung'], state: 'ringing', inputs },
          'it is still after its sound': { when: ['bell.rung', done('play')], state: 'still' },
          'it is still without a sound': { when: ['bell.rung', failed('play')], state: 'still' },
        },
      }),
    ).faults;
  expect(faultsWith({})).toEqual(['undetected mutant: input of play in bell.ringing corrupted']);
  expect(faultsWith({ play: { tone: 'g' } })).toEqual([]);
  expect(faultsWith({ play: { tone: 'a' } })).toEqual([
    'it rings: the input of play is {"tone":"g"}, not {"tone":"a"}',
  ]);
  expect(faultsWith({ strike: {} })).toContain('it rings: no strike is running');
});
