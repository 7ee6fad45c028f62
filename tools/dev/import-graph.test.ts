import { expect, it } from 'vitest';
import { createImportGraph } from './import-graph.ts';

it('all direct and indirect importers of a changed module are outdated, circular ones too, and no others', () => {
  const versions = new Map<string, number>();
  const graph = createImportGraph((url) => String(versions.get(url)));
  graph.add('main', 'routes');
  graph.add('routes', 'offer');
  graph.add('offer', 'date');
  graph.add('date', 'offer');
  graph.add('routes', 'health');
  graph.add('main', 'settings');
  expect([...graph.outdated()]).toEqual([]);
  versions.set('date', 1);
  expect([...graph.outdated()].toSorted()).toEqual(['date', 'main', 'offer', 'routes']);
  expect([...graph.modules()].toSorted()).toEqual(['date', 'health', 'offer', 'routes', 'settings']);
});
