import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf, transitionsFrom } from './definition.ts';
import { labelOf } from './labels.ts';
import type { MachineProof } from './proof.ts';

/** Documents a machine in Markdown: a Mermaid chart, a table of its transitions, and the promises of its proof. */
export function chartDocument(proof: MachineProof): string {
  const { name, title, machine, invariants, expectations } = proof;
  const sentences = (all: object) => Object.keys(all).map((sentence) => `- ${sentence}`);
  return [
    `# ${name}: ${title}`,
    '',
    'Written by `npm run machines -- --charts`; `npm run check` fails if it is stale.',
    '',
    '```mermaid',
    ...mermaidOf(machine),
    '```',
    '',
    '| state | event | guard | target | actions |',
    '| --- | --- | --- | --- | --- |',
    ...nodesOf(machine).flatMap(transitionsFrom).map(rowOf),
    '',
    '## Invariants',
    '',
    ...sentences(invariants),
    '',
    '## Expectations',
    '',
    ...sentences(expectations),
    '',
    ...mutantLines(proof),
  ].join('\n');
}

/** What the mutation check of a machine leaves out, and why. */
function mutantLines({ equivalentMutants }: MachineProof): string[] {
  const reasons = Object.entries(equivalentMutants);
  if (reasons.length === 0) return [];
  return [
    '## Equivalent mutants',
    '',
    'Changes that the machine’s behaviour does not show; `*` stands for any text.',
    '',
    ...reasons.map(([pattern, reason]) => `- \`${pattern}\`: ${reason}`),
    '',
  ];
}

function rowOf(transition: AnyTransitionDefinition): string {
  const { event, guard, actions } = labelOf(transition);
  const code = (text: string) => (text === '' ? '' : `\`${text}\``);
  const targets = transition.target?.map(({ id }) => code(id)).join(', ');
  const again = transition.reenter && transition.target?.includes(transition.source) ? ' again' : '';
  return `| ${code(transition.source.id)} | ${code(event)} | ${code(guard)} | ${targets ?? ''}${again} | ${actions.map(code).join(', ')} |`;
}

/** The chart in Mermaid's syntax. */
export function mermaidOf({ root }: AnyStateMachine): string[] {
  return ['stateDiagram-v2', ...stateLines(root, '  '), ...edgeLines(root, '  ')];
}

function stateLines(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  const declared = `${indent}state "${node.key}" as ${mermaidId(node)}`;
  if (children.length === 0) return [declared];
  const inner = `${indent}  `;
  // regions of a parallel state are separated by a line; any other compound state has an initial child
  const blocks = children.map((child) => stateLines(child, inner));
  const body =
    node.type === 'parallel'
      ? blocks.flatMap((block, index) => (index === 0 ? block : [`${inner}--`, ...block]))
      : [...initialLines(node, inner), ...blocks.flat()];
  return [`${declared} {`, ...body, `${indent}}`];
}

function initialLines(node: AnyStateNode, indent: string): string[] {
  return node.initial.target.map((first) => `${indent}[*] --> ${mermaidId(first)}`);
}

function edgeLines(root: AnyStateNode, indent: string): string[] {
  const transitions = [root, ...descendantsOf(root)].flatMap(transitionsFrom);
  return transitions.flatMap((transition) => {
    const { source } = transition;
    return (transition.target ?? [source]).flatMap((target: AnyStateNode) => {
      const { event, guard, actions } = labelOf(transition);
      const text = [event, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`];
      const label = text.filter(Boolean).join(' ').replaceAll(':', '');
      return arrowSources(source, target).map(
        (arrowSource) => `${indent}${mermaidId(arrowSource)} --> ${mermaidId(target)} : ${label}`,
      );
    });
  });
}

/**
 * The states from which the arrows to a target are drawn. Mermaid draws no arrow from a compound state to itself or to a
 * descendant; there each child that can be active gets an arrow of its own.
 */
function arrowSources(source: AnyStateNode, target: AnyStateNode): AnyStateNode[] {
  if (!isWithin(source, target)) return [source];
  const children: AnyStateNode[] = Object.values(source.states);
  const ancestorOfTarget = children.find(
    (child) => child === target || descendantsOf(child).includes(target),
  );
  if (source.type === 'parallel')
    return ancestorOfTarget === undefined ? [] : arrowSources(ancestorOfTarget, target);
  if (target === source) return [];
  return children.flatMap((child) => (child === ancestorOfTarget ? arrowSources(child, target) : [child]));
}

/** Whether the arrow would lead from a compound state to itself or to a descendant. */
function isWithin(source: AnyStateNode, target: AnyStateNode): boolean {
  if (Object.keys(source.states).length === 0) return false;
  return target === source || descendantsOf(source).includes(target);
}

function descendantsOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...descendantsOf(child)]);
}

function mermaidId(node: AnyStateNode): string {
  return node.id.replaceAll(/\W/g, '_');
}
