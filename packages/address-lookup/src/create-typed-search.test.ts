import { describe, expect, test } from 'vitest';
import { createTypedSearch } from './create-typed-search.ts';
import type { FindItem, FindQuery } from './protocol.ts';

const itemOf = (Text: string): FindItem => ({ Id: Text, Type: 'Address', Text, Highlight: '', Description: '' });

function searchOf(debounceMs: number, answer: (query: FindQuery) => Promise<FindItem[]>) {
  const asked: FindQuery[] = [];
  const find = (query: FindQuery): Promise<FindItem[]> => {
    asked.push(query);
    return answer(query);
  };
  return { asked, ...createTypedSearch({ lookup: { find }, debounceMs, limit: 5, Countries: ['GB'], language: 'en' }) };
}

describe('a search while the visitor types', () => {
  test('sends one query per pause, with the caller’s limit, and returns results only for the latest text', async () => {
    const { asked, search } = searchOf(1, async ({ Text }) => [itemOf(Text)]);
    const answers = await Promise.all([search('1'), search('1 e'), search('1 elm', 'street')]);
    expect(answers).toEqual([null, null, [itemOf('1 elm')]]);
    expect(asked).toEqual([{ Text: '1 elm', Container: 'street', limit: 5, Countries: ['GB'], language: 'en' }]);
  });

  test('without a pause sends every query; late answers and late failures are dropped', async () => {
    const { promise, reject } = Promise.withResolvers<FindItem[]>();
    const { asked, search } = searchOf(0, async ({ Text }) => (Text === '1' ? promise : [itemOf(Text)]));
    const answers = [search('1'), search('1 elm')];
    reject(new Error('too late'));
    expect(await Promise.all(answers)).toEqual([null, [itemOf('1 elm')]]);
    expect(asked.map(({ Text }) => Text)).toEqual(['1', '1 elm']);
  });

  test('throws the lookup’s errors, and nothing once stopped', async () => {
    const { search, stop } = searchOf(0, async () => Promise.reject(new Error('down')));
    await expect(search('1')).rejects.toThrow('down');
    const stopped = search('1 elm');
    stop();
    expect(await stopped).toBeNull();
  });
});
