import { openAddressIndex } from '@doorstep/address-index';
import type { FindItem } from '@doorstep/address-lookup';
import type { Engine, EngineAnswer } from '../engine.ts';

/** The embedded index, called in this process. @param folder of its data sets. */
export function doorstepInProcess(folder: string): Engine {
  const index = openAddressIndex(folder, { secret: 'bench' });
  const find = (query: { Text: string; Container?: string; limit: number }): Promise<EngineAnswer> => {
    const startedAt = performance.now();
    const items = index.find({ ...query, Countries: [], language: 'en' });
    const tookMs = performance.now() - startedAt;
    return Promise.resolve({ items: items.map(toEngineItem), tookMs });
  };
  return {
    name: 'Doorstep, in process',
    suggest: (Text, limit) => find({ Text, limit }),
    open: (Container, Text, limit) => find({ Text, Container, limit }),
    close: () => index.close(),
  };
}

export function toEngineItem({ Id, Type, Text, Description }: FindItem): EngineAnswer['items'][number] {
  return { id: Id, isContainer: Type !== 'Address', text: Text, description: Description };
}
