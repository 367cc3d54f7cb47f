import { createHash } from 'node:crypto'

/** A number for an order that the sandbox makes by itself: the same each time. */
export function madeApplyNo(...parts: string[]): string {
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 24).toUpperCase()
}
