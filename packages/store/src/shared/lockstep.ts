// Runs the same work for many in one transaction. Each waits for nothing but the store, so that sooner or later all of
// them wait for an answer of it, or have ended: then what they have asked of one kind is asked in one statement.

/**
 * A call waits until nobody can still make one of a lower step. Rows are locked in the order of steps, and within a call
 * in the order of their names, so that no two transactions wait for each other in a circle.
 */
interface Step {
  step: number;
}

/** One kind of question. */
export interface SharedRead<Given, Answer> extends Step {
  /** @returns the answers, in the order of what was given. */
  run(given: Given[]): Promise<Answer[]>;
}

/** One kind of change, which nearly always has one outcome. */
export interface SharedWrite<Given> extends Step {
  /**
   * Sends its statements before it waits for anything.
   * @returns whether each had the usual outcome, in the order of what was given. Where it depends on another of them it
   * had not.
   */
  run(given: Given[]): Promise<boolean[]>;
}

interface Asked {
  member: number;
  call: SharedRead<unknown, unknown> | SharedWrite<unknown>;
  given: unknown;
  /** Null: nobody waits, the usual outcome was taken for granted. */
  answer: { resolve: (answer: unknown) => void; reject: (error: unknown) => void } | null;
}

/** Nothing of a transaction is kept: of these members, `membersAlone` have to be decided alone. */
export class NotShared extends Error {
  readonly membersAlone: ReadonlySet<number>;

  constructor(membersAlone: ReadonlySet<number>) {
    super('Some of these have to be decided alone');
    this.membersAlone = membersAlone;
  }
}

/** Ends the work of members of a transaction that is given up. */
class GivenUp extends Error {}

export class Lockstep {
  /** How many answers each member that has not ended waits for. */
  readonly #waiting = new Map<number, number>();
  #asked: Asked[] = [];
  #isLooking = false;
  #isCarryingOut = false;
  readonly #alone = new Set<number>();
  #failure: { error: unknown } | null = null;

  /**
   * @param work Of each member.
   * @returns what each returned.
   * @throws NotShared; the database's error, after which nobody knows who of them brought it about.
   */
  async run<T>(work: (() => Promise<T>)[]): Promise<T[]> {
    for (const member of work.keys()) this.#waiting.set(member, 0);
    const outcomes = await Promise.allSettled(
      work.map(async (each, member) => {
        try {
          return await each();
        } catch (error) {
          if (!(error instanceof GivenUp)) this.#giveUp(member);
          throw error;
        } finally {
          this.#waiting.delete(member);
          this.#look();
        }
      }),
    );
    // What the last of them took for granted is still to be done.
    if (!this.#isGivenUp) await this.#carryOut();
    if (this.#failure !== null) throw this.#failure.error;
    if (this.#alone.size > 0) throw new NotShared(this.#alone);
    return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  }

  /** @returns the answer to this member. @throws GivenUp */
  ask<Given, Answer>(member: number, call: SharedRead<Given, Answer>, given: Given): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting.set(member, (this.#waiting.get(member) ?? 0) + 1);
    this.#asked.push({ member, call, given, answer: { resolve: resolve as (answer: unknown) => void, reject } });
    this.#look();
    return promise;
  }

  /** Takes the usual outcome for granted: the member goes on, and where it was wrong nothing of the transaction is kept. */
  expect<Given>(member: number, call: SharedWrite<Given>, given: Given): void {
    this.#asked.push({ member, call, given, answer: null });
  }

  /** Until all that this member has asked is carried out: for what has to see it. @throws GivenUp */
  async catchUp(member: number): Promise<void> {
    const steps = this.#asked.filter((asked) => asked.member === member).map(({ call }) => call.step);
    if (steps.length > 0) await this.ask(member, nothingAt(Math.max(...steps)), null);
  }

  get #isGivenUp(): boolean {
    return this.#failure !== null || this.#alone.size > 0;
  }

  #giveUp(member: number): void {
    // What failed because of the database's own failure is nobody's.
    if (this.#failure === null) this.#alone.add(member);
  }

  /** Goes on once nobody can go on without an answer. */
  #look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    // After everything that is under way now has asked what it has to ask.
    process.nextTick(() => {
      this.#isLooking = false;
      if (this.#isGivenUp) this.#turnAway(this.#asked.splice(0));
      else if (!this.#isCarryingOut && this.#doAllWait) void this.#carryOut();
    });
  }

  get #doAllWait(): boolean {
    for (const answers of this.#waiting.values()) if (answers === 0) return false;
    return this.#waiting.size > 0;
  }

  /** Everything up to the lowest step that somebody waits for; nobody can ask for less after it. */
  async #carryOut(): Promise<void> {
    if (this.#asked.length === 0) return;
    let until = Infinity;
    for (const { call, answer } of this.#asked) if (answer !== null) until = Math.min(until, call.step);
    const now = this.#asked.filter(({ call }) => call.step <= until).toSorted((a, b) => a.call.step - b.call.step);
    this.#asked = this.#asked.filter(({ call }) => call.step > until);
    const calls = [...Map.groupBy(now, ({ call }) => call)];
    this.#isCarryingOut = true;
    // Asked in one order by everybody, and sent without waiting for each other's answers.
    const outcomes = await Promise.allSettled(
      calls.map(([call, asked]): Promise<unknown[]> => call.run(asked.map(({ given }) => given))),
    );
    this.#isCarryingOut = false;
    const answered = calls.flatMap(([, asked], index) => {
      const outcome = outcomes[index] as PromiseSettledResult<unknown[]>;
      if (outcome.status === 'rejected') this.#failure ??= { error: outcome.reason as unknown };
      return asked.map((one, at) => ({
        ...one,
        value: outcome.status === 'fulfilled' ? outcome.value[at] : undefined,
      }));
    });
    for (const { member, answer, value } of answered) if (answer === null && value !== true) this.#giveUp(member);
    if (this.#isGivenUp) {
      this.#turnAway([...now, ...this.#asked.splice(0)]);
      return;
    }
    for (const { member, answer, value } of answered) {
      this.#answered(member, answer);
      answer?.resolve(value);
    }
    this.#look();
  }

  #turnAway(asked: Asked[]): void {
    for (const { member, answer } of asked) {
      this.#answered(member, answer);
      answer?.reject(new GivenUp());
    }
  }

  #answered(member: number, answer: Asked['answer']): void {
    const answers = this.#waiting.get(member);
    if (answer !== null && answers !== undefined) this.#waiting.set(member, answers - 1);
  }
}

const nothingAt = (step: number): SharedRead<null, undefined> => ({
  step,
  run: (given) => Promise.resolve(given.map(() => undefined)),
});
