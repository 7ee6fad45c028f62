import type { UseMutationResult } from '@tanstack/react-query';

interface CheckFirst<Found> {
  /** What the check found about this very input; undefined while it was not checked. */
  found: Found | undefined;
  /** Problems are in view: the next press goes ahead. */
  isWarned: boolean;
  /** Goes ahead when nothing was found, or when what was found is in view; else shows it first. */
  proceed: (goAhead: (found: Found) => void) => void;
}

/** Checks before something is printed or saved, and asks only where there is something to look at. */
export function checkFirst<Input, Found extends { total: number }>(
  checking: UseMutationResult<Found, Error, Input>,
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
        onSuccess(result) {
          if (result.total === 0) goAhead(result);
        },
      });
    },
  };
}
