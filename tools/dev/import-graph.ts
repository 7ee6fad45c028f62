export interface ImportGraph {
  /** One module imports another; both by URL. Remembers how the imported one is now, before it is read. */
  add(importer: string, imported: string): void;
  /** The modules that have changed since, and all that import them, at any distance. */
  outdated(): Set<string>;
  /** All that was imported. */
  modules(): Set<string>;
}

/** @param versionOf Says how the module is now, such as by the time of its last change. */
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
      // A set gives what is added while it is walked, too.
      for (const url of found) for (const importer of importers.get(url) ?? []) found.add(importer);
      return found;
    },
    modules: () => new Set(versions.keys()),
  };
}
