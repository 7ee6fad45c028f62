import type { Offer } from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import type { ConsoleTest } from './console-test.ts';

const networks = { flood: 'beef01beef01', other: 'cafe02cafe02' };

/**
 * Creates many held requests from one network, BEEF01, and two from another, CAFE02.
 * @returns the many.
 */
export async function flood(test: ConsoleTest, count = 12): Promise<{ id: string }[]> {
  const offer = await test.publish({
    slug: 'water-butt',
    title: { en: 'Water butt' },
    items: [itemInput({ isUnlimited: true })],
  });
  const ask = (from: Offer, index: number, network: string) =>
    test.visitors.ask(from, index, { input: { network, suspicions: ['busy_network'] } });
  for (const index of [98, 99]) await ask(offer, index, networks.other);
  const flooded: { id: string }[] = [];
  for (let index = 100; index < 100 + count; index += 1) flooded.push(await ask(offer, index, networks.flood));
  return flooded;
}
