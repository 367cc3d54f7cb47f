// @ts-check
/**
 * How a set is named to people and to the provider (`h5_version`): the common pack's version, and each part's that differs from it, as
 * in `1.4.0+trading.1.4.1`. Plain JavaScript without imports, for hosts of any kind.
 * @param {string} version
 * @param {readonly { readonly pack: string, readonly version: string }[]} parts
 */
export function setVersion(version, parts) {
  const apart = parts.filter((it) => it.version !== version)
  return [version, ...apart.map((it) => `${it.pack}.${it.version}`)].join('+')
}
