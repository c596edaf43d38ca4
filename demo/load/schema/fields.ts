// What the shapes of all content files are made of.

export const text = { type: 'string', minLength: 1, pattern: '\\S' };
export const texts = { type: 'array', minItems: 1, items: text };
export const name = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]*$' };
export const id = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };
export const count = { type: 'integer', minimum: 0 };
export const title = { ...text, maxLength: 40 };
export const summary = { ...text, maxLength: 120 };

/** An object that has these fields and no others. */
export const shape = (
  required: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});
