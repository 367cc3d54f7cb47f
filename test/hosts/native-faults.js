// @ts-check
/**
 * Faults that testers can inject into a reference app's answers, to test how the page handles them.
 * The same for both engines: it handles only message texts.
 *
 * @typedef {'drop' | 'double' | 'late' | 'malform' | 'foreign' | 'slowStart'} FaultKind
 *
 * @typedef {object} InjectedFault
 * @property {FaultKind} kind
 * @property {string} method the method of the affected calls; `''` for every one
 * @property {number} ms the delay of an answer; for `slowStart`, how long after the page was opened
 *   calls are handled
 * @property {number} times how many calls are affected; 0 for all until the fault is cleared
 */

/** @type {readonly FaultKind[]} */
export const FAULT_KINDS = ['drop', 'double', 'late', 'malform', 'foreign', 'slowStart']

/** @param {number} ms @returns {Promise<void>} */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** @param {(text: string) => void} send delivers a message to the page */
export function createFaults(send) {
  /** @type {InjectedFault | null} */
  let plan = null
  let openedAt = Date.now()
  /**
   * Resolvers of dropped answers, so that they are not garbage-collected: WebKit would then answer
   * with a failure.
   * @type {unknown[]}
   */
  const kept = []

  /** @param {string} method @param {boolean} before whether the call is still to be handled */
  const match = (method, before) => {
    if (plan === null || (plan.kind === 'slowStart') !== before) return null
    if (plan.method !== '' && plan.method !== method) return null
    const fault = plan
    if (plan.times > 0) plan = plan.times === 1 ? null : { ...plan, times: plan.times - 1 }
    return fault
  }

  return {
    /** The current fault; `null` for none. */
    plan: () => plan,

    /** @param {InjectedFault | null} next */
    set(next) {
      plan = next
    },

    /** A page was opened: a slow start is measured from here. */
    opened() {
      openedAt = Date.now()
    },

    /** Resolves when the app may handle the call; `null` for at once. @param {string} method */
    before(method) {
      const fault = match(method, true)
      return fault === null ? null : pause(Math.max(0, openedAt + fault.ms - Date.now()))
    },

    /**
     * Applies the fault to an answer.
     * @param {string} method
     * @param {string} id
     * @param {string} reply
     * @returns {Promise<string>} the text to send; never settles for a dropped answer
     */
    async after(method, id, reply) {
      const fault = match(method, false)
      if (fault === null) return reply
      switch (fault.kind) {
        case 'late':
          await pause(fault.ms)
          return reply
        case 'drop':
          return new Promise((resolve) => kept.push(resolve))
        case 'double':
          setTimeout(() => send(reply), 0)
          return reply
        case 'malform':
          return JSON.stringify({ id, ok: 'yes' })
        case 'foreign':
          return JSON.stringify({ ...JSON.parse(reply), id: 'foreign-1' })
        case 'slowStart':
          return reply
      }
    },
  }
}
