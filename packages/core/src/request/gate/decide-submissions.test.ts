import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySent, anyWorld, loadedOf, offerOf, stateOf, type Sent, type World } from './arbitrary-submissions.ts';
import { decideSubmissions, type Decision } from './decide-submissions.ts';

const runs = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 100) };

function decideAll(world: World, all: Sent[]): Decision[] {
  const offer = offerOf(world);
  return decideSubmissions(
    stateOf(world),
    all.map((sent, index) => loadedOf(offer, world, sent, index)),
  );
}

function wordOf(decision: Decision): string {
  if (decision.kind === 'saved') return decision.request.state;
  return decision.kind === 'refused' ? decision.error.code : 'duplicate';
}

/**
 * A simple model of the gate's rules: one visitor after the other, each on a copy of the state, which replaces it
 * unless the visitor is refused without a trace.
 */
function modelOf(world: World) {
  let now = {
    left: world.stock ?? Number.POSITIVE_INFINITY,
    had: { ...world.had } as Record<number, number>,
    keys: [] as number[],
    passes: [] as number[],
    // Per network: requests in ten minutes, requests without a pass today, homes today. Per visitor: homes today.
    busy: [0, 0, 0],
    unchecked: [0, 0, 0],
    ofOffer: 0,
    tried: { network: [0, 0, 0], visitor: [0, 0, 0, 0] },
    seen: [] as string[],
  };
  const max = world.unitsPerHome ?? Number.POSITIVE_INFINITY;

  return (sent: Sent): string => {
    const next = structuredClone(now);
    const { word, isKept } = decide(next, sent);
    if (isKept) now = next;
    return word;
  };

  function decide(next: typeof now, sent: Sent): { word: string; isKept: boolean } {
    const { home, network, visitor, pass, quantity } = sent;
    const refuse = (word: string) => ({ word, isKept: false });
    if (next.keys.includes(sent.key)) return refuse('duplicate');
    if (pass !== null && next.passes.includes(pass)) return refuse('human_check_rejected');
    if (pass === null) {
      if ((next.unchecked[network] ?? 0) >= 3 || next.ofOffer >= 20) return refuse('unchecked_limit_reached');
      next.unchecked[network] = (next.unchecked[network] ?? 0) + 1;
      next.ofOffer += 1;
    } else next.passes.push(pass);

    const isBusy = (next.busy[network] ?? 0) >= 20;
    if (!isBusy) next.busy[network] = (next.busy[network] ?? 0) + 1;
    let hasTriedTooMany = false;
    for (const [who, number, max] of [
      ['network', network, 200],
      ['visitor', visitor, 5],
    ] as const) {
      if (next.seen.includes(`${who} ${number} ${home}`)) continue;
      const tried = next.tried[who];
      if ((tried[number] ?? 0) >= max) hasTriedTooMany = true;
      else {
        tried[number] = (tried[number] ?? 0) + 1;
        next.seen.push(`${who} ${number} ${home}`);
      }
    }
    const isQuiet = isBusy || hasTriedTooMany;
    const isOver = (next.had[home] ?? 0) + quantity > max;
    const isShort = quantity > next.left;
    if (pass !== null) {
      if (world.allocation === 'draw') {
        if (!world.isDrawOpen) return refuse('closed');
      } else if (isShort) {
        const mayWait = sent.ifShort === 'queue' || (sent.ifShort === 'ask' && next.left <= 0);
        if (!world.hasWaitlist || !mayWait) return refuse('sold_out');
      }
      if (isOver && !isQuiet) return { word: 'already_asked', isKept: true };
    }
    next.keys.push(sent.key);
    if (pass === null || isQuiet) return { word: 'held', isKept: true };
    next.had[home] = (next.had[home] ?? 0) + quantity;
    if (world.allocation === 'draw') return { word: 'entered', isKept: true };
    if (isShort) return { word: 'waitlisted', isKept: true };
    next.left -= quantity;
    return { word: world.allocation === 'review' ? 'held' : 'accepted', isKept: true };
  }
}

test('a batch is decided as if its submissions arrived one after the other', () => {
  fc.assert(
    fc.property(anyWorld, anySent, (world, all) => {
      const model = modelOf(world);
      expect(decideAll(world, all).map(wordOf)).toEqual(all.map(model));
    }),
    runs,
  );
});

test('no batch takes more than the stock or a home’s share', () => {
  fc.assert(
    fc.property(anyWorld, anySent, (world, all) => {
      const saved = decideAll(world, all).flatMap((decision, index) => {
        const home = all[index]?.home ?? 0;
        return decision.kind === 'saved' ? [{ ...decision.request, home }] : [];
      });
      const units = (some: typeof saved) =>
        some.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
      const taking = saved.filter(({ state, hasPass }) => state === 'accepted' || (state === 'held' && hasPass));
      expect(units(taking)).toBeLessThanOrEqual(world.stock ?? Number.POSITIVE_INFINITY);
      const counting = saved.filter(({ state, hasPass }) => state !== 'held' || hasPass);
      for (const [home, its] of Map.groupBy(counting, (request) => request.home))
        expect(units(its)).toBeLessThanOrEqual(
          Math.max(0, (world.unitsPerHome ?? Number.POSITIVE_INFINITY) - (world.had[home] ?? 0)),
        );
    }),
    runs,
  );
});

test('splitting a batch anywhere changes no decision', () => {
  fc.assert(
    fc.property(anyWorld, anySent, fc.nat(), (world, all, cut) => {
      const offer = offerOf(world);
      const loaded = all.map((sent, index) => loadedOf(offer, world, sent, index));
      const state = stateOf(world);
      const end = all.length === 0 ? 0 : cut % all.length;
      const first = decideSubmissions(state, loaded.slice(0, end));
      const keys = new Map(
        first.flatMap((decision, index) => {
          const key = loaded[index]?.checked.idempotencyKey ?? '';
          const answer = { reference: '', state: 'accepted', place: null } as const;
          return decision.kind === 'saved'
            ? [[`offer ${key}`, { fingerprint: '', requestId: '', answer }] as const]
            : [];
        }),
      );
      const second = decideSubmissions({ ...state, keys }, loaded.slice(end));
      expect([...first, ...second].map(wordOf)).toEqual(decideAll(world, all).map(wordOf));
    }),
    runs,
  );
});

test('queued requests keep their order of arrival, and each is saved once', () => {
  fc.assert(
    fc.property(anyWorld, anySent, (world, all) => {
      const decisions = decideAll({ ...world, stock: 1, hasWaitlist: true, allocation: 'first-come' }, all);
      for (const [index, decision] of decisions.entries()) {
        if (decision.kind === 'saved') expect(decision.request.id).toBe(`request-${index}`);
        if (decision.kind !== 'duplicate' || !('of' in decision)) continue;
        expect(decisions.indexOf(decision.of)).toBeLessThan(index);
        expect(all[decisions.indexOf(decision.of)]?.key).toBe(all[index]?.key);
      }
    }),
    runs,
  );
});
