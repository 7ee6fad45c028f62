import { createTranslator, type Translator } from '@doorstep/messages/translator';
import { messagesOf } from 'virtual:messages';

/** Fetches the texts of one language. @throws Error when they do not come, or there are none. */
export async function loadTranslator(tag: string): Promise<Translator> {
  const catalogue = await messagesOf[tag]?.();
  if (catalogue === undefined) throw new Error(`the console has no texts in "${tag}"`);
  return createTranslator(tag, catalogue.default);
}
