import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findUse, withoutUnusedFunctions } from './trim-react-dom.ts';

let whole: string;

beforeAll(async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  whole = await readFile(join(folder, 'cjs', 'react-dom-client.production.js'), 'utf8');
});

describe('withoutUnusedFunctions', () => {
  it('finds every function in the installed React DOM, and keeps its entry points', () => {
    const trimmed = withoutUnusedFunctions(whole);
    expect(trimmed.length).toBeLessThan(whole.length * 0.92);
    expect(trimmed).toContain('function commitExitViewTransitions(deletion) {}');
    expect(trimmed).toContain('FragmentInstance.prototype.focus = function (focusOptions) {};');
    expect(trimmed.match(/^exports\.\w+/gm)).toEqual(whole.match(/^exports\.\w+/gm));
  });

  it('names what another version has renamed', () => {
    expect(() => withoutUnusedFunctions(whole.replaceAll('startHostTransition', 'renamed'))).toThrow(
      'React DOM has no startHostTransition',
    );
  });
});

describe('findUse', () => {
  it.each([
    `import { ViewTransition } from 'react';`,
    `const [state, run] = useActionState(send, undefined);`,
    `jsx(Fragment, { ref: fragment, children });`,
    `jsx("qlwb-clock", { time });`,
    `import { flushSync, preload } from 'react-dom';`,
    `report(info.componentStack);`,
  ])('finds the removed feature in %s', (code) => {
    expect(findUse('src/page.tsx', code)).toBeDefined();
  });

  it.each([
    `document.startViewTransition(update);`,
    `jsx(Fragment, { children });`,
    `jsx("link", { rel: "preload" });`,
    `import { flushSync } from 'react-dom';`,
  ])('finds none in %s', (code) => {
    expect(findUse('src/page.tsx', code)).toBeUndefined();
  });

  it('skips React itself', () => {
    expect(findUse('/app/node_modules/react/cjs/react.production.js', 'ViewTransition')).toBeUndefined();
  });
});
