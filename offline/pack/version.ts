import * as v from 'valibot'

/**
 * A pack's version: three numbers, and a suffix for anything that is not a release, as in
 * `1.4.0-rc.2`.
 */
export const packVersion = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(
    /^\d+\.\d+\.\d+(?:-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*)?$/,
    'expected a version like 1.4.0',
  ),
)

const APP_VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}$/

/** The containing app's version: three numbers. */
export const appVersion = v.pipe(
  v.string(),
  v.maxLength(32),
  v.regex(APP_VERSION, 'expected an app version like 5.2.0'),
)

/**
 * Orders two app versions by their numbers: negative when `a` is older, 0 when they are the same.
 */
export function compareAppVersions(a: string, b: string): number {
  const right = versionNumbers(b)
  for (const [index, number] of versionNumbers(a).entries()) {
    const difference = number - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

// Not a schema, for speed: simulations compare millions of versions.
function versionNumbers(version: string): number[] {
  if (!APP_VERSION.test(version)) throw new RangeError(`"${version}" is no app version like 5.2.0.`)
  return version.split('.').map(Number)
}
