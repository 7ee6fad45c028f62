export const uiEntry = 1;
