import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Score from 0 to 4: from 3 on, a password takes more than a hundred million guesses. */
const minScore = 3;

/** Longer prefixes are strong anyway, and checking them would be slow. */
const maxCheckedLength = 40;

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first new account, because the list of leaked passwords takes 30 MB. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

export async function isWeakPassword(password: string, known: string[]): Promise<boolean> {
  loading ??= load();
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  const { score } = (await loading).check(password.slice(0, maxCheckedLength), ['doorstep', ...words]);
  return score < minScore;
}
