import { createLookupClient } from '@doorstep/address-lookup';
import type { Engine, EngineAnswer } from '../engine.ts';
import { toEngineItem } from './doorstep-in-process.ts';

export function protocolServer({ url, key }: { url: string; key: string }): Engine {
  const client = createLookupClient({ url, key, timeoutMs: 10_000 });
  const find = async (query: { Text: string; Container?: string; limit: number }): Promise<EngineAnswer> => {
    const startedAt = performance.now();
    const items = await client.find({ ...query, Countries: [], language: 'en' });
    return { items: items.map(toEngineItem), tookMs: performance.now() - startedAt };
  };
  return {
    name: new URL(url).host,
    suggest: (Text, limit) => find({ Text, limit }),
    open: (Container, Text, limit) => find({ Text, Container, limit }),
  };
}
