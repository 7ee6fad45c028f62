// A page made for Loqate's service: another project's client, unchanged but for its address and key.
import { Component, StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import AddressSearch from 'react-loqate';

type Address = NonNullable<Parameters<Parameters<typeof AddressSearch>[0]['onSelect']>[0]>;

class Caught extends Component<{ children: ReactNode }, { error: { Error?: string; message: string } | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const error = this.state.error as { Error?: string; message: string } | null;
    return error === null ? this.props.children : <p role="alert">{`${error.Error}: ${error.message}`}</p>;
  }
}

interface Given {
  apiUrl: string;
  apiKey: string;
  limit: number | null;
  /** The visitor's place, for nearby addresses. */
  origin: string;
}

function Page({ apiUrl, apiKey, limit, origin }: Given): ReactNode {
  const [address, setAddress] = useState<Address | null>(null);
  return (
    <>
      <AddressSearch
        locale="en-GB"
        apiUrl={apiUrl}
        apiKey={apiKey}
        countries={['GB']}
        {...(limit === null ? {} : { limit })}
        {...(origin === '' ? {} : { bias: true, origin })}
        debounce={50}
        inline
        onSelect={(chosen) => setAddress(chosen)}
      />
      <pre>{address === null ? '' : JSON.stringify(address)}</pre>
    </>
  );
}

const place = document.querySelector<HTMLElement>('#page');
if (place !== null) {
  const { apiUrl = '', apiKey = '', limit = '', origin = '' } = place.dataset;
  createRoot(place).render(
    <StrictMode>
      <Caught>
        <Page apiUrl={apiUrl} apiKey={apiKey} limit={limit === '' ? null : Number(limit)} origin={origin} />
      </Caught>
    </StrictMode>,
  );
}
