import { hash, randomInt, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { createTries, type Tries } from './gateway-tries.ts'

/** Phones of the local network, where a tester has requested that. */
export interface Visitors {
  /** This machine's addresses there. */
  readonly addresses: readonly string[]
  /**
   * The secret of the printed QR code: people who have it may use the control page and sign in as a
   * demo user.
   */
  readonly code: string
}

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
/** The query parameter, and the cookie, that carry the code. */
const CODE = 'sandbox'
const DAY = 86_400

/** Letters and digits that cannot be mistaken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A code for visitors that no one guesses: about 59 bits. */
export const newCode = (): string =>
  Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const digest = (text: string) => hash('sha256', text, 'buffer')

/** Compares in a time that does not depend on where two texts differ. */
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

/** The address for a phone, with the code. */
export function phoneAddress(address: string, port: number, code: string): string {
  return `http://${address}:${port}/?${CODE}=${code}`
}

const sentence = (status: number, text: string, more: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...more } })

/** Returns what a visitor who waits is answered; null where the next code is looked at. */
function waits(tries: Tries, from: string): Response | null {
  const seconds = Math.ceil(tries.wait(from) / 1_000)
  return seconds === 0
    ? null
    : sentence(429, `尝试次数过多，请在 ${seconds} 秒后再试`, { 'retry-after': String(seconds) })
}

/**
 * Returns what is answered before anything else is looked at: a name that is not ours is refused (a
 * site of somebody else may resolve to this machine: DNS rebinding), and so is the control page to
 * a phone without the printed code. Codes are looked at so often and no more, right or wrong. Null:
 * go on.
 */
export function gatewayRefusal(
  request: Request,
  from: string,
  lan: Visitors | undefined,
  tries: Tries = createTries(),
): Response | null {
  const url = new URL(request.url)
  if (![...OWN_NAMES, ...(lan?.addresses ?? [])].includes(url.hostname)) {
    return sentence(421, 'This server does not answer under that name.')
  }
  if (lan === undefined || LOOPBACK.test(from)) return null
  const given = url.searchParams.get(CODE)
  const held = given === null ? null : waits(tries, from)
  if (held !== null) return held
  if (given !== null && !same(given, lan.code)) tries.failed(from)
  if (given !== null && same(given, lan.code)) {
    tries.passed(from)
    url.searchParams.delete(CODE)
    const cookie = serialize(CODE, lan.code, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/sandbox',
      maxAge: DAY,
    })
    const location = `${url.pathname}${url.search}`
    return new Response(null, { status: 303, headers: { location, 'set-cookie': cookie } })
  }
  if (!/^\/sandbox(?:\/|$)/.test(url.pathname)) return null
  const kept = parse(request.headers.get('cookie') ?? '', CODE)[CODE]
  if (kept !== undefined) {
    const heldBack = waits(tries, from)
    if (heldBack !== null) return heldBack
    if (same(kept, lan.code)) return null
    tries.failed(from)
  }
  return sentence(403, '请扫描启动时打印的二维码打开')
}
