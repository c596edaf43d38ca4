// Types for `setup`, where a machine has nothing of a kind. Not `never`: XState's own `any` does not fit it.

/** The emitted events of a machine that emits none: its effects are named actions, which its proof records. */
export type NoEmittedEvents = { readonly type: never };

/** The tags of a machine that has none. */
export type NoTags = string & { readonly none: never };
