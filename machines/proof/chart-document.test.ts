import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { chartDocument } from './chart-document.ts';
import { defineProof } from './proof.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  on: { 'lamp.smash': '.off', 'lamp.dust': { actions: 'shine' } },
  states: {
    off: { on: { 'lamp.press': { guard: 'hasPower', target: 'on', actions: 'click' } } },
    on: {
      type: 'parallel',
      on: { 'lamp.dim': '.light.dim' },
      states: {
        light: { initial: 'full', states: { full: { after: { 500: 'dim' } }, dim: {} } },
        fan: { initial: 'still', states: { still: {} } },
      },
    },
  },
});
const invariants = { 'it never burns': () => true };
const expectations = { 'it is off': { when: [], state: 'off' } };
const document = chartDocument(
  defineProof<typeof machine>({ name: 'lamp', title: '灯', machine, events: [], invariants, expectations }),
);

test('a chart lists the promises of the machine’s proof', () => {
  expect(document).toMatch(/^# lamp: 灯\n/);
  expect(document).toContain('## Invariants\n\n- it never burns\n');
  expect(document).toContain('## Expectations\n\n- it is off\n');
});

test('a transition is an arrow and a table row', () => {
  expect(document).toContain('  lamp_off --> lamp_on : lamp.press [hasPower] / click\n');
  expect(document).toContain('| `lamp.off` | `lamp.press` | `hasPower` | `lamp.on` | `click` |');
  expect(document).toContain('  lamp_on_light_full --> lamp_on_light_dim : after 500 ms\n');
});

test('regions are separated, and initial states are marked', () => {
  expect(document).toMatch(/state "on" as lamp_on \{\n +state "light" .*\{\n[^}]+\}\n +--\n +state "fan"/);
  expect(document).toContain('    [*] --> lamp_off\n');
});

test('a transition into a state’s own descendant is drawn from its children, since Mermaid draws none from the state', () => {
  expect(document).not.toContain('lamp --> lamp_off');
  expect(document).toContain('  lamp_off --> lamp_off : lamp.smash\n  lamp_on --> lamp_off : lamp.smash\n');
  expect(document).toContain(
    '  lamp_on_light_full --> lamp_on_light_dim : lamp.dim\n  lamp_on_light_dim --> lamp_on_light_dim : lamp.dim\n',
  );
  expect(document).not.toMatch(/lamp_on_fan\w* -->/);
});

test('a transition of a compound state without a target is only in the table', () => {
  expect(document).not.toContain(': lamp.dust');
  expect(document).toContain('| `lamp` | `lamp.dust` |  |  | `shine` |');
});
