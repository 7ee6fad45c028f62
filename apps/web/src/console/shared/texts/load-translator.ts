import { ConnectionError } from '@doorstep/client';
import { createTranslator, type Translator } from '@doorstep/messages/translator';
import { messagesOf } from 'virtual:messages';

/** Lazily imported modules; their texts load before they run. */
const opened = new Set<string>();
let addTexts: (part: string) => Promise<void> = async () => {};

/**
 * Loads a language's texts for everything opened so far.
 * @throws Error if they fail to load or do not exist.
 */
export async function loadTranslator(tag: string): Promise<Translator> {
  const first = await messagesOf[tag]?.();
  if (first === undefined) throw new Error(`the console has no texts in "${tag}"`);
  const catalogue = { ...first.default };
  const add = async (part: string) => void Object.assign(catalogue, (await first.parts[part]?.())?.default);
  // More modules may be opened in the meantime.
  for (let count = -1; count < opened.size;) {
    count = opened.size;
    await Promise.all(Array.from(opened, add));
  }
  addTexts = add;
  return createTranslator(tag, catalogue);
}

/**
 * Waits for a module and its texts in the current language. The build wraps every `import()` in it.
 * @throws ConnectionError if either fails to load.
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
