import { uploadPartBytes } from '@doorstep/contract';
import { api } from '../../shared/api/api.ts';

/** Per part, for slow connections: the server allows each request about a minute. */
const partTimeoutMs = 60_000;

/**
 * Uploads a file in parts.
 * @returns its name on the server.
 * @throws the errors of `api`, or the signal's abort reason.
 */
export async function uploadAddressFile(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<string> {
  const { upload } = await api('POST /address-files', { body: { name: file.name, bytes: file.size } }, { signal });
  for (let at = 0; at < file.size;) {
    const body = file.slice(at, at + uploadPartBytes, 'application/octet-stream');
    const part = await api('PUT /address-files', { query: { upload, at }, body }, { signal, timeoutMs: partTimeoutMs });
    onProgress(part.received);
    if (part.file !== null) return part.file;
    at = part.received;
  }
  throw new Error('An upload ended before its file was whole');
}
