import { ConnectionError } from '@doorstep/client';
import { createTranslator, type Translator } from '@doorstep/messages/translator';
import { messagesOf } from 'virtual:messages';

/** Files that are imported when they are needed: their texts are there before they are. */
const opened = new Set<string>();
let addTexts: (part: string) => Promise<void> = async () => {};

/** Fetches the texts of one language, of all that was opened. @throws Error when they do not come, or there are none. */
export async function loadTranslator(tag: string): Promise<Translator> {
  const first = await messagesOf[tag]?.();
  if (first === undefined) throw new Error(`the console has no texts in "${tag}"`);
  const catalogue = { ...first.default };
  const add = async (part: string) => void Object.assign(catalogue, (await first.parts[part]?.())?.default);
  // More may be opened meanwhile.
  for (let count = -1; count < opened.size;) {
    count = opened.size;
    await Promise.all(Array.from(opened, add));
  }
  addTexts = add;
  return createTranslator(tag, catalogue);
}

/**
 * Waits for a file and its texts in the language that is shown. The build puts it around every `import()`.
 * @throws ConnectionError when they do not come.
 * @public
 */
export async function withTexts<Module>(part: string, file: Promise<Module>): Promise<Module> {
  opened.add(part);
  try {
    const [module] = await Promise.all([file, addTexts(part)]);
    return module;
  } catch (cause) {
    throw new ConnectionError(`no ${part}`, { cause });
  }
}
