import type { Draft, ItemLeft } from '@doorstep/contract';

export function draftOfWhatIsLeft(draft: Draft, left: ItemLeft[]): Draft | null {
  const changes: Draft = {};
  let stillAsked = 0;
  for (const [name, value] of Object.entries(draft)) {
    if (!name.startsWith('quantity.')) continue;
    const asked = Number(value) || 0;
    const max = left.find(({ item }) => `quantity.${item}` === name)?.left ?? asked;
    const taken = Math.min(asked, max);
    stillAsked += taken;
    if (taken !== asked) changes[name] = String(taken);
  }
  return stillAsked > 0 && Object.keys(changes).length > 0 ? { ...changes, ifShort: 'ask' } : null;
}
