export interface ImportGraph {
  /** By URL. Records the imported module's version before it is read. */
  add(importer: string, imported: string): void;
  outdated(): Set<string>;
  modules(): Set<string>;
}

export function createImportGraph(versionOf: (url: string) => string): ImportGraph {
  const importers = new Map<string, Set<string>>();
  const versions = new Map<string, string>();
  return {
    add(importer, imported) {
      if (!versions.has(imported)) versions.set(imported, versionOf(imported));
      const known = importers.get(imported);
      if (known === undefined) importers.set(imported, new Set([importer]));
      else known.add(importer);
    },
    outdated() {
      const found = new Set([...versions].filter(([url, version]) => versionOf(url) !== version).map(([url]) => url));
      // Iterating a Set also visits values added meanwhile.
      for (const url of found) for (const importer of importers.get(url) ?? []) found.add(importer);
      return found;
    },
    modules: () => new Set(versions.keys()),
  };
}
