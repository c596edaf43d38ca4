import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf, transitionsFrom } from './definition.ts';
import { labelOf } from './labels.ts';
import type { MachineProof } from './proof.ts';

/** A machine as a document for people: its chart as a Mermaid drawing, its transitions, and what its proof says of it. */
export function chartDocument({ name, title, machine, invariants, expectations }: MachineProof): string {
  const sentences = (all: object) => Object.keys(all).map((sentence) => `- ${sentence}`);
  return [
    `# ${name}: ${title}`,
    '',
    'Written by `npm run machines -- --charts`; `npm run check` fails when it is stale.',
    '',
    '```mermaid',
    ...mermaidOf(machine),
    '```',
    '',
    '| in | on | if | to | does |',
    '| --- | --- | --- | --- | --- |',
    ...nodesOf(machine).flatMap(transitionsFrom).map(rowOf),
    '',
    '## Always',
    '',
    ...sentences(invariants),
    '',
    '## Expected',
    '',
    ...sentences(expectations),
    '',
  ].join('\n');
}

function rowOf(transition: AnyTransitionDefinition): string {
  const { event, guard, actions } = labelOf(transition);
  const code = (text: string) => (text === '' ? '' : `\`${text}\``);
  const targets = transition.target?.map(({ id }) => code(id)).join(', ');
  const again = transition.reenter && transition.target?.includes(transition.source) ? ' again' : '';
  return `| ${code(transition.source.id)} | ${code(event)} | ${code(guard)} | ${targets ?? ''}${again} | ${actions.map(code).join(', ')} |`;
}

/** The chart in Mermaid's words. */
function mermaidOf({ root }: AnyStateMachine): string[] {
  return ['stateDiagram-v2', ...stateLines(root, '  '), ...edgeLines(root, '  ')];
}

function stateLines(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  const declared = `${indent}state "${node.key}" as ${nameIn(node)}`;
  if (children.length === 0) return [declared];
  const inner = `${indent}  `;
  // regions of a parallel state are divided by a line; elsewhere one child is the first
  const blocks = children.map((child) => stateLines(child, inner));
  const body =
    node.type === 'parallel'
      ? blocks.flatMap((block, index) => (index === 0 ? block : [`${inner}--`, ...block]))
      : [...initialLines(node, inner), ...blocks.flat()];
  return [`${declared} {`, ...body, `${indent}}`];
}

function initialLines(node: AnyStateNode, indent: string): string[] {
  return node.initial.target.map((first) => `${indent}[*] --> ${nameIn(first)}`);
}

function edgeLines(root: AnyStateNode, indent: string): string[] {
  const transitions = [root, ...descendantsOf(root)].flatMap(transitionsFrom);
  return transitions.flatMap((transition) => {
    const { source } = transition;
    return (transition.target ?? [source]).flatMap((target: AnyStateNode) => {
      const { event, guard, actions } = labelOf(transition);
      const text = [event, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`];
      const label = text.filter(Boolean).join(' ').replaceAll(':', '');
      return tailsOf(source, target).map(
        (tail) => `${indent}${nameIn(tail)} --> ${nameIn(target)} : ${label}`,
      );
    });
  });
}

/**
 * Where arrows to the target begin. Mermaid draws none from a state to itself or into itself where it holds others:
 * there they leave each of the others that can be in force.
 */
function tailsOf(source: AnyStateNode, target: AnyStateNode): AnyStateNode[] {
  if (!isWithin(source, target)) return [source];
  const children: AnyStateNode[] = Object.values(source.states);
  const onTheWay = children.find((child) => child === target || descendantsOf(child).includes(target));
  if (source.type === 'parallel') return onTheWay === undefined ? [] : tailsOf(onTheWay, target);
  if (target === source) return [];
  return children.flatMap((child) => (child === onTheWay ? tailsOf(child, target) : [child]));
}

/** Whether the arrow would lead from a state that holds others to itself or to one of those. */
function isWithin(source: AnyStateNode, target: AnyStateNode): boolean {
  if (Object.keys(source.states).length === 0) return false;
  return target === source || descendantsOf(source).includes(target);
}

function descendantsOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...descendantsOf(child)]);
}

function nameIn(node: AnyStateNode): string {
  return node.id.replaceAll(/\W/g, '_');
}
