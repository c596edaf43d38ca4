import { expect, test } from 'vitest';
import { machines } from '../../machines/registry.ts';
import { exportMachines } from './export-machines.ts';

const named = (name: string) => machines.filter((proof) => proof.name === name);

test('one machine is exported as XState’s own definition', () => {
  const definition = JSON.parse(exportMachines(named('connectivity'), 'json'));
  expect(definition).toMatchObject({ id: 'connectivity', type: 'compound' });
  expect(Object.keys(definition.states)).toEqual(Object.keys(named('connectivity')[0]?.machine.states ?? {}));
  expect(JSON.stringify(definition)).toContain('"eventType":"network.lost"');
});

test('several machines are exported by name', () => {
  const definitions = JSON.parse(exportMachines(machines, 'json'));
  expect(Object.keys(definitions)).toEqual(machines.map(({ name }) => name));
});

test('a machine is exported as a Mermaid diagram, several one after the other', () => {
  expect(exportMachines(named('connectivity'), 'mermaid')).toMatch(
    /^%% connectivity\nstateDiagram-v2\n {2}state "connectivity" as connectivity \{\n/,
  );
  expect(exportMachines(machines, 'mermaid').match(/^stateDiagram-v2$/gm)).toHaveLength(machines.length);
});
