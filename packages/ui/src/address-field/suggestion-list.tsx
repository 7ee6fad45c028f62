import { useEffect, useRef, type ReactNode } from 'react';
import type { AddressRow } from './address-field-state.ts';
import type { AddressFieldTexts } from './address-field-texts.ts';
import { isContainer, type MarkedRange, type Suggestion } from './address-lookup-port.ts';
import { MarkedText } from './marked-text.tsx';

type Highlighter = (suggestion: Suggestion) => { text: MarkedRange[]; description: MarkedRange[] };

export interface SuggestionListProps {
  id: string;
  rows: AddressRow[];
  active: number;
  isOpen: boolean;
  /** The rows answer an older text; the next answer is under way. */
  isUpdating: boolean;
  highlight: Highlighter;
  texts: AddressFieldTexts;
  onChoose: (row: AddressRow) => void;
}

export function rowId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox below the input. Focus stays in the input; a press on a row must not take it away. */
export function SuggestionList(props: SuggestionListProps): ReactNode {
  const { id, rows, active, isOpen, isUpdating, highlight, texts, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

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
      {rows.map((row, index) => (
        // Keys belong to the input, which keeps the focus (aria-activedescendant).
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={rowKey(row)}
          id={rowId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          part={index === active ? 'suggestion suggestion-active' : 'suggestion'}
          className={`ds-suggestion ds-suggestion--${lookOf(row)}`}
          onClick={() => onChoose(row)}
        >
          {row.kind === 'suggestion' ? (
            <SuggestionRow suggestion={row.suggestion} highlight={highlight} opensFurther={texts.opensFurther} />
          ) : (
            <span className="ds-suggestion__text">{row.kind === 'back' ? texts.back : texts.typeYourself}</span>
          )}
          {row.kind === 'back' && (
            <span className="ds-suggestion__description">
              <bdi>{row.place}</bdi>
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

interface SuggestionRowProps {
  suggestion: Suggestion;
  highlight: Highlighter;
  opensFurther: string;
}

function SuggestionRow({ suggestion, highlight, opensFurther }: SuggestionRowProps): ReactNode {
  const marks = highlight(suggestion);
  return (
    <>
      <span className="ds-suggestion__text">
        <MarkedText text={suggestion.Text} ranges={marks.text} />
      </span>{' '}
      <span className="ds-suggestion__description">
        <MarkedText text={suggestion.Description} ranges={marks.description} />
      </span>
      {isContainer(suggestion) && <span className="ds-visually-hidden"> {opensFurther}</span>}
    </>
  );
}

/** Which arrow and colour a row gets. */
function lookOf(row: AddressRow): 'back' | 'type-yourself' | 'container' | 'address' {
  if (row.kind !== 'suggestion') return row.kind;
  return isContainer(row.suggestion) ? 'container' : 'address';
}

function rowKey(row: AddressRow): string {
  return row.kind === 'suggestion' ? row.suggestion.Id : row.kind;
}
