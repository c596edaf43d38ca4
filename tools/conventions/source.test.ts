import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['sdk', 'machines', 'rules', 'src', 'gateway', 'demo', 'e2e', 'bench', 'tools'];
const notOurs = new Set(['node_modules', 'generated', 'dist', '.cache']);

interface SourceFile {
  /** from the repository's folder, with `/` */
  readonly name: string;
  readonly text: string;
}

const files = folders.flatMap(filesBelow);
/** all but this one, which spells out what it forbids */
const others = files.filter(({ name }) => !name.endsWith('conventions/source.test.ts'));

function filesBelow(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll(sep, '/'))
    .filter((name) => /\.(ts|tsx|mjs|cjs|css)$/.test(name) && !name.endsWith('.gen.ts'))
    .filter((name) => !name.split('/').some((part) => notOurs.has(part)))
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
}

const isTest = (name: string) => /\.(test|spec|type-test)\.tsx?$/.test(name);

/** Where the text occurs, as `file:line`: what a failing test shows. */
function occurrences(pattern: RegExp, among: readonly SourceFile[]): string[] {
  return among.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}`] : [])),
  );
}

/** Each is longer than 260 lines for a reason that another cut would not serve. */
const longForAReason: Readonly<Record<string, string>> = {
  'machines/audio/player.proof.ts': 'a table: a row for everything that is promised of the player',
  'gateway/domains/comments/comments.test.ts': 'nine calls on one conversation: the tests share its story',
  'machines/application/application-proof.ts':
    'a table: one sentence for everything that is promised of an application',
  'machines/activity-registration/activity-registration.proof.ts':
    'a table: one sentence for everything that is promised of a registration',
  'machines/gallery/gallery.proof.ts': 'a table: one sentence for everything that the gallery promises',
  'machines/live-room/live-room.proof.ts':
    'a table: one sentence for everything that is promised of a live room',
  'gateway/domains/tips/tips.test.ts': 'seven calls on one tip: the tests share its readers',
  'machines/tip-form/tip-form.proof.ts': 'a table: one sentence for everything that is promised of a tip',
  'machines/upload/upload.proof.ts': 'a table: one sentence for everything that is promised of an upload',
  'machines/video-feed/video-feed.proof.ts':
    'a table: one sentence for everything that is promised of a feed',
  'machines/video-player/video-player.proof.ts':
    'a table: one sentence for everything that is promised of a film',
  'machines/vote/vote.proof.ts': 'a table: one sentence for everything that is promised of a vote',
  'machines/vr-viewer/vr-viewer.proof.ts':
    'a table: one sentence for everything that is promised of a panorama',
  'sdk/client/gateway.test.ts': 'one client, tried over one fake transport',
  'sdk/tools/compare-contracts.test.ts': 'a table: one row for every kind of change to a contract',
  'tools/emoji/things.ts': 'a table of drawings, one entry for every emoji',
};
const longest = 260;

describe('the source', () => {
  it('is found', () => {
    expect(files.length).toBeGreaterThan(300);
    for (const folder of folders) expect(files.some(({ name }) => name.startsWith(`${folder}/`))).toBe(true);
  });

  it('touches what only a browser has in src/platform alone', () => {
    const beyond = files.filter(
      ({ name }) => name.startsWith('src/') && !name.startsWith('src/platform/') && !isTest(name),
    );
    expect(occurrences(/\b(?:localStorage|sessionStorage|document\.cookie|navigator\.)/, beyond)).toEqual([]);
  });

  it('has no file over 260 lines without a reason, and no reason without such a file', () => {
    const long = files.filter(({ text }) => text.trimEnd().split('\n').length > longest);
    expect(long.map(({ name }) => name).toSorted()).toEqual(Object.keys(longForAReason).toSorted());
  });

  it('has a median file under 90 lines', () => {
    const lengths = files.map(({ text }) => text.trimEnd().split('\n').length).toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(90);
  });

  it('leaves no note of work to be done', () => {
    expect(occurrences(/\b(?:TODO|FIXME|XXX|HACK)\b/, others)).toEqual([]);
  });

  it('runs every test, and no test alone', () => {
    const chosen = /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails)\b/;
    const tests = others.filter(({ name }) => isTest(name));
    expect(occurrences(chosen, tests)).toEqual([]);
  });

  it('reads nothing outside the repository', () => {
    expect(occurrences(/['"`](?:\.\.\/)+shared\/(?:data|design|spec)/, others)).toEqual([]);
  });

  it('names its files in kebab-case, but for routes, which are named after their addresses', () => {
    const ours = files.filter(({ name }) => !name.startsWith('src/routes/'));
    const isKebab = (name: string) =>
      /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z-]+)+$/.test(name.split('/').at(-1) ?? '');
    expect(ours.map(({ name }) => name).filter((name) => !isKebab(name))).toEqual([]);
  });

  it('keeps routes to addresses: at most 25 lines, no markup of their own', () => {
    const routes = files.filter(({ name }) => name.startsWith('src/routes/'));
    expect(routes.length).toBeGreaterThan(0);
    expect(
      routes.filter(({ text }) => text.trimEnd().split('\n').length > 25).map(({ name }) => name),
    ).toEqual([]);
    expect(occurrences(/(?:^\s*|=> )<[a-z]/, routes)).toEqual([]);
  });
});
