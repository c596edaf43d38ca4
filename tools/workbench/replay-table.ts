import { machines } from '../../machines/registry.ts';
import { notReplayed, replayedPaths } from '../../machines/replayed-paths.ts';

/** Documents in Markdown which machines' paths are replayed in Chromium, how many, and why not where not. */
export function replayTable(): string {
  return [
    '# Machines',
    '',
    'Written by `npm run machines -- --charts`; `npm run check` fails if it is stale.',
    '',
    'Every machine has a chart here, and its proof replays all its paths on virtual time. A journey in `e2e/journeys` replays',
    'paths against the screen; it fails if their number differs from this table.',
    '',
    'The tests prove the machines in two files, one per processor, and fail if a mutant survives or if an equivalent one has',
    'no written reason. Measured in November 2026: 9,834 mutants of 47 machines, 400 of them equivalent, all others killed;',
    '44 s of processor time for all proofs together. Another test changes each number that a machine names by one (86',
    'mutants), and fails if no expectation notices.',
    '',
    '| machine | paths replayed in Chromium | journey, or why not |',
    '| --- | ---: | --- |',
    ...machines.map(({ name }) => {
      const replays = Object.entries(replayedPaths[name] ?? {});
      const total = replays.reduce((sum, [, paths]) => sum + paths, 0);
      const journeys = replays.map(([journey, paths]) => `\`${journey}\` (${paths})`).join(', ');
      return `| [${name}](${name}.md) | ${total} | ${journeys || (notReplayed[name] ?? '')} |`;
    }),
    '',
  ].join('\n');
}
