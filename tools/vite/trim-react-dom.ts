import { parseSync, type Plugin } from 'vite';

/**
 * Functions of React DOM that only features run which the app does not use, by the feature. Without their bodies the
 * minifier also drops what only they use (docs/decisions/0087-trimmed-react-dom.md).
 */
const unusedFunctions = {
  '<ViewTransition>': [
    'ViewTransitionPseudoElement',
    'ViewTransitionPseudoElement.prototype.animate',
    'ViewTransitionPseudoElement.prototype.getAnimations',
    'ViewTransitionPseudoElement.prototype.getComputedStyle',
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureClonedInstance',
    'measureInstance',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'pushViewTransitionCancelableScope',
    'recursivelyTraverseAfterMutationEffects',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  'refs of fragments': [
    'FragmentInstance.prototype.addEventListener',
    'FragmentInstance.prototype.blur',
    'FragmentInstance.prototype.compareDocumentPosition',
    'FragmentInstance.prototype.dispatchEvent',
    'FragmentInstance.prototype.focus',
    'FragmentInstance.prototype.focusLast',
    'FragmentInstance.prototype.getClientRects',
    'FragmentInstance.prototype.getRootNode',
    'FragmentInstance.prototype.observeUsing',
    'FragmentInstance.prototype.removeEventListener',
    'FragmentInstance.prototype.scrollIntoView',
    'FragmentInstance.prototype.unobserveUsing',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
  ],
  'actions of forms': [
    'TransitionAwareHostComponent',
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'mountActionState',
    'rerenderActionState',
    'runActionStateAction',
    'startHostTransition',
    'updateActionState',
    'updateActionStateImpl',
  ],
  'calls that preload resources': [
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
  ],
  '<SuspenseList>': ['updateSuspenseListComponent'],
  'properties of custom elements': ['setPropOnCustomElement'],
  'names of components in error reports': ['describeFiber', 'getStackByFiberInDevAndProd'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** How a module of the build would use one of these features. */
const use =
  /\b(?:ViewTransition|SuspenseList|useActionState|useFormState|useFormStatus|formAction)\b|\.componentStack\b|\bFragment,\s*\{[^}]*\bref\b|jsxs?\("\w+-[\w-]+"|\bimport\s*\{[^}]*\bpre(?:load|init|connect|fetch)\w*[^}]*\}\s*from\s*['"]react-dom['"]/;

const reactModule = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const reactDom = /[\\/]react-dom-client\.production\.js$/;

/** Removes what the app does not use from React DOM, and fails the build if a module uses it. */
export function trimReactDom(): Plugin {
  return {
    name: 'trim-react-dom',
    // after JSX is compiled
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      if (reactDom.test(id)) return { code: withoutUnusedFunctions(code), map: null };
      const found = findUse(id, code);
      if (found !== undefined)
        this.error(`uses ${found}, which tools/vite/trim-react-dom.ts removes from React DOM`);
      return undefined;
    },
  };
}

/** @returns the use of a removed feature in a compiled module, undefined if there is none */
export function findUse(id: string, code: string): string | undefined {
  return reactModule.test(id) ? undefined : use.exec(code)?.[0];
}

/**
 * Empties the functions that the app does not run.
 * @param code React DOM's production build for browsers
 * @throws Error if it lacks one of them: another version may have renamed it
 */
export function withoutUnusedFunctions(code: string): string {
  const missing = new Set<string>(Object.values(unusedFunctions).flat());
  const bodies: { readonly start: number; readonly end: number }[] = [];
  for (const statement of parseSync('react-dom.js', code).program.body) {
    if (statement.type === 'FunctionDeclaration') {
      if (statement.body !== null && missing.delete(statement.id?.name ?? '')) bodies.push(statement.body);
    } else if (statement.type === 'ExpressionStatement') {
      const { expression } = statement;
      if (expression.type !== 'AssignmentExpression' || expression.right.type !== 'FunctionExpression')
        continue;
      const { left, right } = expression;
      if (right.body !== null && missing.delete(code.slice(left.start, left.end))) bodies.push(right.body);
    }
  }
  if (missing.size > 0)
    throw new Error(`React DOM has no ${[...missing].join(', ')}: adapt tools/vite/trim-react-dom.ts`);
  return bodies
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code);
}
