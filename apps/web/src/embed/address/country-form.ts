import type { AddressForm } from '@doorstep/contract';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import { fetchAddressForm } from '../../shared/address/fetch-address-form.ts';

/** What mail of the typed address's country needs, asked of Doorstep. */
export class CountryForm {
  #known: (AddressForm & { country: string }) | null = null;

  /** Null while it is not known, and for an address that is not typed. */
  of({ kind, typed }: AddressEntry): AddressForm | null {
    return kind === 'typed' && this.#known?.country === typed.country ? this.#known : null;
  }

  /**
   * Whether it has been learnt just now. Without an answer the fields stay as they are, and nothing more is required.
   * @param home An address of the Doorstep that knows it.
   */
  async load({ kind, typed: { country } }: AddressEntry, home: string): Promise<boolean> {
    if (kind !== 'typed' || !/^[A-Z]{2}$/.test(country) || this.#known?.country === country) return false;
    const form = await fetchAddressForm(country, new URL(home).origin).catch(() => null);
    if (form !== null) this.#known = { ...form, country };
    return form !== null;
  }
}
