import { useEffect, useRef, type Dispatch } from 'react';
import type { AddressFieldEvent, AddressFieldState, Question } from './address-field-state.ts';
import type { AddressLookupPort, Suggestion, SuggestionQuery } from './address-lookup-port.ts';

export interface AddressQuestionOptions<Address> {
  lookup: AddressLookupPort<Address>;
  debounceMs: number;
  limit?: number | undefined;
  containerLimit?: number | undefined;
  countries: readonly string[];
  language: string;
  near?: { latitude: number; longitude: number } | undefined;
  onLoaded: (addresses: Address[], typedText: string) => void;
}

export function useAddressQuestions<Address>(
  state: AddressFieldState,
  dispatch: Dispatch<AddressFieldEvent>,
  options: AddressQuestionOptions<Address>,
): void {
  // A query uses the options of its time; changing the options does not repeat it.
  const latest = useRef({ options, typedText: state.typedText });
  useEffect(() => {
    latest.current = { options, typedText: state.typedText };
  });

  const question = state.phase === 'waiting' ? state.question : null;
  useEffect(() => {
    if (question === null) return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      const { options } = latest.current;
      try {
        const query = findQuery(question, options);
        const suggestions = await options.lookup.find(query, { signal: controller.signal });
        const isFull = suggestions.length >= (query.limit ?? Infinity);
        if (!controller.signal.aborted) dispatch({ kind: 'answered', number: question.number, suggestions, isFull });
      } catch (error) {
        // An abort is neither an answer nor a failure.
        const issue = options.lookup.issueOf(error);
        if (!controller.signal.aborted) dispatch({ kind: 'failed', number: question.number, issue });
      }
    };
    const waitMs = question.cause === 'typed' ? latest.current.options.debounceMs : 0;
    const timer = waitMs > 0 ? setTimeout(() => void ask(), waitMs) : undefined;
    if (timer === undefined) void ask();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, dispatch]);

  const choice = state.phase === 'retrieving' ? state.choice : null;
  useEffect(() => {
    if (choice === null) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const { options, typedText } = latest.current;
      try {
        const addresses = await options.lookup.retrieve(choice.Id, { signal: controller.signal });
        if (controller.signal.aborted) return;
        dispatch({ kind: 'address-loaded', text: chosenText(choice) });
        options.onLoaded(addresses, typedText);
      } catch (error) {
        const issue = options.lookup.issueOf(error);
        if (!controller.signal.aborted) dispatch({ kind: 'address-failed', issue });
      }
    };
    void load();
    return () => controller.abort();
  }, [choice, dispatch]);
}

function findQuery(
  question: Question,
  options: Pick<AddressQuestionOptions<unknown>, 'countries' | 'language' | 'limit' | 'containerLimit' | 'near'>,
): SuggestionQuery {
  const { countries, language, near } = options;
  const limit = question.container === null ? options.limit : (options.containerLimit ?? options.limit);
  return {
    Text: question.text,
    Countries: [...countries],
    language,
    ...(question.container === null ? {} : { Container: question.container.Id }),
    ...(limit === undefined ? {} : { limit: limit * question.times }),
    ...(near === undefined ? {} : { Origin: `${near.latitude},${near.longitude}`, Bias: true }),
  };
}

function chosenText({ Text, Description }: Suggestion): string {
  return [Text, Description].filter((part) => part !== '').join(', ');
}
