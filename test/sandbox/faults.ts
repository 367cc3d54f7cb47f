/** What a tester may make a call do instead of its work. */
export const FAULT_KINDS = ['cut', 'http500', 'slow', 'retCode'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  /** An endpoint's name, or `*` for all. */
  call: string
  kind: FaultKind
  /** How many calls are left to it; null: until cleared. */
  times: number | null
}

/** How long a slow answer takes, ms. */
export const SLOW_MS = 8_000

/** Trouble of this process. Nothing of it is in the database: a restart ends it. */
export class Faults {
  /** The provider is away: every call of the contract is cut. */
  away = false
  #list: Fault[] = []

  list(): readonly Fault[] {
    return this.#list
  }

  add(fault: Fault): void {
    this.#list = [...this.#list.filter((it) => it.call !== fault.call), fault]
  }

  clear(): void {
    this.away = false
    this.#list = []
  }

  /** The fault that hits this call, counted down. */
  take(call: string): FaultKind | null {
    const fault = this.#list.find((it) => it.call === call || it.call === '*')
    if (!fault) return null
    if (fault.times !== null) {
      fault.times -= 1
      if (fault.times <= 0) this.#list = this.#list.filter((it) => it !== fault)
    }
    return fault.kind
  }
}
