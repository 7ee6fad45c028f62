export interface HelloMessage {
  doorstep: 'hello';
  theme: Theme | null;
}

export type Theme = 'light' | 'dark';

export type FrameMessage =
  | { doorstep: 'ready'; height: number }
  | { doorstep: 'height'; height: number }
  | { doorstep: 'sent'; offer: string };

/** Longer than any offer page; beyond it the frame scrolls. */
const maxHeight = 20_000;

export function readHello(data: unknown): HelloMessage | null {
  if (!isMessage(data) || data['doorstep'] !== 'hello') return null;
  const { theme } = data;
  return { doorstep: 'hello', theme: theme === 'light' || theme === 'dark' ? theme : null };
}

export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isMessage(data)) return null;
  const { doorstep, height, offer } = data;
  if (doorstep === 'sent') return typeof offer === 'string' && slugForm.test(offer) ? { doorstep, offer } : null;
  if (doorstep !== 'ready' && doorstep !== 'height') return null;
  if (typeof height !== 'number' || !(height > 0)) return null;
  return { doorstep, height: Math.min(Math.ceil(height), maxHeight) };
}

const slugForm = /^[a-z0-9-]{1,100}$/;

function isMessage(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && 'doorstep' in data;
}
