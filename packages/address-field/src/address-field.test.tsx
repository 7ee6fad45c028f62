import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addressTexts } from '../../ui/examples/texts.ts';
import { AddressField } from './address-field.tsx';
import { MarkedText } from './suggestion-list.tsx';

const never = {
  find: () => Promise.reject(new Error('not here')),
  retrieve: () => Promise.reject(new Error('not here')),
  issueOf: () => 'unavailable' as const,
};

function render(more: object = {}): string {
  return renderToStaticMarkup(
    <AddressField
      id="address"
      name="lookup"
      lookup={never}
      debounceMs={200}
      countries={[]}
      language="en"
      texts={addressTexts}
      onChoose={() => undefined}
      onTypeYourself={() => undefined}
      {...more}
    />,
  );
}

test('the server renders the field as a plain text field that keeps the typed text', () => {
  const html = render({ defaultText: '2 Heron <Street>', error: 'Choose an address' });
  expect(html).toMatch(/<input [^>]*name="lookup" value="2 Heron &lt;Street&gt;"/);
  expect(html).toContain('aria-describedby="address-hint address-error"');
  expect(html).not.toContain('combobox');
  expect(html).not.toContain('style=');
});

test("without scripts the field's buttons submit the form, with Find first, because Enter presses the first", () => {
  const html = render({ withoutScripts: { name: 'step', find: 'find', typeYourself: 'type' } });
  const buttons = [...html.matchAll(/<button [^>]*>/g)].map(([button]) => button);
  expect(buttons).toHaveLength(2);
  expect(buttons[0]).toContain('value="find"');
  expect(buttons[1]).toContain('value="type"');
  for (const button of buttons) {
    expect(button).toContain('name="step"');
    expect(button).not.toContain('type="button"');
  }
  expect(render()).toMatch(/<button type="button" part="button" class="ds-link-button/);
});

test('the field highlights matches with elements, never with markup inside the text', () => {
  const ranges = [
    { start: 0, end: 2 },
    { start: 4, end: 5 },
  ];
  expect(renderToStaticMarkup(<MarkedText text="<b>ab" ranges={ranges} />)).toBe(
    '<bdi><mark class="ds-mark">&lt;b</mark>&gt;a<mark class="ds-mark">b</mark></bdi>',
  );
  expect(renderToStaticMarkup(<MarkedText text="plain" ranges={[]} />)).toBe('<bdi>plain</bdi>');
});
