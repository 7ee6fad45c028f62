// `node killed-while-packing.ts PLACE OFFER`: makes a batch of an offer, and is killed in the middle of its second chunk.
import { makeBatch, type Store } from '@doorstep/core';
import { openStore } from '../src/index.ts';
import { createGate } from './gate.ts';

const [place = '', offerId = ''] = process.argv.slice(2);
const { store } = await openStore(place);
let chunks = 0;
const dying: Store = {
  ...store,
  transaction: (work) =>
    store.transaction(async (tx) => {
      chunks += 1;
      const value = await work(tx);
      if (chunks === 2) process.kill(process.pid, 'SIGKILL');
      return value;
    }),
};
const { staff } = createGate(store);
await makeBatch({ ...staff, store: dying }, { offerId, country: '', postcode: '', max: 10_000 });
