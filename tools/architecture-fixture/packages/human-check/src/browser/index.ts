export const browserEntry = 1;
