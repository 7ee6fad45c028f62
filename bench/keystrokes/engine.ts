/** One line of an answer, as a visitor would see it. */
export interface EngineItem {
  /** What opens it further; "" when it cannot be opened. */
  id: string;
  isContainer: boolean;
  text: string;
  /** Where it is: town, postcode. */
  description: string;
}

export interface EngineAnswer {
  items: EngineItem[];
  /** How long the engine took; over a network the way there and back is in it. */
  tookMs: number;
}

/** Something that suggests addresses while they are typed. Whatever goes wrong is thrown: a failure is no answer. */
export interface Engine {
  name: string;
  suggest(text: string, limit: number): Promise<EngineAnswer>;
  /** What is inside a container. Absent for engines that have none. */
  open?(id: string, text: string, limit: number): Promise<EngineAnswer>;
  close?(): Promise<void> | void;
}
