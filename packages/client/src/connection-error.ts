/** No answer came at all: offline, time-out, or a connection that broke. Whether the server acted is not known. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}
