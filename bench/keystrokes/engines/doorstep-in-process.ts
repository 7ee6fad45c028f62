import { foundItems, openAddressIndex, readItems } from '@doorstep/address-index';
import type { FindItem } from '@doorstep/address-lookup';
import { createFindCache } from '../../../apps/server/src/lookup/find-cache.ts';
import type { Engine, EngineAnswer } from '../engine.ts';

/** The embedded index behind the server's cache, in this process. @param folder  of its data sets. */
export function doorstepInProcess(folder: string): Engine {
  const index = openAddressIndex(folder, { secret: 'bench' });
  const cache = createFindCache();
  const find = async (text: { Text: string; Container?: string; limit: number }): Promise<EngineAnswer> => {
    const query = { ...text, Countries: [], language: 'en' };
    const startedAt = performance.now();
    const found = await cache.get(query, '', {
      ask: () => Promise.resolve({ kind: 'found', items: foundItems(index.find(query)) }),
    });
    const tookMs = performance.now() - startedAt;
    return { items: found.kind === 'found' ? readItems(found.items).map(toEngineItem) : [], tookMs };
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
