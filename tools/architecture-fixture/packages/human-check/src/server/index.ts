export const serverEntry = 1;
