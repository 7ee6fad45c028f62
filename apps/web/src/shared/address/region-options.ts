import type { AddressForm } from '@doorstep/contract';

interface Option {
  value: string;
  label: string;
}

export function regionOptions(
  { choices }: NonNullable<AddressForm['region']>,
  { text, choose }: { text: string; choose: string },
): { options: Option[]; value: string } {
  const wanted = text.trim().toLowerCase();
  const named = choices.find((spellings) => spellings.some((spelling) => spelling.toLowerCase() === wanted))?.[0];
  const unlisted = wanted === '' || named !== undefined ? [] : [{ value: text, label: text }];
  const listed = choices.map(([value, label]) => ({ value, label }));
  return { options: [{ value: '', label: choose }, ...unlisted, ...listed], value: named ?? text };
}
