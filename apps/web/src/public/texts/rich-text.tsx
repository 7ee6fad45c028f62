import type { MessageValues, TextId } from '@doorstep/messages';
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { useTexts } from './texts-context.tsx';

interface RichTextProps {
  id: TextId;
  values?: MessageValues;
  elements: Record<string, ReactElement>;
}

/** A sentence with formatted dates, links or numbers, in whatever order a language puts them. */
export function RichText({ id, values, elements }: RichTextProps): ReactNode {
  const { t } = useTexts();
  const places = Object.fromEntries(Object.keys(elements).map((name) => [name, `<${name}></${name}>`]));
  const [first = '', ...parts] = t(id, { ...values, ...places }).split(/<([a-z]+)>(.*?)<\/\1>/);
  const rest: ReactNode[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [name = '', words = '', after = ''] = parts.slice(index, index + 3);
    rest.push(
      <Fragment key={index}>
        {filled(elements[name], words)}
        {after}
      </Fragment>,
    );
  }
  return (
    <>
      {first}
      {rest}
    </>
  );
}

function filled(element: ReactElement | undefined, words: string): ReactNode {
  return element === undefined || words === '' ? element : cloneElement(element, undefined, words);
}
