import { runDoorstep } from '@doorstep/testing';
import { secret, type Bed } from '../submit/bed.ts';

/** Creates the first person. @returns the session's cookies. */
export async function signIn(bed: Bed, url: string): Promise<string> {
  const { dataFolder, databaseUrl } = bed.installation.config;
  const env = { DOORSTEP_SECRET: secret, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const { stdout, stderr } = await runDoorstep(['staff', 'link'], { dataFolder, env });
  const token = stdout.trim().split('/').at(-1) ?? '';
  const answer = await fetch(`${url}/api/v1/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token,
      name: 'Olive Fictional',
      email: 'olive@example.org',
      password: 'wheelbarrow in the rain',
    }),
  });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${await answer.text()}\n${stderr}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
