import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  CheckboxField,
  CheckboxGroup,
  ErrorSummary,
  Notice,
  RadioGroup,
  Select,
  Textarea,
  TextInput,
} from '../index.ts';

const markup = renderToStaticMarkup;

describe('a field', () => {
  test('links label, hint and error to its control, in reading order', () => {
    const html = markup(<TextInput id="city" label="Town" hint="Or city" error="Enter your town" name="city" />);
    expect(html).toContain('<label class="ds-label" for="city" part="label">Town</label>');
    expect(html).toMatch(/<input [^>]*aria-describedby="city-hint city-error"[^>]*aria-invalid="true"[^>]*id="city"/);
    expect(html.indexOf('id="city-hint"')).toBeLessThan(html.indexOf('id="city-error"'));
    expect(html.indexOf('id="city-error"')).toBeLessThan(html.indexOf('<input'));
  });

  test('without hint and error has no description', () => {
    for (const html of [
      markup(<TextInput id="city" label="Town" error="" />),
      markup(<Textarea id="city" label="Town" />),
      markup(<Select id="city" label="Town" options={[{ value: 'a', label: 'A' }]} />),
      markup(<CheckboxField id="city" label="Town" />),
    ]) {
      expect(html).not.toContain('aria-describedby');
      expect(html).not.toContain('aria-invalid');
    }
  });
});

describe('a group of choices', () => {
  const choices = [
    { value: 'small', label: 'Small', hint: 'For a kitchen' },
    { value: 'large', label: 'Large' },
  ];

  test('is one question with a legend, whose first control has the id that errors link to', () => {
    const html = markup(
      <RadioGroup id="size" name="size" legend="Size" error="Choose a size" choices={choices} defaultValue="large" />,
    );
    expect(html).toMatch(/<fieldset class="ds-field ds-field--error" aria-describedby="size-error"><legend/);
    expect(html).toMatch(
      /<input [^>]*type="radio" id="size" aria-describedby="size-choice-hint" name="size" value="small"/,
    );
    expect(html).toMatch(/<input [^>]*checked=""[^>]*value="large"|<input [^>]*value="large"[^>]*checked=""/);
  });

  test('may allow several answers', () => {
    const html = markup(
      <CheckboxGroup id="size" name="size" legend="Size" choices={choices} defaultValues={['small', 'large']} />,
    );
    expect(html.match(/checked=""/g)).toHaveLength(2);
  });
});

test('an error summary links each error to its field, and without errors there is none', () => {
  const html = markup(
    <ErrorSummary title="There is a problem" errors={[{ fieldId: 'city', message: 'Enter your town' }]} />,
  );
  expect(html).toContain('<a href="#city">Enter your town</a>');
  expect(html).toContain('tabindex="-1"');
  expect(markup(<ErrorSummary title="There is a problem" errors={[]} />)).toBe('');
});

test('a notice is a live region only with a role', () => {
  expect(markup(<Notice kind="info">Hello</Notice>)).not.toContain('role');
  expect(markup(<Notice kind="error" role="alert" title="No" />)).toContain('role="alert"');
});

test('nothing renders a style attribute, which a strict policy forbids', () => {
  const html = markup(
    <>
      <TextInput id="a" label="A" width="short" />
      <RadioGroup id="b" name="b" legend="B" choices={[{ value: 'c', label: 'C' }]} />
      <Notice kind="warning" title="D" />
    </>,
  );
  expect(html).not.toContain('style=');
});
