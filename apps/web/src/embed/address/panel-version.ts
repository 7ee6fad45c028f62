/**
 * Of what the two parts of `/embed.js` expect of each other. Either may be an older one out of a browser's cache: with
 * another version the search counts as out of reach, and addresses are typed. Raise it with every change of
 * `AddressPanelProps`.
 */
export const panelVersion = 2;
