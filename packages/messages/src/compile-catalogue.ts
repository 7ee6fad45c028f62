import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { pseudoText } from './pseudo-text.ts';

/** ICU messages by id, as written. */
export type Catalogue = Record<string, string>;
/** Ready for the translator; plain JSON, so that it can be built into a bundle without the parser. */
export type CompiledCatalogue = Record<string, CompiledMessage>;

/**
 * Parses every message once.
 * @throws Error naming the id of a message that is not valid ICU.
 */
export function compileCatalogue(catalogue: Catalogue, options: { isPseudo: boolean }): CompiledCatalogue {
  const compiled: CompiledCatalogue = {};
  for (const [id, message] of Object.entries(catalogue)) {
    try {
      compiled[id] = compileMessageOrThrow(message, options.isPseudo ? pseudoText : undefined);
    } catch (cause) {
      throw new Error(`message "${id}" is not valid ICU MessageFormat`, { cause });
    }
  }
  return compiled;
}
