import type { insightOperations } from '@doorstep/contract/operations';
import { readInsights } from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { chartCsv } from '../present/chart-csv.ts';

export const insightHandlers: Handlers<typeof insightOperations> = {
  'GET /insights': ({ context, query }) => readInsights(context, query),
  async 'GET /insights/chart.csv'({ context, query: { chart, ...query } }) {
    return { file: chartCsv(await readInsights(context, query), chart), name: `${chart}.csv` };
  },
};
