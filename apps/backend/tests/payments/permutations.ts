/** All permutations of a few values. */
export function permutations<Value>(values: readonly Value[]): Value[][] {
  return values.length < 2
    ? [[...values]]
    : values.flatMap((first, at) =>
        permutations(values.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
      );
}
