import { browserEntry } from '../../../../packages/human-check/src/browser/index.ts';
import { uiEntry } from '../../../../packages/ui/src/index.ts';
export const good = [browserEntry, uiEntry];
