import { firstLine, inventedAddresses, secondLine, type InventedAddress } from './invented-addresses.ts';

interface FindItem {
  Id: string;
  Type: string;
  Text: string;
  Highlight: string;
  Description: string;
}

interface Container extends FindItem {
  addresses: readonly InventedAddress[];
}

const containers: Container[] = [
  ...group('Street', ({ street, town }) => [street, town]),
  ...group('BuildingName', ({ building, number, street, town }) =>
    building === undefined ? null : [`${building}, ${number} ${street}`, town],
  ),
  ...group('Postcode', ({ postcode, street, town }) => [postcode, `${street}, ${town}`]),
];

/** Suggestions for addresses in which each typed word starts a word; for a container's Id, its addresses. */
export function answerFind(query: {
  text: string;
  container: string;
  language: string;
  limit: number;
}): FindItem[] | 'unknown container' {
  const { text, container: containerId, language, limit } = query;
  if (containerId !== '') {
    const container = containers.find(({ Id }) => Id === containerId);
    if (container === undefined) return 'unknown container';
    const words = wordsOf(text).filter((word) => !beginsAWord(`${container.Text} ${container.Description}`, word));
    const inside = container.addresses.filter((address) => words.every((word) => beginsAWord(labelOf(address), word)));
    // Text that matches nothing inside must not empty the list.
    const shown = inside.length > 0 ? inside : container.addresses;
    return shown.slice(0, limit).map((address) => toItem(address, []));
  }
  const words = wordsOf(text);
  const matches = (label: string): boolean => words.every((word) => beginsAWord(label, word));
  const inContainers = containers
    .filter((container) => matches(`${container.Text} ${container.Description}`))
    .map(({ addresses, ...item }) => withCount(item, addresses.length, language, words));
  const single = inventedAddresses
    .filter((address) => matches(labelOf(address)))
    .map((address) => toItem(address, words));
  return [...inContainers, ...single].slice(0, limit);
}

function group(type: string, keyOf: (address: InventedAddress) => [string, string] | null): Container[] {
  const found = new Map<string, Container & { addresses: InventedAddress[] }>();
  for (const address of inventedAddresses) {
    const key = keyOf(address);
    if (key === null) continue;
    const [text, description] = key;
    const id = `GB|ST|ENG|${type.toUpperCase()}-${text.replaceAll(/\W+/g, '-').toUpperCase()}`;
    const container = found.get(id) ?? {
      Id: id,
      Type: type,
      Text: text,
      Highlight: '',
      Description: description,
      addresses: [],
    };
    container.addresses.push(address);
    found.set(id, container);
  }
  return [...found.values()];
}

function withCount(item: FindItem, count: number, language: string, words: string[]): FindItem {
  const noun = language.toLowerCase().startsWith('cy') ? 'cyfeiriadau' : 'Addresses';
  const Description = `${item.Description} - ${count} ${noun}`;
  return { ...item, Description, Highlight: highlightOf(item.Text, Description, words) };
}

function toItem(address: InventedAddress, words: string[]): FindItem {
  const Text = firstLine(address);
  const Description = secondLine(address);
  return { Id: address.id, Type: 'Address', Text, Highlight: highlightOf(Text, Description, words), Description };
}

function labelOf(address: InventedAddress): string {
  return `${firstLine(address)} ${secondLine(address)} ${address.welsh?.street ?? ''}`;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

function beginsAWord(label: string, word: string): boolean {
  return wordsOf(label).some((candidate) => candidate.startsWith(word));
}

function highlightOf(text: string, description: string, words: string[]): string {
  if (words.length === 0) return '';
  const ranges = [text, description].map((part) => rangesIn(part, words).join(','));
  return ranges.join(';').replace(/;$/, '');
}

function rangesIn(part: string, words: string[]): string[] {
  const ranges: string[] = [];
  for (const { 0: candidate, index } of part.matchAll(/[^\s,]+/g)) {
    const word = words.find((begun) => candidate.toLowerCase().startsWith(begun));
    if (word !== undefined) ranges.push(`${index}-${index + word.length}`);
  }
  return ranges;
}
