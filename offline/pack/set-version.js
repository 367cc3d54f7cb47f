// @ts-check
/**
 * The version of a set, as shown to people and sent to the provider (`h5_version`): the common
 * pack's, and that of each part that differs, as in `1.4.0+trading.1.4.1`. Plain JavaScript without
 * imports, for every kind of host.
 * @param {string} version
 * @param {readonly { readonly pack: string, readonly version: string }[]} parts
 */
export function setVersion(version, parts) {
  const apart = parts.filter((it) => it.version !== version)
  return [version, ...apart.map((it) => `${it.pack}.${it.version}`)].join('+')
}
