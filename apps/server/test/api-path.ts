import { operationList } from '@doorstep/contract/operations';

const served = new Set(operationList.map(({ path }) => path.split('/')[1]));

/** Where the console's calls of a noun are served: `batches/…` is. */
export function apiPath(path: string): string {
  return `${served.has(path.split(/[/?]/)[0]) ? '/api/v1' : '/api/staff'}/${path}`;
}
