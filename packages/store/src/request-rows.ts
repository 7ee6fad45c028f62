import type { Address, Assurance, HoldReason, RequestSource, RequestState } from '@doorstep/contract';
import { type ExportedRequest, type RequestLine, type ServiceRequest, personMarks } from '@doorstep/core';
import type { Database, Tables } from '@doorstep/database';
import type { Insertable, Selectable } from 'kysely';
import { networkWord, personWords, searchWords } from './search-words.ts';

export type RequestRow = Selectable<Tables['request']>;

export function toRequestRow(request: ServiceRequest): Insertable<Tables['request']> {
  const { contact, address } = request;
  return {
    id: request.id,
    reference: request.reference,
    secret_hash: request.secretHash,
    offer_id: request.offerId,
    offer_version: request.offerVersion,
    state: request.state,
    has_pass: Number(request.hasPass),
    hold_reasons: JSON.stringify(request.holdReasons),
    contact: JSON.stringify(contact),
    answers: JSON.stringify(request.answers),
    address: JSON.stringify(address),
    assurance: request.assurance,
    check_provider: request.checkProvider,
    source: request.source,
    language: request.language,
    network: request.network,
    queue_number: request.queueNumber,
    place_id: request.collection?.place ?? null,
    collection_code: request.collection?.code ?? null,
    ready_notified_at: request.collection?.readyNotifiedAt ?? null,
    search_text: [
      ...searchWords(searchedText(request)),
      ...personWords(personMarks(contact)),
      networkWord(request.network),
    ].join(' '),
    sort_name: contact.name.toLowerCase(),
    sort_postcode: address.postcode.toLowerCase(),
    received_at: request.receivedAt,
    accepted_at: request.acceptedAt,
    updated_at: request.updatedAt,
  };
}

function searchedText({ reference, contact, address }: ServiceRequest): string {
  const { name, email, phone } = contact;
  return [reference, name, email, phone, ...address.lines, address.unit, address.postcode].join(' ');
}

export function toLineRows(requestId: string, lines: ServiceRequest['lines']): Insertable<Tables['request_line']>[] {
  return lines.map(({ itemId, quantity }) => ({ request_id: requestId, item_id: itemId, quantity }));
}

export function toHomeRows(requestId: string, homeIds: string[]): Insertable<Tables['request_home']>[] {
  return homeIds.map((homeId) => ({ request_id: requestId, home_id: homeId }));
}

/**
 * The columns of an export. Each costs time in every row, and the search columns are longer than all others together.
 */
export const exportedColumns = [
  'id',
  'reference',
  'offer_id',
  'state',
  'hold_reasons',
  'contact',
  'answers',
  'address',
  'assurance',
  'check_provider',
  'source',
  'language',
  'network',
  'place_id',
  'collection_code',
  'ready_notified_at',
  'received_at',
  'accepted_at',
  'erased_at',
] as const;
export type ExportedRow = Pick<RequestRow, (typeof exportedColumns)[number]>;

export function toExportedRequest(row: ExportedRow, lines: RequestLine[]): ExportedRequest {
  return {
    id: row.id,
    reference: row.reference,
    offerId: row.offer_id,
    state: row.state as RequestState,
    // Most requests have none.
    holdReasons: row.hold_reasons === '[]' ? [] : (JSON.parse(row.hold_reasons) as HoldReason[]),
    lines,
    contact: JSON.parse(row.contact) as ServiceRequest['contact'],
    answers: row.answers === '{}' ? {} : (JSON.parse(row.answers) as ServiceRequest['answers']),
    address: JSON.parse(row.address) as Address,
    assurance: row.assurance as Assurance,
    checkProvider: row.check_provider,
    source: row.source as RequestSource,
    language: row.language,
    network: row.network,
    collection:
      row.place_id === null
        ? null
        : { place: row.place_id, code: row.collection_code ?? '', readyNotifiedAt: row.ready_notified_at },
    receivedAt: row.received_at,
    acceptedAt: row.accepted_at,
    erasedAt: row.erased_at,
  };
}

export function changedRequests({ db, dialect }: Pick<Database, 'db' | 'dialect'>) {
  return db.updateTable('request').set({ changed_at: dialect.clock });
}
