import type { Draft } from '@doorstep/contract';
import type { AddressEntry } from './address-entry.ts';

const lineNames = ['line1', 'line2', 'city', 'region', 'postcode', 'country'] as const;

export function fieldsOfEntry({ kind, text, chosen, typed, unit }: AddressEntry): Draft {
  // An address without a signature is sent with a copy of its lines.
  const lines = kind !== 'typed' && chosen?.proof === '' ? chosen.copy : typed;
  return {
    'address.way': kind === 'typed' ? 'typed' : 'find',
    'address.search': text,
    'address.changing': kind !== 'chosen' && chosen !== null ? 'yes' : '',
    'address.proof': chosen?.proof ?? '',
    'address.id': chosen?.id ?? '',
    'address.unit': chosen?.id ? chosen.unit : '',
    ...Object.fromEntries(lineNames.map((name) => [`address.${name}`, lines[name]])),
    unit,
  };
}
