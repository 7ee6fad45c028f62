declare module 'virtual:messages' {
  import type { CompiledCatalogue } from '@doorstep/messages';
  /** By language tag. */
  export const messagesOf: Record<string, (() => Promise<{ default: CompiledCatalogue }>) | undefined>;
}

declare module 'virtual:page-texts' {
  import type { CompiledCatalogue } from '@doorstep/messages';
  type Texts = () => Promise<{ default: CompiledCatalogue }>;
  /** By language tag and part of the pages. */
  export const textsOf: Record<string, Record<string, Texts> | undefined>;
}

declare module 'virtual:embedded-texts' {
  import type { CompiledCatalogue } from '@doorstep/messages';
  /** By language tag. */
  export const embeddedTexts: Record<string, CompiledCatalogue>;
}

declare module 'virtual:embedded-texts/first' {
  /** By language tag and id. */
  export const firstTexts: Record<string, Record<string, string> | undefined>;
}

declare module 'virtual:panel-address' {
  /** Of the second part of `/embed.js`, seen from the first. */
  export const panelAddress: string;
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
