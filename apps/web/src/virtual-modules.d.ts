declare module 'virtual:messages' {
  import type { CompiledCatalogue } from '@doorstep/messages';
  type Loaders<Module> = Record<string, (() => Promise<Module>) | undefined>;
  interface Texts {
    default: CompiledCatalogue;
  }
  /** By language tag: what is there from the start, and what comes with each file that is imported later. */
  export const messagesOf: Loaders<Texts & { parts: Loaders<Texts> }>;
}

declare module 'virtual:embedded-texts' {
  import type { CompiledCatalogue } from '@doorstep/messages';
  /** Of every language that has texts. */
  export const tags: string[];
  /** What is said before a language's texts have come, and without them. */
  export const firstTexts: CompiledCatalogue;
  /** Where they are built in: every text of a language, by the name of its file. */
  export const textFiles: Record<
    string,
    (() => Promise<{ default: { direction: 'ltr' | 'rtl'; catalogue: CompiledCatalogue } }>) | undefined
  >;
}

declare module 'virtual:embedded-files' {
  /** Of the files that the first part of `/embed.js` fetches: by it no older one is taken out of a cache. */
  export const content: string;
}

declare module 'virtual:public-assets' {
  /** Addresses of the built files of the public pages. */
  export const assets: {
    script: string;
    /** What the script imports before it runs. */
    imports: string[];
    style: string;
    /** What stands in `style`. */
    styleText: string;
    font: string;
    icon: string;
    /** By part of the pages: its script, and what that imports. */
    parts: Record<string, string[]>;
    /** By language tag and part. */
    texts: Record<string, Record<string, string>>;
  };
}
