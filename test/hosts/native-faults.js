// @ts-check
/**
 * What a reference app can be told to do wrong with its answers, so that QA and journeys see the page bear it. The same for both
 * engines: it only knows texts and how to send one unasked.
 *
 * @typedef {'drop' | 'double' | 'late' | 'malform' | 'foreign' | 'slowStart'} FaultKind
 *
 * @typedef {object} InjectedFault
 * @property {FaultKind} kind
 * @property {string} method of the calls that it match; `''` for every one
 * @property {number} ms how late; of a slow start, how long after the page was opened calls are taken up
 * @property {number} times how many calls it match; 0 for all until told otherwise
 */

/** @type {readonly FaultKind[]} */
export const FAULT_KINDS = ['drop', 'double', 'late', 'malform', 'foreign', 'slowStart']

/** @param {number} ms @returns {Promise<void>} */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** @param {(text: string) => void} send delivers a text to the page unasked */
export function createFaults(send) {
  /** @type {InjectedFault | null} */
  let plan = null
  let openedAt = Date.now()
  /** Answers that never come are kept: a transport that sees one collected would answer with a failure. @type {unknown[]} */
  const kept = []

  /** @param {string} method @param {boolean} before the call is taken up */
  const match = (method, before) => {
    if (plan === null || (plan.kind === 'slowStart') !== before) return null
    if (plan.method !== '' && plan.method !== method) return null
    const fault = plan
    if (plan.times > 0) plan = plan.times === 1 ? null : { ...plan, times: plan.times - 1 }
    return fault
  }

  return {
    /** What it does wrong now; `null` when it behaves. */
    plan: () => plan,

    /** @param {InjectedFault | null} next */
    set(next) {
      plan = next
    },

    /** A page was opened: a slow start counts from here. */
    opened() {
      openedAt = Date.now()
    },

    /** When the app takes the call up; `null` for at once. @param {string} method */
    before(method) {
      const fault = match(method, true)
      return fault === null ? null : pause(Math.max(0, openedAt + fault.ms - Date.now()))
    },

    /**
     * What becomes of an answer on its way to the page.
     * @param {string} method
     * @param {string} id
     * @param {string} reply
     * @returns {Promise<string>} that never settles for a dropped one
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
