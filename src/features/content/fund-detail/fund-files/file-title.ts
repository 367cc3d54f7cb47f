/**
 * A paper's title without the fund's name before it: in a fund's own list, long names would leave
 * no room for what tells its papers apart. The whole title where nothing would be left, or none of
 * the names stands before it.
 */
export function shortTitle(title: string, names: readonly string[]): string {
  const longest = names
    .filter((name) => name !== '' && title.startsWith(name))
    .reduce((best, name) => (name.length > best.length ? name : best), '')
  const rest = title.slice(longest.length).trim()
  return rest === '' ? title : rest
}
