declare module 'virtual:messages' {
  import type { CompiledCatalogue } from '@doorstep/messages';
  export const messagesOf: Record<string, (() => Promise<{ default: CompiledCatalogue }>) | undefined>;
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
