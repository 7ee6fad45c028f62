// Runs the same work for many in one transaction. Each waits for nothing but the store, so that sooner or later all of
// them have asked it something: then what they ask of one kind is asked in one statement.

/** What a call answers that only a transaction of its own can decide: somebody else of these wants the same. */
export const alone = Symbol('alone');

/** One kind of call. */
export interface SharedCall<Given, Answer> {
  /**
   * A call waits until nobody can still make one of a lower step. Rows are locked in the order of steps, and within a call
   * in the order of their names, so that no two transactions wait for each other in a circle.
   */
  step: number;
  /** @returns the answers, in the order of what was given. */
  run(given: Given[]): Promise<(Answer | typeof alone)[]>;
}

interface Asked {
  member: number;
  call: SharedCall<unknown, unknown>;
  given: unknown;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
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
  /** How many calls of each member that has not ended wait for the others. */
  readonly #waiting = new Map<number, number>();
  #asked: Asked[] = [];
  #isLooking = false;
  #isAnswering = false;
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
    if (this.#failure !== null) throw this.#failure.error;
    if (this.#alone.size > 0) throw new NotShared(this.#alone);
    return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  }

  /** @returns the answer to this member. @throws GivenUp */
  ask<Given, Answer>(member: number, call: SharedCall<Given, Answer>, given: Given): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting.set(member, (this.#waiting.get(member) ?? 0) + 1);
    this.#asked.push({
      member,
      call,
      given,
      resolve: resolve as Asked['resolve'],
      reject,
    });
    this.#look();
    return promise;
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
      if (this.#isGivenUp) this.#turnAway();
      else if (!this.#isAnswering && [...this.#waiting.values()].every((calls) => calls > 0)) void this.#answer();
    });
  }

  #turnAway(): void {
    for (const { member, reject } of this.#asked.splice(0)) {
      this.#answered(member);
      reject(new GivenUp());
    }
  }

  async #answer(): Promise<void> {
    if (this.#asked.length === 0) return;
    const step = Math.min(...this.#asked.map(({ call }) => call.step));
    const now = this.#asked.filter(({ call }) => call.step === step);
    this.#asked = this.#asked.filter(({ call }) => call.step !== step);
    this.#isAnswering = true;
    // Asked in one order by everybody, and sent without waiting for each other's answers.
    await Promise.all([...Map.groupBy(now, ({ call }) => call)].map(([call, asked]) => this.#answerAll(call, asked)));
    this.#isAnswering = false;
    this.#look();
  }

  async #answerAll(call: SharedCall<unknown, unknown>, asked: Asked[]): Promise<void> {
    const answers = await call
      .run(asked.map(({ given }) => given))
      .catch((error: unknown) => void (this.#failure ??= { error }));
    for (const [index, { member, resolve, reject }] of asked.entries()) {
      this.#answered(member);
      const answer = answers?.[index];
      if (answer === alone) this.#giveUp(member);
      if (answers === undefined || answer === alone) reject(new GivenUp());
      else resolve(answer);
    }
  }

  #answered(member: number): void {
    const calls = this.#waiting.get(member);
    if (calls !== undefined) this.#waiting.set(member, calls - 1);
  }
}
