import { insightFileQuerySchema, insightQuerySchema } from '../insights.ts';
import { insightsSchema } from './insight-answers.ts';
import type { OperationTable } from './operation.ts';

const read = {
  names: { offer: 'offer' },
  action: 'requests.read',
  about: 'offers',
  errors: ['offer_not_found'],
} as const;

/** Counts for charts, of one offer or of all. */
export const insightOperations = {
  'GET /insights': {
    ...read,
    id: 'getInsights',
    summary:
      'Requests of a period in counts: by day and hour, how long they took, where they go, how long stock lasts.',
    query: insightQuerySchema,
    answer: insightsSchema,
  },
  'GET /insights/chart.csv': {
    ...read,
    id: 'exportChart',
    summary: 'The numbers of one chart, as CSV.',
    query: insightFileQuerySchema,
    answer: { file: 'text/csv; charset=utf-8' },
  },
} as const satisfies OperationTable;
