export const messagesEntry = 1;
