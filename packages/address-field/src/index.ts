export { AddressField } from './address-field.tsx';
export type { AddressFieldProps } from './address-field.tsx';
export type { AddressFieldRow, AddressFieldState, TypingByHand } from './address-field-state.ts';
export type { AddressFieldTexts } from './address-field-texts.ts';
export type { AddressLookupPort, MarkedRange, Suggestion, SuggestionQuery } from './address-lookup-port.ts';
export { useAddressField } from './use-address-field.ts';
export type { AddressFieldBehaviour } from './use-address-field.ts';
export { belongsToComposition } from './belongs-to-composition.ts';
