import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { repository } from '../../gateway/module-files.ts';
import { longStory } from './long-story.ts';
import { reportReferenceErrors } from './references/report-references.ts';
import { thinkTankReferenceErrors } from './references/think-tank-references.ts';
import { videoReferenceErrors } from './references/video-references.ts';
import { newsReferenceErrors, showcaseReferenceErrors } from './references/news-references.ts';
import { readerReferenceErrors } from './references/reader-references.ts';
import { contentPaths, contentSchema, type DemoContent } from './schema/demo-content.ts';

/** A content file is missing or invalid. The message contains the file, and path and rule of each error. */
export class ContentError extends Error {
  constructor(file: string, errors: readonly string[], options?: ErrorOptions) {
    super(`demo content ${file}:\n  ${errors.slice(0, 20).join('\n  ')}`, options);
    this.name = 'ContentError';
  }
}

const storyFile = /^stories-([a-z]+)\.json$/;
const sectionPath = (section: string) => `content/stories-${section}.json`;
const sectorFolder = 'content/think-tank/';
const sectorPath = (sector: string) => `${sectorFolder}${sector}.json`;
const reportFolder = 'content/reports/';
const reportPath = (id: string) => `${reportFolder}${id}.json`;

/**
 * Reads all content files, validates each against its schema, then the references between them.
 * @throws ContentError
 */
export async function readDemoContent(
  folder: URL = pathToFileURL(join(repository, 'demo/')),
): Promise<DemoContent> {
  const names = (await readdir(new URL('content/', folder))).toSorted();
  const sectionIds = names.flatMap((name) => storyFile.exec(name)?.[1] ?? []);
  const sectors = await namesIn(new URL(sectorFolder, folder));
  const reportIds = await namesIn(new URL(reportFolder, folder));
  const { sections, ...parts } = validate({
    ...(await readAll(folder, contentPaths)),
    sections: await readAll(folder, Object.fromEntries(sectionIds.map((id) => [id, sectionPath(id)]))),
    thinkTankSectors: await readAll(
      folder,
      Object.fromEntries(sectors.map((name) => [name, sectorPath(name)])),
    ),
    reports: await readAll(folder, Object.fromEntries(reportIds.map((id) => [id, reportPath(id)]))),
  });
  const stories = Object.entries(sections).flatMap(([sectionId, list]) =>
    list.map((story) => ({ ...story, sectionId })),
  );
  const content: DemoContent = {
    ...parts,
    stories: [...stories, longStory(parts.pictures)],
    avatars: (await readdir(new URL('media/avatars/', folder)))
      .filter((name) => name.endsWith('.webp'))
      .toSorted(),
  };
  const errors = [...referenceErrors(content)];
  if (errors.length > 0) throw new ContentError('files do not fit together', errors);
  return content;
}

/** Names of the JSON files in a folder, sorted. */
async function namesIn(folder: URL): Promise<string[]> {
  return (await readdir(folder)).toSorted().map((file) => basename(file, '.json'));
}

/** Reads the files of these paths as JSON, under the same keys. */
async function readAll(
  folder: URL,
  paths: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(paths).map(async ([key, path]) => [key, await readJson(folder, path)]);
  return Object.fromEntries(await Promise.all(entries));
}

async function readJson(folder: URL, path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(new URL(path, folder), 'utf8'));
  } catch (cause) {
    throw new ContentError(path, [cause instanceof Error ? cause.message : String(cause)], { cause });
  }
}

/** Validates all parts at once; the error is about the first file with an issue. */
function validate(parts: Readonly<Record<string, unknown>>): v.InferOutput<typeof contentSchema> {
  const { success, output, issues } = v.safeParse(contentSchema, parts);
  if (success) return output;
  const located = issues.map(locate);
  const [first] = located;
  const inFile = located.filter(({ file }) => file === first?.file);
  throw new ContentError(
    first?.file ?? '',
    inFile.map(({ pointer, message }) => `${pointer} ${message}`),
  );
}

const partPaths = new Map(Object.entries(contentPaths));
const folderPaths = new Map([
  ['thinkTankSectors', sectorPath],
  ['reports', reportPath],
]);

/** The file of an issue, and the JSON pointer into that file. */
function locate({ path, message }: v.BaseIssue<unknown>) {
  const [part = '', ...keys] = (path ?? []).map(({ key }) => String(key));
  const fileOf = folderPaths.get(part) ?? sectionPath;
  const file = partPaths.get(part) ?? fileOf(keys.shift() ?? '');
  return { file, pointer: `/${keys.join('/')}`, message };
}

/** Errors that no file shows alone: dangling names and ids, duplicate ids, cards without what they show. */
function* referenceErrors(content: DemoContent): Generator<string> {
  const storyIds = new Set<string>();
  yield* newsReferenceErrors(content, storyIds);
  yield* readerReferenceErrors(content, storyIds);
  yield* videoReferenceErrors(content, storyIds);
  yield* showcaseReferenceErrors(content, storyIds);
  yield* thinkTankReferenceErrors(content);
  yield* reportReferenceErrors(content);
}
