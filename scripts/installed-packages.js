// @ts-check
// Plain JavaScript for any Node from 20 on: scripts/boot.mjs imports it before anything is installed.

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Package
 * @typedef {{ packages?: Readonly<Record<string, Package>> }} Lock
 */

/**
 * Returns whether `npm ci` has installed what the lock says: each package with its version and
 * hash, no other ones, and only optional ones missing, as binaries of other platforms are.
 * @param {Lock} lock `package-lock.json`
 * @param {Lock} installed `node_modules/.package-lock.json`, which npm writes as it ends
 */
export function isInstalled(lock, installed) {
  const wanted = lock.packages ?? {}
  const found = installed.packages ?? {}
  const same = (/** @type {Package} */ a, /** @type {Package} */ b) =>
    a.version === b.version && a.integrity === b.integrity
  const isMissing = (/** @type {[string, Package]} */ [path, it]) =>
    path !== '' && found[path] === undefined && it.optional !== true && it.devOptional !== true
  return (
    Object.entries(found).every(([path, it]) => {
      const asked = wanted[path]
      return asked !== undefined && same(asked, it)
    }) && !Object.entries(wanted).some(isMissing)
  )
}
