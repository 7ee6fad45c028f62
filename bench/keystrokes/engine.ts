export interface EngineItem {
  /** Opens a container; "" for an address. */
  id: string;
  isContainer: boolean;
  text: string;
  description: string;
}

export interface EngineAnswer {
  items: EngineItem[];
  /** The engine's time, including the round trip for a remote one. */
  tookMs: number;
}

/** Suggests addresses for typed text. Failures are thrown, never returned as an answer. */
export interface Engine {
  name: string;
  suggest(text: string, limit: number): Promise<EngineAnswer>;
  open?(id: string, text: string, limit: number): Promise<EngineAnswer>;
  close?(): Promise<void> | void;
}
