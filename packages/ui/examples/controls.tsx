import { useState, type ReactNode } from 'react';
import {
  Button,
  CheckboxField,
  CheckboxGroup,
  ErrorSummary,
  Notice,
  RadioGroup,
  Select,
  Textarea,
  TextInput,
  type FieldError,
} from '../src/index.ts';

const mistakes: FieldError[] = [
  { fieldId: 'name', message: 'Enter your name' },
  { fieldId: 'size', message: 'Choose a size' },
  { fieldId: 'consent', message: 'Tick the box if you agree' },
];

export function Controls(): ReactNode {
  const [errors, setErrors] = useState<FieldError[]>([]);
  const errorOf = (fieldId: string): string | undefined => errors.find((error) => error.fieldId === fieldId)?.message;
  return (
    <section aria-labelledby="controls">
      <h2 id="controls">Form controls</h2>
      <ErrorSummary title="There is a problem" errors={errors} />
      <TextInput id="name" name="name" label="Name" autoComplete="name" error={errorOf('name')} />
      <TextInput
        id="phone"
        name="phone"
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        width="medium"
        hint="Only if the driver cannot find you"
      />
      <RadioGroup
        id="size"
        name="size"
        legend="Which size?"
        error={errorOf('size')}
        choices={[
          { value: 'small', label: 'Small', hint: '7 litres, for a kitchen' },
          { value: 'large', label: 'Large', hint: '23 litres, for a garden' },
        ]}
      />
      <CheckboxGroup
        id="days"
        name="days"
        legend="When are you at home? (optional)"
        choices={[
          { value: 'morning', label: 'In the morning' },
          { value: 'evening', label: 'In the evening' },
        ]}
      />
      <Select
        id="heard"
        name="heard"
        label="How did you hear of us?"
        options={[
          { value: '', label: 'Choose one' },
          { value: 'letter', label: 'From a letter' },
          { value: 'neighbour', label: 'From a neighbour' },
        ]}
      />
      <Textarea id="remarks" name="remarks" label="Anything else? (optional)" />
      <CheckboxField
        id="consent"
        name="consent"
        label="I agree that my address is kept until delivery"
        error={errorOf('consent')}
      />
      <div>
        <Button onClick={() => setErrors([...mistakes])}>Check the form</Button>{' '}
        <Button look="quiet" onClick={() => setErrors([])}>
          Clear the errors
        </Button>
      </div>
      <Notice kind="info" title="One to each home">
        <p>We send one to each home, once every 30 days.</p>
      </Notice>
      <Notice kind="success" title="Your request is on its way" />
      <Notice kind="warning" title="Almost gone">
        <p>Fewer than 10 are left.</p>
      </Notice>
      <Notice kind="error" title="We could not save your request">
        <p>Nothing you typed is lost. Try again in a minute.</p>
      </Notice>
    </section>
  );
}
