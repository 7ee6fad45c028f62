export { Button } from './form/button.tsx';
export type { ButtonProps } from './form/button.tsx';
export { CheckboxField } from './form/checkbox-field.tsx';
export type { CheckboxFieldProps } from './form/checkbox-field.tsx';
export {
  type Choice,
  groupNeighbours,
  CheckboxGroup,
  type CheckboxGroupProps,
  RadioGroup,
  type RadioGroupProps,
} from './form/choice-group.tsx';
export { ErrorSummary } from './form/error-summary.tsx';
export type { ErrorSummaryProps, FieldError } from './form/error-summary.tsx';
export { Field } from './form/field.tsx';
export type { DescribedControl, FieldProps } from './form/field.tsx';
export { Notice } from './form/notice.tsx';
export type { NoticeProps } from './form/notice.tsx';
export {
  TextInput,
  type TextInputProps,
  Textarea,
  type TextareaProps,
  Select,
  type SelectProps,
} from './form/inputs.tsx';
export { useIsHydrated } from './use-is-hydrated.ts';
