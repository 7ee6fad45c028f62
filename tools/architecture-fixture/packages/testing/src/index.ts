export const testingEntry = 1;
