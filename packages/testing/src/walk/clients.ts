// How each client of the lookup protocol queries, expressed by its parameters; the walker uses nothing else.

export interface WalkItem {
  Id: string;
  Type: string;
  Text: string;
  Description: string;
}

export interface WalkClient {
  name: string;
  findPath: string;
  retrievePath: string;
  parameters(typed: string, container: WalkItem | null): Record<string, string>;
}

/** Opens a container with the container's text. From recorded requests (`SOURCE=PCA-SCRIPT`). */
const loqateScript: WalkClient = {
  name: 'Loqate’s script, limit 7',
  findPath: 'Find/v1.00/json3ex.ws',
  retrievePath: 'Retrieve/v1.00/json3ex.ws',
  parameters: (typed, container) => ({
    Text: container?.Text ?? typed,
    Container: container?.Id ?? '',
    Origin: '',
    Countries: '',
    Datasets: '',
    Limit: '7',
    Filter: '',
    Language: 'en',
    $block: 'true',
    $cache: 'true',
    SOURCE: 'PCA-SCRIPT',
    SESSION: '559d7606-5e08-4beb-1db9-0e1882fbd73e',
  }),
};

/** The npm package, which opens a container with the text typed before. */
function reactLoqate(limit: number | null): WalkClient {
  return {
    name: `react-loqate, ${limit === null ? 'no limit' : `limit ${limit}`}`,
    findPath: 'Find/v1.10/json3.ws',
    retrievePath: 'Retrieve/v1.2/json3.ws',
    parameters: (typed, container) => ({
      Text: typed,
      Countries: '',
      language: 'en',
      Origin: '',
      Bias: 'false',
      ...(container === null ? {} : { Container: container.Id }),
      ...(limit === null ? {} : { limit: String(limit) }),
    }),
  };
}

const ownPage: WalkClient = {
  name: 'our page',
  findPath: 'Find/v1.20/json6.ws',
  retrievePath: 'Retrieve/v1.30/json6.ws',
  parameters: (typed, container) => ({
    Text: typed.trim(),
    Countries: '',
    language: 'en',
    ...(container === null ? {} : { Container: container.Id }),
    limit: container === null ? '7' : '200',
  }),
};

export const walkClients: readonly WalkClient[] = [
  loqateScript,
  reactLoqate(5),
  reactLoqate(10),
  reactLoqate(null),
  ownPage,
];
