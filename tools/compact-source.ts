import type { Plugin } from 'vite';

/**
 * For bundles that Node loads: V8 keeps each module's source, with two bytes a character if one of them needs two.
 * Needs `json: { namedExports: false }`, since keys outside the BMP would become names, which have another escape.
 */
export function asciiSource(): Plugin {
  return {
    name: 'ascii-source',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code);
    },
  };
}

/** Leaves out message parts that a bundle never asks for: the console and `/embed.js` bring their own. */
export function withoutTexts(...parts: string[]): Plugin {
  const files = new RegExp(String.raw`/messages/src/[^/]+/(?:${parts.join('|')})\.ts$`);
  return {
    name: 'without-texts',
    enforce: 'pre',
    transform: {
      filter: { id: files },
      handler: (code) =>
        Array.from(code.matchAll(/^export const (\w+)/gm), ([, name]) => `export const ${name} = {};`).join('\n'),
    },
  };
}

/** An escape of a character that is not ASCII means the character. */
export function inAscii(code: string): string {
  return code.replace(/\\?[^\0-\x7F]|\\[^]/g, (found) => {
    const unit = found.charCodeAt(found.length - 1);
    return unit < 0x80 ? found : `\\u${unit.toString(16).padStart(4, '0')}`;
  });
}
