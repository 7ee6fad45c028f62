export const contractEntry = 1;
