import type { WalkClient } from './clients.ts';
import { beginningsOf, type Goal } from './goal.ts';
import type { Walk } from './walk.ts';

export interface Tally {
  client: string;
  beginning: string;
  walks: number;
  reached: number;
  levels: number[];
  detours: number;
  missed: string[];
}

/** Walks to every goal with every client and beginning. @param isWanted Selects walks; all by default. */
export async function walkAll(
  walk: (client: WalkClient, goal: Goal, typed: string) => Promise<Walk>,
  { clients, goals }: { clients: readonly WalkClient[]; goals: readonly Goal[] },
  isWanted: (beginning: string, at: number) => boolean = () => true,
): Promise<Tally[]> {
  const tallies = new Map<string, Tally>();
  for (const client of clients) {
    for (const [at, goal] of goals.entries()) {
      for (const { kind, text } of beginningsOf(goal)) {
        if (!isWanted(kind, at)) continue;
        const { isReached, levels, detours } = await walk(client, goal, text);
        const tally = tallyOf(tallies, client.name, kind);
        tally.walks += 1;
        tally.detours += detours;
        if (isReached) {
          tally.reached += 1;
          tally.levels.push(levels);
        } else tally.missed.push(`${text} → ${Object.values(goal).filter(Boolean).join(', ')}`);
      }
    }
  }
  return [...tallies.values()];
}

function tallyOf(tallies: Map<string, Tally>, client: string, beginning: string): Tally {
  const key = `${client} ${beginning}`;
  let tally = tallies.get(key);
  if (tally === undefined) {
    tally = { client, beginning, walks: 0, reached: 0, levels: [], detours: 0, missed: [] };
    tallies.set(key, tally);
  }
  return tally;
}
