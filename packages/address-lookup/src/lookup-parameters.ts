import type { FindQuery, RetrieveQuery } from './protocol.ts';

export function findParameters(query: FindQuery, key: string): string[][] {
  const parameters = [
    ['Text', query.Text],
    ['Countries', query.Countries.join(',')],
    ['language', query.language],
    ['Key', key],
  ];
  if (query.Container !== undefined && query.Container !== '') parameters.push(['Container', query.Container]);
  if (query.limit !== undefined) parameters.push(['limit', String(query.limit)]);
  if (query.Origin !== undefined && query.Origin !== '') parameters.push(['Origin', query.Origin]);
  if (query.Bias !== undefined) parameters.push(['Bias', String(query.Bias)]);
  if (query.IsMiddleware !== undefined) parameters.push(['IsMiddleware', String(query.IsMiddleware)]);
  for (const filter of query.Filters ?? []) parameters.push(['Filters', filter]);
  if (typeof query.GeoFence === 'string') parameters.push(['GeoFence', query.GeoFence]);
  else if (query.GeoFence !== undefined) {
    const ring = query.GeoFence.map(({ longitude, latitude }) => [longitude, latitude]);
    parameters.push(['GeoFence', JSON.stringify([ring])]);
  }
  return parameters;
}

export function retrieveParameters(query: RetrieveQuery, key: string): string[][] {
  const parameters = [
    ['Id', query.Id],
    ['Key', key],
  ];
  for (const [index, format] of (query.fieldFormats ?? []).entries()) {
    parameters.push([`Field${index + 1}Format`, format]);
  }
  if (query.Source !== undefined) parameters.push(['Source', query.Source]);
  if (query.Type !== undefined) parameters.push(['Type', query.Type]);
  return parameters;
}
