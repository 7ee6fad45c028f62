interface Known {
  offerId: string;
  requestId: string;
  homeId: string;
  batchId: string;
}

export function staffReads({ offerId, requestId, homeId, batchId }: Known): string[] {
  return [
    'homes',
    'homes?search=fictional017',
    'homes?search=zz1',
    `homes?offer=${offerId}`,
    `homes/${homeId}`,
    'session',
    'people',
    'open-invitations',
    'mails',
    'alarms',
    'services',
    'services/human-check',
    'webhooks',
    'offers',
    `offers/${offerId}`,
    `offers/${offerId}/movements`,
    `offers/${offerId}/decline-reasons`,
    `offers/${offerId}/entry-form`,
    'limit-groups',
    'tokens',
    'requests',
    'requests?state=held',
    'requests?search=fictional017',
    'requests/networks',
    `requests/${requestId}`,
    `requests/${requestId}/personal-data.json`,
    `requests/${requestId}/revision`,
    'batches',
    `batches/${batchId}`,
    `batches/${batchId}/parcels`,
    `batches/${batchId}/references`,
    `batches/${batchId}/files`,
    `batches/${batchId}/packers`,
    'packing',
    'returns',
  ];
}
