// @ts-check
// Plain JavaScript for any Node from 20 on: scripts/boot.mjs imports it before anything is installed.

/**
 * @typedef {{ dependencies?: Readonly<Record<string, string>>, devDependencies?: Readonly<Record<string, string>>, optional?: boolean, link?: boolean }} Package
 * @typedef {{ packages?: Readonly<Record<string, Package>> }} Lock
 */

/**
 * The folders into which npm puts what a lock's root needs, workspaces left out; optional packages,
 * which other platforms may not have, are left out too.
 * @param {Lock} lock `package-lock.json`
 * @returns {string[]} `node_modules/...`
 */
export function foldersOfApp({ packages = {} }) {
  /** @type {Set<string>} */
  const found = new Set()
  const waiting = ['']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies, devDependencies = {} } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...(path === '' ? devDependencies : {}) })) {
      const folder = resolved(packages, path, name)
      if (folder === null || found.has(folder)) continue
      found.add(folder)
      waiting.push(folder)
    }
  }
  return [...found]
}

/**
 * The folder of a package as Node finds it from another one; null of one that is optional.
 * @param {Readonly<Record<string, Package>>} packages
 * @param {string} from
 * @param {string} name
 */
function resolved(packages, from, name) {
  for (
    let place = from;
    ;
    place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))
  ) {
    const folder = `${place === '' ? '' : `${place}/`}node_modules/${name}`
    const it = packages[folder]
    if (it !== undefined) return it.optional === true ? null : folder
    if (place === '') return null
  }
}

/**
 * All folders of a lock, for an installation of everything.
 * @param {Lock} lock
 */
export const foldersOfAll = ({ packages = {} }) =>
  Object.entries(packages).flatMap(([path, { optional, link }]) =>
    path.startsWith('node_modules/') && optional !== true && link !== true ? [path] : [],
  )

/**
 * A line of how far a run has come; the time left is as the time so far was.
 * @param {{ done: number, of: number, things: string, ms: number }} run
 */
export function progressLine({ done, of, things, ms }) {
  const share = of === 0 ? 100 : Math.floor((100 * done) / of)
  const left = done === 0 || done >= of ? '' : `, about ${spoken((ms / done) * (of - done))} left`
  return `-- ${share} %: ${done} of ${of} ${things}${left}`
}

/** @param {number} ms */
const spoken = (ms) =>
  ms < 90_000 ? `${Math.ceil(ms / 1_000)} s` : `${Math.round(ms / 60_000)} min`
