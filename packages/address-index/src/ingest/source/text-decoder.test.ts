import { expect, test } from 'vitest';
import { fileDecoder } from './text-decoder.ts';

test('a letter split between two chunks is neither lost nor mistaken for another encoding', () => {
  for (const text of ['Łódź', 'улица', '本町通り', 'a😀b']) {
    const bytes = Buffer.from(text);
    for (let cut = 1; cut < bytes.length; cut++) {
      const decoder = fileDecoder(bytes, { encoding: '', country: '', name: 'x.csv' });
      const read = decoder.decode(bytes.subarray(0, cut)) + decoder.decode(bytes.subarray(cut)) + decoder.end();
      expect([read, decoder.encoding]).toEqual([text, 'utf-8']);
    }
  }
});
