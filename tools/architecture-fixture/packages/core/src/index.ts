export const coreEntry = 1;
