/** Styles of a server-rendered page: those its first paint needs, and the rest. */
interface CriticalStyles {
  readonly first: string;
  readonly rest: string;
}

/** A CSS rule with what each of its selectors requires of a document, as indexes of requirements. */
interface Rule {
  readonly text: string;
  readonly selectors: readonly (readonly number[])[];
}

interface StyleSplitter {
  /**
   * What a document contains, as far as the rules ask for it. Documents with the same content have the same styles.
   * @param html in parts, each of which contains whole tags
   */
  contentOf(html: readonly string[]): string;
  split(content: string): CriticalStyles;
}

/**
 * Prepares style sheets to be split into the rules that could match an HTML document and the rest. About half of a
 * route's styles are for later states (sheets, galleries, errors, other themes), and whatever precedes the content in the
 * document delays the first paint.
 * @param sheets of the build, in order, without comments
 */
export function createStyleSplitter(sheets: readonly string[]): StyleSplitter {
  // index of each requirement by its hash; if two share a hash, a document that meets one meets both
  const indexes = new Map<number, number>();
  const indexOf = (requirement: string): number => {
    // the value of an attribute is read only if its name is known
    const [name = '', value] = requirement.split('=', 2);
    if (value !== undefined) indexOf(name);
    const hash = hashOf(requirement);
    const index = indexes.get(hash) ?? indexes.size;
    indexes.set(hash, index);
    return index;
  };
  const rules: readonly Rule[] = sheets.flatMap(blocksOf).map((text) => ({
    text,
    selectors: requirementsOf(text).map((selected) => selected.map(indexOf)),
  }));
  return {
    contentOf(html) {
      const found = new Uint8Array(indexes.size);
      for (const part of html) findRequirements(part, indexes, found);
      return latin1.decode(found);
    },
    split(content) {
      const styles = { first: '', rest: '' };
      for (const { text, selectors } of rules) {
        const isFirst = selectors.some((selected) =>
          selected.every((index) => content.charCodeAt(index) === 1),
        );
        if (isFirst) styles.first += text;
        else styles.rest += text;
      }
      return styles;
    },
  };
}

const latin1 = new TextDecoder('latin1');

/**
 * Requirements are hashed as `<table`, `.title`, `[hidden` and `[data-care=on`: FNV-1a over UTF-16 code units, 30 bits so
 * that V8 stores them without allocation.
 */
const hashStart = 0x811c9dc5;
const addToHash = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);
const finishHash = (hash: number) => (hash ^ (hash >>> 15)) & 0x3fffffff;

function hashOf(text: string): number {
  let hash = hashStart;
  for (let index = 0; index < text.length; index += 1) hash = addToHash(hash, text.charCodeAt(index));
  return finishHash(hash);
}

const tagStart = addToHash(hashStart, 0x3c);
const classStart = addToHash(hashStart, 0x2e);
const attributeStart = addToHash(hashStart, 0x5b);
const classHash = hashOf('[class');

const space = 0x20;
const quote = 0x22;
const equals = 0x3d;
const greaterThan = 0x3e;
const isLetter = (code: number) => (code | space) >= 0x61 && (code | space) <= 0x7a;
/** Whether a code unit is a word character or a hyphen. */
const isNamePart = (code: number) =>
  isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x5f;
const isSpace = (code: number) => code === space || (code >= 0x09 && code <= 0x0d);

/**
 * Finds which requirements an HTML document meets. It runs for every page that is rendered, over some 100 KB, and therefore
 * makes no strings.
 * @param found set to 1 at the index of each requirement that is met
 */
function findRequirements(html: string, indexes: ReadonlyMap<number, number>, found: Uint8Array): void {
  const mark = (hash: number) => {
    const index = indexes.get(finishHash(hash));
    if (index !== undefined) found[index] = 1;
    return index !== undefined;
  };
  const { length } = html;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    at += 1;
    let code = html.charCodeAt(at);
    if (!isLetter(code)) continue;
    let hash = tagStart;
    for (; isNamePart(code); code = html.charCodeAt((at += 1)))
      hash = addToHash(hash, code >= 0x41 && code <= 0x5a ? code | space : code);
    mark(hash);
    while (at < length && code !== greaterThan) {
      if (code === quote) at = endOfValue(html, at + 1);
      const isBeforeName = isSpace(code);
      code = html.charCodeAt((at += 1));
      if (!isBeforeName || !isNamePart(code)) continue;
      hash = attributeStart;
      for (; isNamePart(code); code = html.charCodeAt((at += 1))) hash = addToHash(hash, code);
      const isClass = finishHash(hash) === classHash;
      const isWanted = mark(hash) || isClass;
      if (code !== equals || html.charCodeAt(at + 1) !== quote) continue;
      const end = endOfValue(html, at + 2);
      if (isWanted) {
        let value = addToHash(hash, equals);
        let name = classStart;
        for (let index = at + 2; index < end; index += 1) {
          const unit = html.charCodeAt(index);
          value = addToHash(value, unit);
          if (isClass && unit === space) {
            mark(name);
            name = classStart;
          } else name = addToHash(name, unit);
        }
        mark(value);
        if (isClass) mark(name);
      }
      at = end + 1;
      code = html.charCodeAt(at);
    }
  }
}

/** Index of the quote that ends an attribute value. */
function endOfValue(html: string, start: number): number {
  const end = html.indexOf('"', start);
  return end < 0 ? html.length : end;
}

/** Splits CSS into top-level rules and at-rules. Brackets inside strings, such as in URLs, are ignored. */
function blocksOf(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    blocks.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return blocks;
}

/**
 * What each selector of a rule requires of a document. A selector without requirements may match anything; a print rule
 * has no selectors.
 */
function requirementsOf(block: string): string[][] {
  const [, head = '', body = ''] = /^([^{]*)\{([^]*)\}$/.exec(block) ?? [];
  if (/^@media print[^,]*$/.test(head)) return [];
  if (/^@(media|supports)/.test(head)) return blocksOf(body).flatMap(requirementsOf);
  if (head === '' || head.startsWith('@')) return [[]];
  // a selector with a requirement that cannot be checked may match too
  return head
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(',')
    .map(requirementsOfSelector);
}

function requirementsOfSelector(selector: string): string[] {
  const attributes = Array.from(
    selector.matchAll(/\[([\w-]+)(?:([~|^$*]?=)"?([^"\]]*)"?)?\]/g),
    ([, name = '', how, value = '']) => (how === '=' ? `[${name}=${value}` : `[${name}`),
  );
  const others = selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:(?:nth-[\w-]+|lang|dir)\([^)]*\)/g, '')
    .replace(/::?[\w-]+/g, '');
  const classesAndTags = Array.from(others.matchAll(/\.?-?[_a-zA-Z][\w-]*/g), ([name]) =>
    name.startsWith('.') ? name : `<${name}`,
  );
  return [...attributes, ...classesAndTags];
}
