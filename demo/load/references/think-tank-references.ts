import { isCreditCode } from '../../../rules/people/credit-code.ts';
import { isSectorName } from '../../../rules/think-tank/sector.ts';
import { sectors } from '../../../rules/think-tank/sectors.gen.ts';
import type { DemoContent } from '../schema/demo-content.ts';
import type { DemoEnterprise, DemoSector } from '../schema/think-tank-schema.ts';
import { missingPictures } from './media-references.ts';

/** fewest facts of an enterprise */
const fewestFacts = 6;

/** Reference errors of the think-tank: enterprises against the definitions of their sectors, experts and rankings. */
export function* thinkTankReferenceErrors(content: DemoContent): Generator<string> {
  const seen = new Set<string>();
  for (const [name, file] of Object.entries(content.thinkTankSectors)) {
    if (!isSectorName(name)) {
      yield `content/think-tank/${name}.json: there is no sector ${name}`;
      continue;
    }
    const known = {
      facts: new Set(sectors[name].facts.map(({ key }) => key)),
      columns: new Set(sectors[name].table.columns.map(({ key }) => key)),
    };
    yield* unknownKeys(`sector ${name}: sources`, Object.keys(file.sources.byFact), known.facts);
    for (const enterprise of file.enterprises) {
      const about = `enterprise ${enterprise.id} (${enterprise.name})`;
      if (!enterprise.id.startsWith(`ent-${name}-`)) yield `${about}: the id is another sector's`;
      for (const value of [enterprise.id, enterprise.name, enterprise.creditCode]) {
        if (seen.has(value)) yield `${about}: ${value} occurs twice`;
        seen.add(value);
      }
      yield* enterpriseErrors(enterprise, about, known);
      yield* missingPictures(content, about, enterprise.pictures);
    }
    yield* chapterErrors(content, name, file);
  }
  yield* expertErrors(content);
}

interface Known {
  readonly facts: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

function* enterpriseErrors(
  { creditCode, letter, initials, pictures, openingHours, facts, rows }: DemoEnterprise,
  about: string,
  known: Known,
): Generator<string> {
  if (!isCreditCode(creditCode)) yield `${about}: ${creditCode} is not a valid credit code`;
  if (!initials.startsWith(letter.toLowerCase()))
    yield `${about}: the letter is not the first of the initials`;
  if (new Set(pictures).size < pictures.length) yield `${about}: a picture occurs twice`;
  if (openingHours.from >= openingHours.to) yield `${about}: closes before it opens`;
  if (Object.keys(facts).length < fewestFacts) yield `${about}: fewer than ${fewestFacts} facts`;
  yield* unknownKeys(`${about}: facts`, Object.keys(facts), known.facts);
  for (const row of rows) {
    yield* unknownKeys(`${about}: rows`, Object.keys(row), known.columns);
    for (const column of known.columns) if (!(column in row)) yield `${about}: a row without ${column}`;
  }
}

function* unknownKeys(about: string, keys: readonly string[], known: ReadonlySet<string>): Generator<string> {
  for (const key of keys) if (!known.has(key)) yield `${about}: the sector does not define ${key}`;
}

function* chapterErrors({ villages }: DemoContent, name: string, file: DemoSector): Generator<string> {
  const chapters = new Set(villages.chapters.map(({ label }) => label));
  for (const label of file.villageChapters)
    if (!chapters.has(label)) yield `sector ${name}: there is no chapter ${label}`;
}

function* expertErrors(content: DemoContent): Generator<string> {
  const { experts } = content.thinkTank;
  const ids = new Set(experts.map(({ id }) => id));
  if (ids.size < experts.length) yield 'experts: an id occurs twice';
  for (const { id, portrait } of experts) yield* missingPictures(content, `expert ${id}`, [portrait]);
}
