import { insightFileQuerySchema, insightQuerySchema } from '../insights.ts';
import { insightsSchema } from './insight-answers.ts';
import type { OperationTable } from './operation.ts';
import { todaySchema } from './today-answers.ts';

const read = {
  names: { offer: 'offer' },
  action: 'requests.read',
  about: 'offers',
  errors: ['offer_not_found'],
} as const;

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

export const todayOperations = {
  'GET /today': {
    id: 'getToday',
    summary:
      'How much waits to be decided, answered, packed and delivered, and what came in 28 days. Nothing personal.',
    action: 'offers.read',
    about: 'offers',
    answer: todaySchema,
  },
} as const satisfies OperationTable;
