export { AddressField } from './address-field/address-field.tsx';
export type { AddressFieldProps } from './address-field/address-field.tsx';
export type { TypingByHand } from './address-field/address-field-state.ts';
export { belongsToComposition } from './address-field/belongs-to-composition.ts';
export type { AddressFieldTexts } from './address-field/address-field-texts.ts';
export type {
  AddressLookupPort,
  MarkedRange,
  Suggestion,
  SuggestionQuery,
} from './address-field/address-lookup-port.ts';
export { Button } from './form/button.tsx';
export type { ButtonProps } from './form/button.tsx';
export { CheckboxField } from './form/checkbox-field.tsx';
export type { CheckboxFieldProps } from './form/checkbox-field.tsx';
export { CheckboxGroup } from './form/checkbox-group.tsx';
export type { CheckboxGroupProps } from './form/checkbox-group.tsx';
export type { Choice } from './form/choice-group.tsx';
export { ErrorSummary } from './form/error-summary.tsx';
export type { ErrorSummaryProps, FieldError } from './form/error-summary.tsx';
export { Field } from './form/field.tsx';
export type { DescribedControl, FieldProps } from './form/field.tsx';
export { Notice } from './form/notice.tsx';
export type { NoticeProps } from './form/notice.tsx';
export { RadioGroup } from './form/radio-group.tsx';
export type { RadioGroupProps } from './form/radio-group.tsx';
export { Select } from './form/select.tsx';
export type { SelectProps } from './form/select.tsx';
export { Textarea } from './form/textarea.tsx';
export type { TextareaProps } from './form/textarea.tsx';
export { TextInput } from './form/text-input.tsx';
export type { TextInputProps } from './form/text-input.tsx';
export { HumanCheck } from './human-check/human-check.tsx';
export type { HumanCheckProps, HumanCheckTexts } from './human-check/human-check.tsx';
export type { HumanCheckState } from './human-check/human-check-state.ts';
export type {
  HumanCheckFailure,
  HumanCheckOptions,
  HumanCheckOutcome,
  HumanCheckPort,
} from './human-check/human-check-port.ts';
export type { HumanCheckControl, HumanCheckWork } from './human-check/use-human-check.ts';
export { useIsHydrated } from './use-is-hydrated.ts';
