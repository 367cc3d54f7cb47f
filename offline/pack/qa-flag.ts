/** How the entry page tells the pages that the screens for developers and QA open; pages read it, hosts need not. */
export const QA_META = '<meta name="h5-qa" content="on">'

/** Whether an entry page tells them so, or tries to in any other writing. */
export function saysQa(html: string): boolean {
  return /<meta\b[^>]*\bh5-qa\b/i.test(html)
}
