import type { AddressForm } from '@doorstep/contract';

const asked = new Map<string, Promise<AddressForm>>();

/**
 * A country's address format, fetched once.
 * @param country ISO alpha-2.
 * @param origin Doorstep's; '' on its own pages.
 * @throws if the call fails; the next call retries.
 */
export function fetchAddressForm(country: string, origin = ''): Promise<AddressForm> {
  const url = `${origin}/api/address-forms/${country}`;
  const known = asked.get(url);
  if (known !== undefined) return known;
  const asking = request(url).catch((error: unknown) => {
    asked.delete(url);
    throw error;
  });
  asked.set(url, asking);
  return asking;
}

async function request(url: string): Promise<AddressForm> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as AddressForm;
}
