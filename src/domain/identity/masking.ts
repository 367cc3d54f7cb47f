/** Returns how personal figures are masked for display: rules.md#masking. */

/** First 3 and last 4 digits with four stars between; empty when under 11 characters. */
export function maskPhone(phone: string): string {
  return phone.length < 11 ? '' : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/**
 * Keeps the first and last character. A name of two characters gets one star between them, for a
 * mask that shows the name as it is would be none. Counts code points, for rare characters take two
 * UTF-16 units.
 */
export function maskName(name: string): string {
  const characters = Array.from(name)
  const first = characters[0]
  const last = characters[characters.length - 1]
  if (first === undefined || last === undefined || characters.length === 1) return name
  return `${first}${'*'.repeat(Math.max(1, characters.length - 2))}${last}`
}

/**
 * First 3 and last 4 characters; empty when under 18 characters, so that no shorter document is
 * shown in clear.
 */
export function maskNationalId(id: string): string {
  return id.length < 18 ? '' : `${id.slice(0, 3)}${'*'.repeat(id.length - 7)}${id.slice(-4)}`
}

/** Groups a card number (or a masked one) in fours: `6222 0000 0000 0000 123`. */
export function groupCard(card: string): string {
  return card.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}

/** The last four characters of a card number, for "尾号". Empty when under four. */
export function cardTail(card: string): string {
  const bare = card.replace(/\s/g, '')
  return bare.length < 4 ? '' : bare.slice(-4)
}

/** Everything but the last four starred, grouped in fours. Empty when under eight characters. */
export function maskCard(card: string): string {
  const bare = card.replace(/\s/g, '')
  return bare.length < 8 ? '' : groupCard(`${'*'.repeat(bare.length - 4)}${bare.slice(-4)}`)
}
