export interface ElementSource {
  /** The address of the script, beside which Doorstep is; null where the page has built the element in. */
  home: string | null;
  /** Loads a file of the element: its search, or the texts of a language. @throws when it does not come in time. */
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
