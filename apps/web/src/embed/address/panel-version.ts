/**
 * Version of the contract between the two parts of `/embed.js`. Either may come from an old browser cache: on a
 * mismatch the search counts as unavailable, and addresses are typed. Raise it with every change of
 * `AddressPanelProps`.
 */
export const panelVersion = 2;
