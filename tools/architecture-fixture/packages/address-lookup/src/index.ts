export const addresslookupEntry = 1;
