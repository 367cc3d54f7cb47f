/** Words that an address brings for the session, not for its screen (rules.md#entry-words). */

const LOGIN = ['code', 'token', 'loginState', 'source', 'appletVersion'] as const
const CAMPAIGN = ['campaignId', 'markId', 'redirectUrl'] as const
const ADVERTISING = ['clickId', 'accountId', 'planId'] as const
const CONTAINER = ['tabs'] as const

/** Every one of them that no screen has as a field of its own. */
export const ENTRY_WORDS: readonly string[] = [...LOGIN, ...CAMPAIGN, ...ADVERTISING, ...CONTAINER]

/**
 * The query without the words. `state` is also a field of screens: it is removed where it came with
 * a code, or is `asked`, the word of the pending authorization.
 */
export function withoutEntryWords(search: string, asked = ''): string {
  const query = new URLSearchParams(search)
  const state = query.get('state')
  const isOurs = state !== null && (query.has('code') || (asked !== '' && state === asked))
  const extra = [...(isOurs ? ['state'] : []), ...ENTRY_WORDS.filter((word) => query.has(word))]
  // Left as it was spelled where nothing goes.
  if (extra.length === 0) return search
  for (const word of extra) query.delete(word)
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}
