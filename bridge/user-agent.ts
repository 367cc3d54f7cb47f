import type { WebHostName } from './method.ts'

/** Apps that are not the container they name: they carry its words, but not its menu, its session or its signature. */
const LOOK_ALIKES = [
  // WeChat for work names MicroMessenger in every version, on phones and desktops, and signs with other keys.
  /\bwxwork(?:local)?\/|\bwwlocal\//i,
  // Banks and city apps are built on Alipay's framework and inject its bridge.
  /\bmPaaSClient\b/,
] as const

const CONTAINERS: readonly (readonly [host: WebHostName, sign: RegExp])[] = [
  // On phones the mini program's id follows the word, on desktops the environment stands before.
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
 * What a user-agent string claims to be. A claim is evidence, not proof: `probeHost` asks the container itself.
 */
export function claimedHost(userAgent: string): WebHostName {
  // Every real container goes on from its engine's own string; programs that fetch pages often do not.
  if (!/\bMozilla\/5\.0 \(/.test(userAgent)) return 'browser'
  if (LOOK_ALIKES.some((sign) => sign.test(userAgent))) return 'browser'
  return CONTAINERS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'browser'
}
