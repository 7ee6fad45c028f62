export type Part = 'pages' | 'console' | 'embed' | 'builder' | 'server';

const web: Part[] = ['pages', 'console', 'embed'];

const rules: [RegExp, Part[]][] = [
  [/\.test\.|\/(test|examples|node_modules|dist)\//, []],
  [/^apps\/server\/src\//, ['server']],
  [/^apps\/web\/src\/console\//, ['console']],
  [/^apps\/web\/src\/embed\//, ['embed']],
  [/^apps\/web\/src\/public\//, ['pages', 'embed']],
  [/^apps\/web\/src\//, web],
  [/^apps\/web\/vite/, ['builder', ...web]],
  [/^packages\/(ui|human-check|address-lookup)\/src\/(browser\/)?/, [...web, 'server']],
  [/^packages\/(contract|messages)\/src\//, ['builder', ...web, 'server']],
  [/^packages\/(?!testing)[^/]+\/src\//, ['server']],
];

/** @param file  relative to the checkout, with `/`. */
export function partsOf(file: string): Part[] {
  return rules.find(([pattern]) => pattern.test(file))?.[1] ?? [];
}

export function partsFor(path: string): Part[] {
  if (/^\/staff(\/|$)/.test(path)) return ['console', 'server'];
  if (/^\/embed[.-][\w.-]*js$/.test(path)) return ['embed', 'server'];
  return ['pages', 'server'];
}
