export const operation = 1;
