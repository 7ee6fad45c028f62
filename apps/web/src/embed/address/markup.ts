/** A piece of a document as data: built without a parser, which strict page policies forbid. */
export type Markup = string | { tag: string; attributes: Record<string, string>; children: Markup[] };

/** @param attributes Undefined ones are left out. */
export function element(
  tag: string,
  attributes: Record<string, string | undefined>,
  ...children: (Markup | null)[]
): Markup {
  const given = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { tag, attributes: Object.fromEntries(given), children: children.filter((child) => child !== null) };
}

export function domOf(markup: Markup): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const made = document.createElement(markup.tag);
  for (const [name, value] of Object.entries(markup.attributes)) made.setAttribute(name, value);
  made.append(...markup.children.map((child) => domOf(child)));
  return made;
}
