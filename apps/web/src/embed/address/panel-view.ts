import type { AddressForm } from '@doorstep/contract';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import type { HostLabel } from './host-label.ts';
import type { AddressOptions } from './read-options.ts';

export interface PanelView {
  entry: AddressEntry;
  /** Changes when the page itself sets the entry, so that the fields show it. */
  revision: number;
  options: AddressOptions;
  outsideLabel: HostLabel | null;
  /** The typed country's address format; null while unknown. */
  form: AddressForm | null;
  error: string;
  disabled: boolean;
}
