import { groupNeighbours } from '@doorstep/ui';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { AddressFieldRow } from './address-field-state.ts';
import type { AddressFieldTexts } from './address-field-texts.ts';
import { type MarkedRange, type Suggestion, isContainer } from './address-lookup-port.ts';

type Highlighter = (suggestion: Suggestion) => { text: MarkedRange[]; description: MarkedRange[] };

export interface SuggestionListProps {
  id: string;
  rows: AddressFieldRow[];
  active: number;
  isOpen: boolean;
  isUpdating: boolean;
  highlight: Highlighter;
  texts: AddressFieldTexts;
  onChoose: (row: AddressFieldRow) => void;
}

export function rowId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export function SuggestionList(props: SuggestionListProps): ReactNode {
  const { id, rows, active, isOpen, isUpdating, highlight, texts, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(rowId(id, active))}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const groups = groupNeighbours(rows, headingOf);
  const option = (row: AddressFieldRow, index: number, isGrouped: boolean): ReactNode => (
    // The input keeps the focus and handles keys (aria-activedescendant).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      key={rowKey(row)}
      id={rowId(id, index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      part={index === active ? 'suggestion suggestion-active' : 'suggestion'}
      className={`ds-suggestion ds-suggestion--${variantOf(row)}`}
      // The second click of a double click would choose a flat where the building was.
      onClick={({ detail }) => {
        if (detail < 2) onChoose(row);
      }}
    >
      {row.kind === 'suggestion' ? (
        <SuggestionRow
          suggestion={row.suggestion}
          highlight={highlight}
          opensFurther={texts.opensFurther}
          isPlaceKnown={isGrouped && !isContainer(row.suggestion)}
        />
      ) : (
        <span className="ds-suggestion__text">{plainText(row.kind, texts)}</span>
      )}
      {row.kind === 'back' && (
        <span className="ds-suggestion__description">
          <bdi>{row.place}</bdi>
        </span>
      )}
    </div>
  );

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={texts.list}
      aria-busy={isUpdating}
      hidden={!isOpen}
      part="list"
      className="ds-suggestions"
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ heading, from, members }) => {
        const options = members.map((row, at) => option(row, from + at, heading !== ''));
        if (heading === '') return options;
        const headingId = `${id}-heading-${from}`;
        return (
          <div key={headingId} role="group" aria-labelledby={headingId} className="ds-suggestions__group">
            <div id={headingId} role="presentation" part="heading" className="ds-suggestions__heading">
              <bdi>{heading}</bdi>
            </div>
            {options}
          </div>
        );
      })}
    </div>
  );
}

function headingOf(row: AddressFieldRow): string {
  return row.kind === 'suggestion' ? (row.suggestion.Group ?? '') : '';
}

function plainText(kind: Exclude<AddressFieldRow['kind'], 'suggestion'>, texts: AddressFieldTexts): string {
  switch (kind) {
    case 'back':
      return texts.back;
    case 'more':
      return texts.more;
    case 'type-yourself':
      return texts.typeYourself;
  }
}

interface SuggestionRowProps {
  suggestion: Suggestion;
  highlight: Highlighter;
  opensFurther: string;
  /** The place is in a heading above the list and is not repeated in each line. */
  isPlaceKnown: boolean;
}

function SuggestionRow({ suggestion, highlight, opensFurther, isPlaceKnown }: SuggestionRowProps): ReactNode {
  const marks = highlight(suggestion);
  return (
    <>
      <span className="ds-suggestion__text">
        <MarkedText text={suggestion.Text} ranges={marks.text} />
      </span>{' '}
      {!isPlaceKnown && (
        <span className="ds-suggestion__description">
          <MarkedText text={suggestion.Description} ranges={marks.description} />
        </span>
      )}
      {isContainer(suggestion) && <span className="ds-visually-hidden"> {opensFurther}</span>}
    </>
  );
}

function variantOf(row: AddressFieldRow): 'back' | 'more' | 'type-yourself' | 'container' | 'address' {
  if (row.kind !== 'suggestion') return row.kind;
  return isContainer(row.suggestion) ? 'container' : 'address';
}

function rowKey(row: AddressFieldRow): string {
  return row.kind === 'suggestion' ? row.suggestion.Id : row.kind;
}

/** Wraps ascending, non-overlapping ranges in `<mark>`. An address keeps its own text direction. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly MarkedRange[] }): ReactNode {
  const ends = ranges.map(({ end }) => end);
  return (
    <bdi>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index - 1] ?? 0, start)}
          <mark className="ds-mark">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </bdi>
  );
}
