import type { SunkMail } from '@doorstep/testing';

/** The path of the link that confirms, out of the mail that the server sent. */
export function confirmPath({ text }: SunkMail): string {
  const [path] = /\/confirm\/[\w-]+/.exec(text) ?? [];
  if (path === undefined) throw new Error(`no link that confirms in ${text}`);
  return path;
}
