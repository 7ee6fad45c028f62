/** One line of an answer, as displayed. */
export interface EngineItem {
  /** Opens a container; "" for an address. */
  id: string;
  isContainer: boolean;
  text: string;
  /** Town and postcode. */
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
  /** The contents of a container. Absent for engines without containers. */
  open?(id: string, text: string, limit: number): Promise<EngineAnswer>;
  close?(): Promise<void> | void;
}
