import type { WebHostName } from './method.ts'

/**
 * Apps that are not the container they name: they have its tokens, but not its menu, its session or
 * its signature.
 */
const LOOK_ALIKES = [
  // WeChat for work names MicroMessenger in every version, on phones and desktops, and signs with
  // other keys.
  /\bwxwork(?:local)?\/|\bwwlocal\//i,
  // Apps of banks and cities are built on Alipay's framework and inject its bridge.
  /\bmPaaSClient\b/,
] as const

const CONTAINERS: readonly (readonly [host: WebHostName, sign: RegExp])[] = [
  // On phones the mini program's id follows the token, on desktops the environment precedes it.
  [
    'mini-program',
    /\bMicroMessenger\/\d.*\bminiProgram(?:Env)?\b|\bminiProgram(?:Env)?\b.*\bMicroMessenger\/\d/i,
  ],
  ['wechat', /\bMicroMessenger\/\d/],
  ['alipay', /\bAlipayClient\/\d/],
  // The payment bank (rules.md#payment-bank-return).
  ['bank-partner', /\bMPBank\/\d/],
]

/**
 * The container that a user-agent string claims. A claim is not proof: `probeHost` checks the
 * container itself.
 */
export function claimedHost(userAgent: string): WebHostName {
  // Every real container extends its engine's own string; programs that fetch pages often do not.
  if (!/\bMozilla\/5\.0 \(/.test(userAgent)) return 'browser'
  if (LOOK_ALIKES.some((sign) => sign.test(userAgent))) return 'browser'
  return CONTAINERS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'browser'
}
