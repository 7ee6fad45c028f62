// Independent of the index's code, so that its mistakes are not repeated here.

export interface Goal {
  /** With its suffix: "12", "47 bis", "12 1/2"; "" for a house with only a name. */
  number: string;
  unit: string;
  building: string;
  street: string;
  locality: string;
  city: string;
  postcode: string;
}

function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’'\p{M}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export function isGoal(goal: Goal, item: Record<string, string>): boolean {
  const pairs: [string, string | undefined][] = [
    [goal.number, item['BuildingNumber']],
    [goal.building, item['BuildingName']],
    [goal.street, item['Street']],
    [goal.city, item['City']],
    [goal.postcode, item['PostalCode']],
  ];
  return (
    pairs.every(([wanted, found]) => squeeze(wanted) === squeeze(found ?? '')) &&
    squeezeUnit(goal.unit) === squeezeUnit(item['SubBuilding'] ?? '')
  );
}

/** Removes the country's own word before a unit's number. */
function squeezeUnit(unit: string): string {
  return squeeze(unit.replace(/^\s*(?:flat|apt|unit|appt|#)\.?\s*(?=\S)/i, ''));
}

export function goalWords(goal: Goal): Set<string> {
  const { number, unit, building, street, locality, city, postcode } = goal;
  return new Set(wordsOf([number, unit, building, street, locality, city, postcode].join(' ')));
}

export function beginningsOf(goal: Goal): { kind: string; text: string }[] {
  const { number, building, street, city, postcode } = goal;
  const house = [number === '' ? building : number, street].filter(Boolean).join(' ');
  return [
    { kind: 'house and town', text: `${house}, ${city}` },
    { kind: 'street and town', text: `${street} ${city}` },
    { kind: 'postcode', text: postcode },
    { kind: 'town', text: city },
  ].filter(({ text }) => text.trim() !== '');
}
