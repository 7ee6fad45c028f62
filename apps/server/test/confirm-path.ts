import type { SunkMail } from '@doorstep/testing';

/** The path of the confirmation link in the server's mail. */
export function confirmPath({ text }: SunkMail): string {
  const [path] = /\/confirm\/[\w-]+/.exec(text) ?? [];
  if (path === undefined) throw new Error(`no link that confirms in ${text}`);
  return path;
}
