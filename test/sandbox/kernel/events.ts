/** Puts a listener at its event. */
export type Hearing = () => void

/**
 * An event of a department in which others have a part without its knowing them. They hear of it at
 * once, in the same transaction and in the order in which the server connects them. The emitter gets
 * their answers, and a Refusal that one of them throws.
 */
export class DepartmentEvent<It, Answer = void> {
  readonly #name: string
  readonly #listeners: ((it: It) => Answer)[] = []

  constructor(name: string) {
    this.#name = name
  }

  /** A listener, for the list of what a department hears. */
  hearing(listener: (it: It) => Answer): Hearing {
    return () => void this.#listeners.push(listener)
  }

  /** The answers of all listeners. An event that no department hears is a mistake of ours. */
  emit(it: It): readonly Answer[] {
    if (this.#listeners.length === 0) throw new Error(`No department hears of ${this.#name}`)
    return this.#listeners.map((listener) => listener(it))
  }
}
