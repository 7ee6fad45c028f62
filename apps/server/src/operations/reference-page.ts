// The OpenAPI document as one readable page: without scripts, and without anything of a third party.
import { escapeHtml } from '../mail/mail-html.ts';
import type { JsonSchema } from './json-schema.ts';

/** What the page needs of the document. */
export interface ApiDocument {
  info: { description: string };
  paths: Record<string, Record<string, DescribedOperation>>;
  webhooks: Record<string, { post: DescribedOperation }>;
  components: { schemas: Record<string, JsonSchema> };
}

interface Content {
  [type: string]: { schema?: JsonSchema; example?: unknown };
}

interface DescribedOperation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
}

export function referencePage({ info, paths, webhooks, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      heading: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
  // "/api/v1/offers/{offer}/publish" belongs to "offers".
  const groups = [...Map.groupBy(operations, ({ path }) => path.split('/')[3] ?? '')].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const events = Object.entries(webhooks).map(([name, { post }]) => ({ heading: name, operation: post }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of Doorstep</title>
<link rel="icon" href="data:,">
<style>${referenceLook}</style>
</head>
<body>
<header>
<h1>The API of Doorstep</h1>
<p>${inline(info.description)} A program sends its token as <code>Authorization: Bearer dst_…</code>.</p>
<p>The same as a document for tools: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
</header>
<nav aria-label="Contents">
${groups.map(([group, those]) => contents(group, those)).join('\n')}
${contents('Events of webhooks', events)}
</nav>
<main>
${groups.map(([group, those]) => section(group, those)).join('\n')}
${section('Events of webhooks', events)}
<section>
<h2 id="types">Types</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => `<h3 id="${name}"><code>${name}</code></h3>\n<pre>${shapeOf(schema)}</pre>`)
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

interface Entry {
  heading: string;
  operation: DescribedOperation;
}

const contents = (group: string, entries: readonly Entry[]): string =>
  `<details><summary>${titleOf(group)}</summary>\n<ul>${entries
    .map(
      ({ heading, operation }) =>
        `<li><a href="#${operation.operationId}"><code>${escapeHtml(heading)}</code></a></li>`,
    )
    .join('')}</ul></details>`;

const section = (group: string, entries: readonly Entry[]): string =>
  `<section>\n<h2>${titleOf(group)}</h2>\n${entries.map(article).join('\n')}\n</section>`;

/** "limit-groups" as "Limit groups". */
const titleOf = (group: string): string =>
  escapeHtml(group.charAt(0).toUpperCase() + group.slice(1).replaceAll('-', ' '));

function article({ heading, operation }: Entry): string {
  const { operationId, summary, description = '', parameters = [], requestBody, responses } = operation;
  const good = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  const bad = Object.entries(responses).filter(([status]) => !/^[23]/.test(status));
  return [
    `<article>`,
    `<h3 id="${operationId}"><code>${escapeHtml(heading)}</code></h3>`,
    `<p>${inline(summary)}</p>`,
    description === '' ? '' : `<p class="quiet">${inline(description)}</p>`,
    parameters.length === 0
      ? ''
      : `<dl>${parameters
          .map(
            ({ name, in: place, required, description: words = '', schema }) =>
              `<dt><code>${escapeHtml(name)}</code> <span class="quiet">${place}${required === true ? ', needed' : ''}</span></dt>` +
              `<dd><code>${shapeOf(schema)}</code> ${inline(words)}</dd>`,
          )
          .join('')}</dl>`,
    contentOf('Body', requestBody?.content),
    ...good.map(([status, { content }]) => contentOf(`Answer ${status}`, content) || `<h4>Answer ${status}</h4>`),
    bad.length === 0
      ? ''
      : `<p class="quiet">Errors: ${bad.map(([status, { description: words = '' }]) => `<b>${status}</b> ${inline(words)}`).join('; ')}</p>`,
    `</article>`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const contentOf = (title: string, content: Content = {}): string =>
  Object.entries(content)
    .map(([type, { schema, example }]) =>
      [
        `<h4>${title} <span class="quiet">${escapeHtml(type)}</span></h4>`,
        schema === undefined ? '' : `<pre>${shapeOf(schema)}</pre>`,
        example === undefined
          ? ''
          : `<p class="quiet">Example</p>\n<pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`,
      ].join('\n'),
    )
    .join('\n');

/** Text with `code` in it. */
const inline = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** A JSON Schema as a type, with links to the named ones. */
function shapeOf(schema: JsonSchema, indent = ''): string {
  const { $ref, const: only, enum: several, type, items, properties, additionalProperties, required = [] } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#${name}">${name}</a>`;
  }
  if ('const' in schema) return escapeHtml(JSON.stringify(only));
  if (Array.isArray(several)) return escapeHtml(several.map((value) => JSON.stringify(value)).join(' | '));
  for (const [word, sign] of [
    ['anyOf', ' | '],
    ['oneOf', ' | '],
    ['allOf', ' & '],
  ] as const) {
    const parts = schema[word];
    if (Array.isArray(parts)) return (parts as JsonSchema[]).map((part) => shapeOf(part, indent)).join(sign);
  }
  if (Array.isArray(type)) return type.map((each) => shapeOf({ ...schema, type: each as string }, indent)).join(' | ');
  if (type === 'array') return `(${shapeOf((items ?? {}) as JsonSchema, indent)})[]`;
  if (type !== 'object') return typeof type === 'string' ? type : 'any';
  const inner = `${indent}  `;
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, field]) =>
      `${inner}${escapeHtml(name)}${(required as string[]).includes(name) ? '' : '?'}: ${shapeOf(field, inner)}`,
  );
  if (typeof additionalProperties === 'object')
    fields.push(`${inner}[name]: ${shapeOf(additionalProperties as JsonSchema, inner)}`);
  return fields.length === 0 ? 'object' : `{\n${fields.join('\n')}\n${indent}}`;
}

export const referenceLook = `
:root { color-scheme: light dark; --page: #faf7f2; --text: #2b2622; --quiet: #655b51; --line: #e5ddd2; --raised: #fff; --accent: #2f6253; }
@media (prefers-color-scheme: dark) { :root { --page: #191613; --text: #f2ece4; --quiet: #bdb2a5; --line: #3d362f; --raised: #221e1a; --accent: #92c9b4; } }
body { margin: 0 auto; padding: 1rem; max-inline-size: 60rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4 { line-height: 1.25; }
h2 { margin-block-start: 3rem; padding-block-end: .25rem; border-block-end: 1px solid var(--line); }
h3 { margin-block: 2.5rem .5rem; font-size: 1.0625rem; }
h4 { margin-block: 1rem .25rem; font-size: .9375rem; }
h3:target { outline: 2px solid var(--accent); outline-offset: .25rem; }
p { margin-block: .25rem; }
a { color: var(--accent); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
h3 code { font-size: 1rem; font-weight: 700; }
pre { margin: .25rem 0; padding: .75rem; white-space: pre-wrap; background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; }
nav ul { margin: .25rem 0 .75rem; padding-inline-start: 1.25rem; }
nav summary { padding-block: .25rem; font-weight: 600; cursor: pointer; }
dl { margin-block: .5rem; }
dd { margin: 0 0 .5rem 1rem; }
.quiet { color: var(--quiet); font-size: .875rem; }
`;
