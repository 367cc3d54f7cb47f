const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 20

/**
 * A new number for one intention of the user: the provider does what it names once, however often
 * it is sent (`requestNo` of fields.ts).
 */
export function newRequestNo(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  // 32 characters: each byte gives one of them as often as any other.
  return Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('')
}
