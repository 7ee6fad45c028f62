import type { AddressFieldProps } from '@doorstep/address-field';

export type ShownProps = Partial<
  Pick<
    AddressFieldProps<unknown>,
    'debounceMs' | 'limit' | 'countries' | 'language' | 'near' | 'minLength' | 'typed' | 'error' | 'disabled'
  >
> & { labels?: { label: string; hint: string } };

export interface FieldExample {
  id: string;
  title: string;
  about: string;
  tryWith: string;
  props: ShownProps;
}

export const fieldExamples: FieldExample[] = [
  {
    id: 'plain',
    title: 'As it comes',
    about: 'A question after a pause of 200 ms, addresses of every country, ten suggestions.',
    tryWith: '12 high street',
    props: {},
  },
  {
    id: 'debounce-none',
    title: 'No debounce',
    about: 'Every key asks. An answer that comes late never replaces a newer one.',
    tryWith: 'mill road',
    props: { debounceMs: 0 },
  },
  {
    id: 'debounce-long',
    title: 'A long debounce',
    about: 'Asks after 800 ms without a key: fewer questions, slower suggestions.',
    tryWith: 'mill road',
    props: { debounceMs: 800 },
  },
  {
    id: 'limit',
    title: 'A limit',
    about: 'At most three suggestions. The rest is found by typing on.',
    tryWith: 'high',
    props: { limit: 3 },
  },
  {
    id: 'countries',
    title: 'Countries',
    about: 'Only addresses in France and Greece.',
    tryWith: '12 rue',
    props: { countries: ['FR', 'GR'] },
  },
  {
    id: 'language',
    title: 'Language',
    about: 'Counts in French, and the address in French where the data has it.',
    tryWith: 'high street',
    props: { language: 'fr' },
  },
  {
    id: 'near',
    title: 'Near',
    about: 'Sends the place of the visitor along (Origin and Bias): what is near comes first among equals.',
    tryWith: '12 high',
    props: { near: { latitude: 41.02, longitude: -68.6 } },
  },
  {
    id: 'min-length',
    title: 'A least length',
    about: 'Asks from the third character on, and says "Keep typing" before.',
    tryWith: 'hi',
    props: { minLength: 3 },
  },
  {
    id: 'not-offered',
    title: 'Only addresses from the list',
    about: 'Typing by hand is not offered. Whoever is not in the list cannot go on: say what they can do instead.',
    tryWith: 'nowhere at all',
    props: { typed: 'not_offered' },
  },
  {
    id: 'labels',
    title: 'Words of your own',
    about: 'Every word of the field is in `texts`.',
    tryWith: '90 mill',
    props: { labels: { label: 'Where shall we deliver?', hint: 'Begin with the postcode' } },
  },
  {
    id: 'error',
    title: 'Something to mend',
    about: 'The message of your own check, joined to the field.',
    tryWith: '',
    props: { error: 'Enter the address of the delivery' },
  },
  {
    id: 'disabled',
    title: 'Disabled',
    about: 'Until something else is answered.',
    tryWith: '',
    props: { disabled: true },
  },
];

export function codeOf({ labels, ...props }: ShownProps): string {
  const { debounceMs = 200, countries = [], language = 'en', ...rest } = props;
  const shown = Object.entries({ debounceMs, countries, language, ...rest }).map(([name, value]) =>
    typeof value === 'string' ? `${name}="${value}"` : `${name}={${source(value)}}`,
  );
  const texts = labels === undefined ? 'texts' : `{ ...texts, label: '${labels.label}', hint: '${labels.hint}' }`;
  const lines = [
    'name="address-lookup"',
    'lookup={lookup}',
    `texts={${texts}}`,
    ...shown,
    'onChoose={([address], typed) => setAddress(address)}',
    'onTypeYourself={(typed) => setLine1(typed)}',
  ];
  return `<AddressField\n${lines.map((line) => `  ${line}`).join('\n')}\n/>`;
}

function source(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(/"(\w+)":/g, ' $1: ')
    .replaceAll('"', "'")
    .replaceAll(',', ', ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('}', ' }');
}
