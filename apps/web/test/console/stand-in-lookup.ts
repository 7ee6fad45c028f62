// Three addresses of a made-up street, over the protocol of Find and Retrieve.
const numbers = ['12', '14', '16'];

export function lookUp(path: string, search: URLSearchParams): unknown {
  if (path.startsWith('/Capture/Interactive/Find/')) {
    return {
      Items: numbers.map((number) => ({
        Id: `a-${number}`,
        Type: 'Address',
        Text: `${number} Orchard Lane`,
        Highlight: '',
        Description: 'Little Marling, LM1 4QX',
      })),
    };
  }
  const number = search.get('Id')?.slice(2) ?? '';
  return {
    Items: [
      {
        Id: `a-${number}`,
        Line1: `${number} Orchard Lane`,
        City: 'Little Marling',
        PostalCode: 'LM1 4QX',
        CountryIso2: 'GB',
        CountryName: 'United Kingdom',
        Label: `${number} Orchard Lane\nLittle Marling\nLM1 4QX\nUNITED KINGDOM`,
        Proof: 'signed-by-the-stand-in',
      },
    ],
  };
}
