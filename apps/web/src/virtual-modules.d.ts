declare module 'virtual:messages' {
  import type { CompiledCatalogue } from '@doorstep/messages';
  type Loaders<Module> = Record<string, (() => Promise<Module>) | undefined>;
  interface Texts {
    default: CompiledCatalogue;
  }
  /** By language tag: the initial texts, and those of each lazily imported module. */
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
  /** A content hash of the files that the first part of `/embed.js` loads, so that none comes from a stale cache. */
  export const content: string;
}

declare module 'virtual:public-assets' {
  export const assets: {
    script: string;
    imports: string[];
    style: string;
    styleText: string;
    firstStyle: string;
    firstStyleText: string;
    font: string;
    icon: string;
    parts: Record<string, string[]>;
    texts: Record<string, Record<string, string>>;
  };
}
