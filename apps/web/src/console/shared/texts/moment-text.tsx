import { Fragment } from 'react';
import { Moment } from './moment.tsx';

interface MomentTextProps<Name extends string> {
  moments: Record<Name, string>;
  /** The text, with a mark in place of each time: every language puts it elsewhere. */
  text: (marks: Record<Name, string>) => string;
  timeZone?: string;
}

export function MomentText<Name extends string>({ moments, text, timeZone }: MomentTextProps<Name>) {
  const names = Object.keys(moments) as Name[];
  const marks = Object.fromEntries(names.map((name, index) => [name, `\u{E000}${index}\u{E000}`]));
  const zone = timeZone === undefined ? {} : { timeZone };
  return text(marks as Record<Name, string>)
    .split('\u{E000}')
    .map((part, place) => {
      const name = place % 2 === 0 ? undefined : names[Number(part)];
      return name === undefined ? (
        <Fragment key={place}>{part}</Fragment>
      ) : (
        <Moment key={place} at={moments[name]} {...zone} />
      );
    });
}
