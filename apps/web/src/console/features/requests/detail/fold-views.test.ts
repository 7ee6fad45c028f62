import type { HistoryEntry } from '@doorstep/contract';
import { expect, it } from 'vitest';
import { foldViews } from './fold-views.ts';

const view = (actor: string, time: string) => ({ actor, at: `2026-11-28T${time}Z` }) as HistoryEntry;

it('counts a person’s readings within ten minutes of each other as one view, the latest', () => {
  const views = [
    view('Mara', '15:30:00'),
    view('Petra', '15:02:00'),
    view('Mara', '15:01:00'),
    view('Petra', '14:59:00'),
    view('Mara', '14:52:00'),
    view('Mara', '14:52:00'),
  ];
  expect(foldViews(views)).toEqual([views[0], views[1], views[2]]);
  expect(foldViews([])).toEqual([]);
});
