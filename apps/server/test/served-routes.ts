export interface ServedRoute {
  method: string;
  /** With named parameters: `/o/:slug/check`. */
  url: string;
}

/**
 * Every route of a server, without the HEAD that Fastify adds to each GET.
 * @param tree As printed by Fastify: four characters of indent per level.
 */
export function servedRoutes(tree: string): ServedRoute[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', name = '', methods] = /^([ │├└─]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line.trimEnd()) ?? [];
    if (name === '') return [];
    const depth = indent.length / 4;
    const url = depth === 1 ? name : `${parents[depth - 1] ?? ''}${name}`;
    parents[depth] = url;
    return (methods ?? '')
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => ({ method, url }));
  });
}
