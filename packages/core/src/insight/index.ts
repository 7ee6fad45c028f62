export { addVisits, type Visits } from './insight-rows.ts';
export { readInsights } from './read-insights.ts';
