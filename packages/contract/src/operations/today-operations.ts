import type { OperationTable } from './operation.ts';
import { todaySchema } from './today-answers.ts';

/** What waits for somebody: the lanes of “Today”, and the numbers in the console’s navigation. */
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
