import type { AddressForm } from '@doorstep/contract';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import type { HostLabel } from './host-label.ts';
import type { AddressOptions } from './read-options.ts';

export interface PanelView {
  entry: AddressEntry;
  /** Changes when the page itself has set the entry: then the fields show it anew. */
  revision: number;
  options: AddressOptions;
  outsideLabel: HostLabel | null;
  /** What mail of the typed address's country needs; null while that is not known. */
  form: AddressForm | null;
  error: string;
  disabled: boolean;
}
