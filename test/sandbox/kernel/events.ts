/** Puts a listener at its event. */
export type Hearing = () => void

/**
 * Something of a department that others have a part in, without its knowing them: they hear of it in
 * the same transaction, at once and in the order in which the server connects them. What they answer
 * goes to whoever emitted it; what they throw refuses it.
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
