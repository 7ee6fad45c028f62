export const storeEntry = 1;
