import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Area {
  readonly title: string;
  readonly paths: RegExp;
}

/** In the order of the notes; of the areas with equally many changed files a commit belongs to the first. */
const areas: readonly Area[] = [
  { title: 'Pages', paths: /^(?:src|public|machines)\/|^index\.html$/ },
  {
    title: 'Operation and deployment',
    paths:
      /^(?:gateway\/(?:db|backup|services\/metrics|[^/]+$)|docs\/(?:deploy|scale|monitoring)|tools\/(?:package|start|run))/,
  },
  { title: 'Import and editors’ commands', paths: /^gateway\/(?:import|editor-cli)\// },
  { title: 'Gateway', paths: /^(?:gateway|rules)\// },
  { title: 'Contract and SDK', paths: /^(?:openapi|sdk)\// },
  { title: 'Demo content', paths: /^demo\// },
  { title: 'Tests, tools and documentation', paths: /./ },
];
const rest = areas.length - 1;

/** Files that follow from others: they do not decide what a commit is about. */
const isSecondary = /\.test\.tsx?$|^(?:e2e|bench|docs)\/|^sdk\/generated\/|\.gen\.ts$|^package-lock\.json$/;

/** Messages that say nothing to an operator. */
const isTrivial = /^(?:Format|Number the record)\b/;

interface Change {
  readonly subject: string;
  readonly files: readonly string[];
}

/**
 * Release notes in Markdown: what an operator has to know first, then the commits by area, newest first. Merges are left out.
 * @param folder of the repository
 * @param range `<from>..<to>`, or `<from>` for everything since
 * @throws Error when the range names no commits
 */
export async function releaseNotes(folder: string, range: string): Promise<string> {
  const [from = '', to = 'HEAD'] = range.split('..');
  const git = async (...args: string[]) =>
    (await run('git', ['-C', folder, ...args], { maxBuffer: 256 * 1024 * 1024 })).stdout;
  for (const name of [from, to])
    await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch((cause: unknown) => {
      throw new Error(`There is no commit ${name}: name a range such as v1.0..v1.1`, { cause });
    });
  /** Text of a file in a commit; empty when it is not there. */
  const textAt = (commit: string, path: string) => git('show', `${commit}:${path}`).catch(() => '');

  const changes = parseLog(
    await git('log', '--no-merges', '--name-only', '--format=%x00%s', `${from}..${to}`),
  ).filter(({ subject }) => !isTrivial.test(subject));
  const sections = areas.flatMap(({ title }, index) => {
    const lines = changes.filter((change) => areaOf(change) === index).map(({ subject }) => `- ${subject}.`);
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}\n`];
  });
  const notices = [
    ...(await migrationNotices()),
    ...settingNotices(await textAt(from, 'docs/deploy.md'), await textAt(to, 'docs/deploy.md')),
    ...contractNotices(await textAt(from, 'sdk/package.json'), await textAt(to, 'sdk/package.json')),
  ];
  const [date] = (await git('log', '-1', '--format=%cs', to)).split('\n');
  const first = `# Changes from ${from} to ${to} (${date})\n`;
  const before = `## Before you update\n\n${notices.map((line) => `- ${line}`).join('\n')}\n`;
  return [first, ...(notices.length > 0 ? [before] : []), ...sections].join('\n');

  async function migrationNotices(): Promise<string[]> {
    const additions = ['diff', '--name-only', '--diff-filter=A', from, to];
    const added = await git(...additions, '--', 'gateway/db/migrations');
    const files = added
      .split('\n')
      .filter((path) => /\/\d{4}-[^/]+\.ts$/.test(path) && !path.includes('.test.'));
    if (files.length === 0)
      return ['The database is not changed: the version before can be started again at any time.'];
    const names = files.map((path) => /(\d{4}-[^/]+)\.ts$/.exec(path)?.[1] ?? path);
    const texts = await Promise.all(files.map((path) => textAt(to, path)));
    const removing = names.filter((_name, index) => /\braiseFloor\((?!db: )/.test(texts[index] ?? ''));
    return [
      `The database is migrated at the first start: ${names.join(', ')}.`,
      removing.length === 0
        ? 'The version before can serve beside this one and be started again.'
        : `The version before cannot be started again after ${removing.join(', ')}: going back needs a backup.`,
    ];
  }
}

function parseLog(log: string): Change[] {
  return log
    .split('\0')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [subject = '', ...files] = entry.split('\n').filter((line) => line !== '');
      return { subject: subject.replace(/\.$/, ''), files };
    });
}

/** Index of the area that most of a commit's files are in. */
function areaOf({ files }: Change): number {
  const primary = files.filter((file) => !isSecondary.test(file));
  const counts = areas.map(() => 0);
  for (const file of primary.length > 0 ? primary : files) {
    const index = areas.findIndex(({ paths }) => paths.test(file));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  // tools and texts change along with what they are about
  const subject = counts.slice(0, rest);
  const most = Math.max(...subject);
  return most === 0 ? rest : subject.indexOf(most);
}

function settingNotices(before: string, after: string): string[] {
  const [old, current] = [settingsIn(before), settingsIn(after)];
  const added = current.filter((name) => !old.includes(name));
  const removed = old.filter((name) => !current.includes(name));
  return [
    ...(added.length > 0 ? [`New settings: ${added.join(', ')}.`] : []),
    ...(removed.length > 0
      ? [`Settings that are gone, which refuse a start if they are still set: ${removed.join(', ')}.`]
      : []),
  ];
}

/** Environment variables in the first column of a table. */
const settingsIn = (page: string): string[] =>
  page
    .split('\n')
    .map((line) => /^\| ((?:`[A-Z_]+`(?:, )?)+) \|/.exec(line)?.[1] ?? '')
    .flatMap((cell) => Array.from(cell.matchAll(/[A-Z_]+/g), ([name]) => name));

function contractNotices(before: string, after: string): string[] {
  const [old, current] = [before, after].map((text) => /"version": "([^"]+)"/.exec(text)?.[1]);
  return old === undefined || current === undefined || old === current
    ? []
    : [`The contract and its SDK go from ${old} to ${current}.`];
}
