// @ts-check
/**
 * @typedef {import('../client/boot-machine.js').BootState} BootState
 *
 * @typedef {object} BootPack a pack on the device, as a host knows it
 * @property {string} sha256
 * @property {number} release
 * @property {string} version the set's
 *
 * @typedef {{ kind: 'started' | 'confirmed' | 'rolledBack', release: number, version: string }
 *   | { kind: 'failed', release: number, version: string, reason: 'no_screen' | 'process_gone' }} BootHappening
 */

/**
 * The events of one change of `boot.json`, oldest first. Plain JavaScript without imports, for every
 * kind of host.
 * @param {BootState} before
 * @param {BootState} after
 * @param {readonly BootPack[]} packs
 * @param {'no_screen' | 'process_gone'} reason of a load that this change has failed
 * @returns {BootHappening[]}
 */
export function bootHappenings(before, after, packs, reason) {
  /** @type {BootHappening[]} */
  const found = []
  const named = (/** @type {string} */ sha256) => packs.find((pack) => pack.sha256 === sha256)
  const add = (
    /** @type {string} */ sha256,
    /** @type {(pack: { release: number, version: string }) => BootHappening} */ make,
  ) => {
    const pack = named(sha256)
    if (pack !== undefined) found.push(make({ release: pack.release, version: pack.version }))
  }
  // A load that fails is marked; one whose process has ended is gone, and its trial counts it.
  const failedNow = after.load?.failed === true && before.load?.token === after.load.token
  if (before.load !== null && !before.load.failed) {
    const { sha256 } = before.load
    const counted = (/** @type {BootState} */ { trial }) =>
      trial?.sha256 === sha256 ? trial.failures : 0
    const isBlockedNow = after.blocked.some(
      (it) => it.sha256 === sha256 && !before.blocked.some((old) => old.sha256 === it.sha256),
    )
    if (failedNow || counted(after) > counted(before) || isBlockedNow)
      add(sha256, (pack) => ({ kind: 'failed', ...pack, reason }))
  }
  for (const { sha256 } of after.blocked)
    if (!before.blocked.some((it) => it.sha256 === sha256))
      add(sha256, (pack) => ({ kind: 'rolledBack', ...pack }))
  if (after.load !== null && after.load.token !== before.load?.token)
    add(after.load.sha256, (pack) => ({ kind: 'started', ...pack }))
  for (const sha256 of after.confirmed)
    if (!before.confirmed.includes(sha256)) add(sha256, (pack) => ({ kind: 'confirmed', ...pack }))
  return found
}
