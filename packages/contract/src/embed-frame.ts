export interface EmbedFrame {
  theme: 'light' | 'dark' | null;
  /** Such as `#1f6f4a`, in the place of the organisation's; null: the organisation's. */
  accent: string | null;
  /** Origins of the sites that may show offers in a frame: nobody else is told anything. */
  parents: string[];
  /** False for a receipt whose frame keeps no cookie: whatever is done with it is done in a tab of its own. */
  keepsReceipt: boolean;
}

/** What the addresses of a frame have in their query. */
export function embedQuery({ theme, accent }: Pick<EmbedFrame, 'theme' | 'accent'>): string {
  const look = [theme === null ? '' : `&theme=${theme}`, accent === null ? '' : `&accent=${accent.slice(1)}`];
  return `embed${look.join('')}`;
}
