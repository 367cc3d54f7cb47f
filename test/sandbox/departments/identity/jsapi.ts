import { createHash, randomBytes } from 'node:crypto'
import type { World } from '#test/sandbox/kernel/world.ts'

/** The messaging app's id of this product. Invented. */
export const JSAPI_APP = 'wx0sandbox0000000'

const TICKET = 'jsapi_ticket'

function jsapiTicket({ db }: World): string {
  const known = db.meta(TICKET)
  if (known !== null) return known
  const ticket = randomBytes(24).toString('base64url')
  db.setMeta(TICKET, ticket)
  return ticket
}

export interface JsapiClaim {
  /** A fragment does not count. */
  readonly url: string
  /** Seconds since 1970, as digits. */
  readonly timestamp: string
  readonly noncestr: string
}

/** The messaging app's signature of a page's address. */
export function jsapiSignature(world: World, { url, timestamp, noncestr }: JsapiClaim): string {
  const [bare = url] = url.split('#')
  const signed = `jsapi_ticket=${jsapiTicket(world)}&noncestr=${noncestr}&timestamp=${timestamp}&url=${bare}`
  return createHash('sha1').update(signed).digest('hex')
}
