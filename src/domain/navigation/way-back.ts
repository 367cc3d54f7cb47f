/** The way back from a step that completes a prerequisite (rules.md#there-and-back). */
import { addressIn, readOwnAddress } from './own-address.ts'

/** The longest address that a `from` may be. */
const LONGEST = 1_000

/**
 * Paths of the steps that complete a prerequisite, in lower case as the router compares them. A way
 * back leads to none of them, nor to anything below them.
 */
const STEPS = [
  '/authentic',
  '/binding',
  '/enroll',
  '/mycenter/personaltax',
  '/risks',
  '/cmbaddbank',
  '/cmbresult',
  '/icbc',
  '/taxdelay',
  '/deal/addbank',
]

function isStep({ pathname }: URL): boolean {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // Not encoded: no screen has such a path.
  }
  const plain = path.toLowerCase().replace(/\/+/g, '/')
  return STEPS.some((step) => plain === step || plain.startsWith(`${step}/`))
}

/**
 * A `from` as it may be followed: without a `from` of its own. Null where it is too long, no
 * address of this app, or a step itself.
 */
export function readWayBack(text: string): string | null {
  const url = text.length > LONGEST ? null : readOwnAddress(text)
  if (url === null || isStep(url)) return null
  // Deleting writes the whole query again, so it is left alone where there is nothing to delete.
  if (url.searchParams.has('from')) url.searchParams.delete('from')
  const address = addressIn(url)
  return address.length <= LONGEST ? address : null
}

/**
 * The `from` for a step that the page at this address leads to: the page itself; for a page that is
 * a step, where that one leads back to. Undefined where there is nothing to come back to.
 */
export function wayBackTo(address: string): string | undefined {
  const url = readOwnAddress(address)
  const from = url !== null && isStep(url) ? url.searchParams.get('from') : address
  return (from === null ? null : readWayBack(from)) ?? undefined
}

/**
 * Returns whether the page at this address is a step, which a further step replaces in the history.
 */
export function isWayStep(address: string): boolean {
  const url = readOwnAddress(address)
  return url !== null && isStep(url)
}
