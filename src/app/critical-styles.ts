/** Styles of a first view: what its document needs to be painted, and the others. */
interface CriticalStyles {
  readonly first: string;
  readonly rest: string;
}

/**
 * A rule of a style sheet, with what each of its selectors asks a document for, written as in CSS (`.title`, `[hidden]`,
 * `[data-care=on]`, `table`); nothing where it may match anything, no selector where it is for paper.
 */
interface Rule {
  readonly text: string;
  readonly asks: readonly (readonly string[])[];
}

/** of each style sheet of the build, once it was needed */
const known = new Map<string, readonly Rule[]>();

/**
 * Sorts the rules of style sheets by whether anything in a document could match them: half of a route's styles are for
 * what comes later (sheets, galleries, what failed, another theme), and the first paint waits for whatever stands before the
 * words.
 * @param sheets of the build, in their order: without comments
 */
export function splitCriticalStyles(sheets: readonly string[], html: string): CriticalStyles {
  const found = foundIn(html);
  const styles = { first: '', rest: '' };
  for (const { text, asks } of sheets.flatMap(rulesOf)) {
    const isFirst = asks.some((wanted) => wanted.every((one) => found.has(one)));
    styles[isFirst ? 'first' : 'rest'] += text;
  }
  return styles;
}

/** What a rule may ask of a document. */
function foundIn(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, tag = '', inside = ''] of html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)) {
    found.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of inside.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
      found.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === 'class') for (const one of value.split(' ')) found.add(`.${one}`);
    }
  }
  return found;
}

function rulesOf(sheet: string): readonly Rule[] {
  const rules = known.get(sheet) ?? blocksOf(sheet).map((text) => ({ text, asks: asksOf(text) }));
  known.set(sheet, rules);
  return rules;
}

/** Rules, and at-rules with all that is in them. A bracket in a text, as in an address, is none. */
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

function asksOf(block: string): string[][] {
  const [, head = '', body = ''] = /^([^{]*)\{([^]*)\}$/.exec(block) ?? [];
  if (/^@media print[^,]*$/.test(head)) return [];
  if (/^@(media|supports)/.test(head)) return blocksOf(body).flatMap(asksOf);
  if (head === '' || head.startsWith('@')) return [[]];
  // what is told apart by something that is not to be had may match as well
  return head
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(',')
    .map(selectorAsks);
}

function selectorAsks(selector: string): string[] {
  const attributes = Array.from(
    selector.matchAll(/\[([\w-]+)(?:([~|^$*]?=)"?([^"\]]*)"?)?\]/g),
    ([, name = '', how, value = '']) => (how === '=' ? `[${name}=${value}]` : `[${name}]`),
  );
  const others = selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:(?:nth-[\w-]+|lang|dir)\([^)]*\)/g, '')
    .replace(/::?[\w-]+/g, '');
  const classesAndTags = Array.from(others.matchAll(/\.?-?[_a-zA-Z][\w-]*/g), ([name]) => name);
  return [...attributes, ...classesAndTags];
}
