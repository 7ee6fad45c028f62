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
  export const tags: string[];
  export const firstTexts: CompiledCatalogue;
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
  export const assets: {
    script: string;
    imports: string[];
    style: string;
    styleText: string;
    font: string;
    icon: string;
    parts: Record<string, string[]>;
    texts: Record<string, Record<string, string>>;
  };
}
