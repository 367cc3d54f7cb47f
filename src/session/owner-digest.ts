/**
 * Names the owner of the data on a device, by a digest of their open id, so that the id itself is
 * not stored; `''` without a user. Rejects where the browser has no digests.
 */
export async function ownerDigest(openId: string): Promise<string> {
  if (openId === '') return ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(openId))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
