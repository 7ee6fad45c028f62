import type { AddressForm } from '@doorstep/contract';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import { fetchAddressForm } from '../../shared/address/fetch-address-form.ts';

/** The address format of the typed address's country, fetched from Doorstep. */
export class CountryForm {
  #known: (AddressForm & { country: string }) | null = null;

  /** Null until loaded, and for addresses that are not typed. */
  of({ kind, typed }: AddressEntry): AddressForm | null {
    return kind === 'typed' && this.#known?.country === typed.country ? this.#known : null;
  }

  /**
   * Resolves to whether a format has just been loaded. If the call fails, the fields stay as they are and require
   * nothing more.
   * @param home A URL at the Doorstep to ask.
   */
  async load({ kind, typed: { country } }: AddressEntry, home: string): Promise<boolean> {
    if (kind !== 'typed' || !/^[A-Z]{2}$/.test(country) || this.#known?.country === country) return false;
    const form = await fetchAddressForm(country, new URL(home).origin).catch(() => null);
    if (form !== null) this.#known = { ...form, country };
    return form !== null;
  }
}
