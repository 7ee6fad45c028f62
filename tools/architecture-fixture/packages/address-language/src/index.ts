export const addresslanguageEntry = 1;
