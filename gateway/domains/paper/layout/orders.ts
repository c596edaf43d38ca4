/** up to this many items all permutations are tried */
const maxPermuted = 4;

/** Orders of a list, the given one first: all permutations of few items; of many, only swaps of neighbours. */
export function orders<Thing>(things: readonly Thing[]): (readonly Thing[])[] {
  if (things.length <= maxPermuted) return permutations(things);
  return [
    things,
    ...things.slice(1).map((_, at) => {
      const other = [...things];
      other.splice(at, 2, ...things.slice(at, at + 2).toReversed());
      return other;
    }),
  ];
}

function permutations<Thing>(things: readonly Thing[]): (readonly Thing[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((thing, at) =>
    permutations(things.filter((_, other) => other !== at)).map((rest) => [thing, ...rest]),
  );
}
