export const opened = 1;
