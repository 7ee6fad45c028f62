export interface ElementSource {
  /** The URL of the script, whose origin is Doorstep; null if the page bundles the element. */
  home: string | null;
  /**
   * Loads a file of the element: its search, or a language's texts.
   * @throws if it does not load in time.
   */
  load: <Module>(file: string) => Promise<Module>;
}

let current: ElementSource | null = null;

export function takeElementFrom(source: ElementSource): void {
  current = source;
}

export function elementSource(): ElementSource {
  if (current === null) throw new Error('the element has no source');
  return current;
}
