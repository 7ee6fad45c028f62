export const addressindexEntry = 1;
