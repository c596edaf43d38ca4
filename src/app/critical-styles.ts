/** Styles of a server-rendered page: those its first paint needs, and the rest. */
interface CriticalStyles {
  readonly first: string;
  readonly rest: string;
}

/**
 * A CSS rule with what each of its selectors requires of a document, in CSS notation (`.title`, `[hidden]`,
 * `[data-care=on]`, `table`). An empty requirement may match anything; a print rule has no selectors.
 */
interface Rule {
  readonly text: string;
  readonly asks: readonly (readonly string[])[];
}

/** parsed rules by style sheet, filled on first use */
const known = new Map<string, readonly Rule[]>();

/**
 * Splits style sheets into the rules that could match an HTML document and the rest. About half of a route's styles are for
 * later states (sheets, galleries, errors, other themes), and whatever precedes the content in the document delays the
 * first paint.
 * @param sheets of the build, in order, without comments
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

/** Collects everything in the HTML that a rule may require. */
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

function asksOf(block: string): string[][] {
  const [, head = '', body = ''] = /^([^{]*)\{([^]*)\}$/.exec(block) ?? [];
  if (/^@media print[^,]*$/.test(head)) return [];
  if (/^@(media|supports)/.test(head)) return blocksOf(body).flatMap(asksOf);
  if (head === '' || head.startsWith('@')) return [[]];
  // a selector with a requirement that cannot be checked may match too
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
