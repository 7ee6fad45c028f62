export interface EmbedFrame {
  /** Null: the device's preference. */
  theme: 'light' | 'dark' | null;
  /** Such as `#1f6f4a`, instead of the organisation's colour; null: the organisation's. */
  accent: string | null;
  /** Origins of the sites that may frame offers; messages go to no other origin. */
  parents: string[];
  /** False for a receipt in a frame without cookies: its actions open in a separate tab. */
  keepsReceipt: boolean;
}

/** The query of the frame's addresses. */
export function embedQuery({ theme, accent }: Pick<EmbedFrame, 'theme' | 'accent'>): string {
  const look = [theme === null ? '' : `&theme=${theme}`, accent === null ? '' : `&accent=${accent.slice(1)}`];
  return `embed${look.join('')}`;
}
