import type { Mutation } from '../../shared/api/use-mutation.ts';

interface CheckFirst<Found> {
  /** What the check found for the current input; undefined until checked. */
  found: Found | undefined;
  /** Problems are shown: the next press goes ahead. */
  isWarned: boolean;
  /** Goes ahead if nothing was found, or if the findings are already shown; otherwise shows them first. */
  proceed: (goAhead: (found: Found) => void) => void;
}

/** Checks before printing or saving, and asks only if there are problems. */
export function checkFirst<Input, Found extends { total: number }>(
  checking: Mutation<Found, Input>,
  input: Input,
): CheckFirst<Found> {
  const isOfInput = JSON.stringify(checking.variables) === JSON.stringify(input);
  const found = isOfInput ? checking.data : undefined;
  return {
    found,
    isWarned: found !== undefined && found.total > 0,
    proceed(goAhead) {
      if (found !== undefined) return goAhead(found);
      checking.mutate(input, {
        ifShown(result) {
          if (result.total === 0) goAhead(result);
        },
      });
    },
  };
}
