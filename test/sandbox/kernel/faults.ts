import type { RetName } from '#api/shown-ret.ts'

/** The effect that a tester may give a call instead of, or in addition to, its work. */
export type FaultKind = FaultEffect['kind']

export type FaultEffect =
  | { kind: 'cut' }
  | { kind: 'http'; status: number }
  /** The first row of each list of the answer is one that fits nothing. */
  | { kind: 'oddRow' }
  | { kind: 'retCode'; ret: RetName; message: string }
  /**
   * The whole answer comes late, or its headers at once and its body in pieces over that time;
   * null: `SLOW_MS`.
   */
  | { kind: 'slow' | 'slowBody'; ms: number | null }

export type Fault = FaultEffect & {
  /** An endpoint's name, or `*` for all. */
  call: string
  /** The number of calls that are left to it; null: until cleared. */
  times: number | null
}

/** The duration of a slow answer, ms. */
export const SLOW_MS = 8_000

/** Every call: what has a name of its own comes before it. */
export const EVERY_CALL = '*'

/** Trouble of this process. Nothing of it is in the database: a restart ends it. */
export class Faults {
  /** The provider is away: every call of the contract is cut. */
  away = false
  #list: Fault[] = []
  readonly #latency = new Map<string, number>()

  list(): readonly Fault[] {
    return this.#list
  }

  add(fault: Fault): void {
    this.#list = [...this.#list.filter((it) => it.call !== fault.call), fault]
  }

  /** Ends the faults of one call; of `*`, all faults and being away. */
  clear(call: string = EVERY_CALL): void {
    this.#list = call === EVERY_CALL ? [] : this.#list.filter((it) => it.call !== call)
    if (call === EVERY_CALL) this.away = false
  }

  /** The fault that hits this call, counted down. */
  take(call: string): FaultEffect | null {
    const fault =
      this.#list.find((it) => it.call === call) ?? this.#list.find((it) => it.call === EVERY_CALL)
    if (!fault) return null
    if (fault.times !== null) {
      fault.times -= 1
      if (fault.times <= 0) this.#list = this.#list.filter((it) => it !== fault)
    }
    return fault
  }

  /** The delay added to answers, ms by call. */
  latency(): Record<string, number> {
    return Object.fromEntries(this.#latency)
  }

  /** Adds `ms` to every answer of a call, or of `*`; 0 takes it back. */
  setLatency(call: string, ms: number): void {
    if (ms === 0) this.#latency.delete(call)
    else this.#latency.set(call, ms)
  }

  latencyFor(call: string): number {
    return this.#latency.get(call) ?? this.#latency.get(EVERY_CALL) ?? 0
  }

  /** As a new process has it. */
  reset(): void {
    this.clear()
    this.#latency.clear()
  }
}
