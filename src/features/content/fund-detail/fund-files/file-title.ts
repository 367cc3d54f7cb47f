/**
 * A document's title without the fund's name at its beginning, which leaves room for what
 * distinguishes the documents of one fund. The whole title where nothing would be left, or where it
 * begins with none of the names.
 */
export function shortTitle(title: string, names: readonly string[]): string {
  const longest = names
    .filter((name) => name !== '' && title.startsWith(name))
    .reduce((best, name) => (name.length > best.length ? name : best), '')
  const rest = title.slice(longest.length).trim()
  return rest === '' ? title : rest
}
