const KEY = 'deviceId'

/** Of one page, where the device keeps nothing. */
let unkept: string | null = null

/**
 * Names this device in declarations that must say from which one they came. Random, made when it is
 * first needed, and read by nothing else: it follows nobody.
 */
export function deviceId(): string {
  const made = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('')
  try {
    const kept = localStorage.getItem(KEY)
    if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
    const id = made()
    localStorage.setItem(KEY, id)
    return id
  } catch {
    unkept ??= made()
    return unkept
  }
}
