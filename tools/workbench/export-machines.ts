import { mermaidOf } from '../../machines/proof/chart-document.ts';
import type { MachineProof } from '../../machines/proof/proof.ts';

export const exportFormats = ['json', 'mermaid'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export function isExportFormat(text: string): text is ExportFormat {
  return exportFormats.some((format) => format === text);
}

/**
 * Exports machines as text.
 * - `json`: XState's own definition; of several machines, an object with one definition per name
 * - `mermaid`: a state diagram; of several machines, one diagram per name, each after a comment with the name
 */
export function exportMachines(proofs: readonly MachineProof[], format: ExportFormat): string {
  const [first] = proofs;
  if (format === 'mermaid')
    return `${proofs.map(({ name, machine }) => [`%% ${name}`, ...mermaidOf(machine)].join('\n')).join('\n\n')}\n`;
  const definitions = Object.fromEntries(proofs.map(({ name, machine }) => [name, machine.definition]));
  return `${JSON.stringify(first !== undefined && proofs.length === 1 ? first.machine.definition : definitions, null, 1)}\n`;
}
