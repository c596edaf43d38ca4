/** Thrown for a text or file that breaks its format. The message names the part, what is wrong and the rule. */
export class MalformedError extends Error {
  /** @param part such as `checkpoint, line 2` */
  constructor(part: string, rule: string) {
    super(`${part}: ${rule}`);
    this.name = 'MalformedError';
  }
}
