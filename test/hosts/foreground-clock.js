// @ts-check
/** The time between two counts of time in view, in ms. */
const TICK = 500

/**
 * Counts for how long a page's load is in view without a screen. A load counts from its first tick,
 * and a host without enough processor time counts less, never more, so that a slow machine causes
 * no failure. Returns the timer.
 * @param {Pick<import('../../offline/client/boot-store.js').BootStore, 'foreground'>} boot
 * @param {() => string} token of the load in view; `''` for none
 * @param {() => void} onBlank called when a load has shown no screen: the page must be reloaded
 */
export function countInView(boot, token, onBlank) {
  let counted = ''
  const count = async () => {
    const isFirstTick = counted !== token()
    counted = token()
    if (!isFirstTick && (await boot.foreground(counted, TICK))) onBlank()
  }
  return setInterval(() => void count(), TICK)
}
