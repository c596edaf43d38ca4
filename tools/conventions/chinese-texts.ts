import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';

const root = join(import.meta.dirname, '../..');
/** placeholder of an interpolated value in a text */
export const valueMark = '\uFFFC';
/** placeholder of an element among the words of a text */
export const elementMark = '\u0001';

export interface ChineseText {
  /** `file:line`, from the repository root */
  readonly at: string;
  /** what a reader sees, with marks for values and elements */
  readonly text: string;
}

const isTest = (name: string) => /\.(?:test|spec|type-test)\.tsx?$|(?:^|\/)test-[^/]+$/.test(name);

/** The string literals, template literals and JSX texts with Chinese characters in the modules below a folder. */
export function chineseTextsBelow(folder: string): ChineseText[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll(sep, '/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('/node_modules/') && !isTest(name))
    .flatMap(textsOf);
}

function textsOf(name: string): ChineseText[] {
  const source = readFileSync(join(root, name), 'utf8');
  if (!/\p{Script=Han}/u.test(source)) return [];
  const found: ChineseText[] = [];
  const add = (start: number, text: string) => {
    if (!/\p{Script=Han}/u.test(text)) return;
    found.push({ at: `${name}:${source.slice(0, start).split('\n').length}`, text });
  };
  const { program } = parseSync(name, source);
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') add(node.start, node.value);
    },
    TemplateLiteral(node) {
      add(node.start, node.quasis.map(({ value }) => value.cooked ?? '').join(valueMark));
    },
    JSXElement(node) {
      add(node.start, childrenText(node.children));
    },
    JSXFragment(node) {
      add(node.start, childrenText(node.children));
    },
  }).visit(program);
  return found;
}

interface JsxChild {
  readonly type: string;
  readonly value?: unknown;
  readonly expression?: { readonly type: string; readonly value?: unknown };
}

function childrenText(children: readonly JsxChild[]): string {
  return children
    .map((child) => {
      if (child.type === 'JSXText') return jsxText(String(child.value));
      if (child.type !== 'JSXExpressionContainer') return elementMark;
      const value = child.expression?.value;
      return typeof value === 'string' ? value : valueMark;
    })
    .join('');
}

/** JSX drops white space that contains a line break at the ends, and makes it a space within. */
function jsxText(text: string): string {
  return text.replaceAll(/^[ \t]*\n\s*|\s*\n[ \t]*$/g, '').replaceAll(/\s*\n\s*/g, ' ');
}
