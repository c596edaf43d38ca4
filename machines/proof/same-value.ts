/** Deep equality; an undefined field counts as absent. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => sameValue(entry, other[index]))
    );
  if (one instanceof Set && other instanceof Set) return sameValue([...one], [...other]);
  if (one instanceof Map && other instanceof Map) return sameValue([...one], [...other]);
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) =>
    sameValue((one as Record<string, unknown>)[field], (other as Record<string, unknown>)[field]),
  );
}
