export const buildEntry = 1;
