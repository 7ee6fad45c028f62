// The few globals that browsers and Node share and that no ECMAScript library declares. The pure packages compile
// without DOM and Node, so this is the complete list of what they may use.
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
declare const AbortSignal: { timeout(milliseconds: number): AbortSignal; any(signals: AbortSignal[]): AbortSignal };
declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}
declare class URLSearchParams {
  constructor(init?: Record<string, string> | string[][] | string);
  append(name: string, value: string): void;
  set(name: string, value: string): void;
  toString(): string;
}
declare class URL {
  constructor(url: string, base?: string);
  href: string;
  origin: string;
  pathname: string;
  search: string;
  hostname: string;
  protocol: string;
  readonly searchParams: URLSearchParams;
}
interface FetchAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  json(): Promise<unknown>;
}
declare function fetch(
  url: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string; signal?: AbortSignal },
): Promise<FetchAnswer>;
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function atob(base64: string): string;
