/** The text with its amounts behind `mask`. */
export function veiledText(
  { text, amounts }: { readonly text: string; readonly amounts: readonly string[] },
  mask: string,
): string {
  let veiled = ''
  let rest = text
  for (const amount of amounts) {
    const at = amount === '' ? -1 : rest.indexOf(amount)
    if (at === -1) continue
    veiled += `${rest.slice(0, at)}${mask}`
    rest = rest.slice(at + amount.length)
  }
  return veiled + rest
}
