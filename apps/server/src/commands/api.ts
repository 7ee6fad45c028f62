import { once } from 'node:events';
import { ConnectionError, createClient, ProblemError } from '@doorstep/client';
import { operations } from '@doorstep/contract/operations';
import { CommandError } from '../command-error.ts';
import { print, textOption, textOptions, type Command, type CommandInput } from './command.ts';
import { readJson } from './read-json.ts';

/** The client without its types per operation, since an argument of the command line is known only at run time. */
interface AnyClient {
  call(key: string, input: AnyInput, options: object): Promise<unknown>;
  all(key: string, input: AnyInput): AsyncIterable<unknown>;
}
interface AnyInput {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
}

export const api: Command = {
  words: 'api',
  usage: '"METHOD /path" --server URL [--set NAME=VALUE]… [--body FILE.json] [--all] [--once KEY]',
  summary:
    'Calls an operation of the API of a server elsewhere and prints its answer, with the token in DOORSTEP_TOKEN.',
  details: [
    'The operations are those of docs/reference/api.md, named as there: doorstep api "GET /requests/:request".',
    '--set fills in a name of the path, else it goes into the query; given twice, the values are listed.',
    '--all prints every row of a list, one a line. --once is the Idempotency-Key: the same call again is done once.',
    'JSON goes to standard output, and so does a file, as it is. It needs no store and no data folder.',
  ].join('\n'),
  options: {
    server: { type: 'string' },
    set: { type: 'string', multiple: true },
    body: { type: 'string' },
    all: { type: 'boolean' },
    once: { type: 'string' },
  },
  arguments: { min: 1, max: 1 },
  async run(input) {
    const [key = ''] = input.arguments;
    if (!Object.hasOwn(operations, key))
      throw new CommandError(`There is no operation "${key}". They are named like "GET /offers/:offer".`);
    const unfit = ['body', 'once'].find((name) => input.options[name] !== undefined);
    if (key.startsWith('GET ') && unfit !== undefined)
      throw new CommandError(`--${unfit}: "${key}" only reads, and takes none.`);
    const server = readServer(textOption(input, 'server'));
    // oxlint-disable-next-line node/no-process-env -- it is no setting of a server, and a word of a command is read by others
    const token = process.env['DOORSTEP_TOKEN'] ?? '';
    if (token === '') throw new CommandError('DOORSTEP_TOKEN is missing: an API token of that server.');
    const client = createClient({ server, token, maxRetries: 3 });
    try {
      await callAndPrint(client, key, input);
    } catch (error) {
      throw explained(error, server);
    }
  },
};

async function callAndPrint(client: AnyClient, key: string, input: CommandInput): Promise<void> {
  const file = textOption(input, 'body');
  const asked = {
    ...readValues(key, textOptions(input, 'set')),
    ...(file === undefined ? {} : { body: readJson(file) }),
  };
  if (input.options['all'] === true) {
    if (!isList(key)) throw new CommandError(`--all: "${key}" answers no list that comes in parts.`);
    for await (const row of client.all(key, asked)) print(JSON.stringify(row));
    return;
  }
  const idempotencyKey = textOption(input, 'once');
  const answer = await client.call(key, asked, idempotencyKey === undefined ? {} : { idempotencyKey });
  if (!(answer instanceof Blob)) return print(JSON.stringify(answer));
  for await (const piece of answer.stream()) if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
}

function isList(key: string): boolean {
  const { answer } = operations[key as keyof typeof operations] as { answer?: { entries?: object } | null };
  return answer?.entries !== undefined && 'rows' in answer.entries && 'next' in answer.entries;
}

function readServer(given = ''): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
    throw new CommandError(
      `--server: got "${given}"; it takes the address of a server, such as https://doorstep.example.`,
    );
  return url.origin;
}

function readValues(key: string, given: string[]): AnyInput {
  const values = new Map<string, string>();
  for (const each of given) {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(each) ?? [];
    if (name === '') throw new CommandError(`--set: got "${each}"; it takes NAME=VALUE.`);
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  const names = Array.from(key.matchAll(/:(\w+)/g), ([, name = '']) => name);
  const missing = names.find((name) => (values.get(name) ?? '') === '');
  if (missing !== undefined) throw new CommandError(`--set ${missing}=… is missing: the path of "${key}" has it.`);
  const isOfPath = ([name]: [string, string]) => names.includes(name);
  return {
    params: Object.fromEntries([...values].filter(isOfPath)),
    query: Object.fromEntries([...values].filter((value) => !isOfPath(value))),
  };
}

function explained(error: unknown, server: string): unknown {
  if (error instanceof ConnectionError)
    return new CommandError(`${server} gave no whole answer. Whether it did what was asked is not known.`);
  if (!(error instanceof ProblemError)) return error;
  const { title, detail, status, errors = [] } = error.problem;
  const fields = errors.map((each) => `  ${each.field}: ${each.detail}`);
  const sentence = [...new Set([title, detail])].filter((text) => text !== '').join(' ');
  return new CommandError([`${server} answered ${status} ${error.code}. ${sentence}`.trimEnd(), ...fields].join('\n'));
}
