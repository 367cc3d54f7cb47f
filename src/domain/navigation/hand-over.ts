/** Hand-overs of a partner's customers: rules.md#partner-hand-overs. */
import { outsideAddress } from './outside-address.ts'

/** The fields that a partner's address carries; `sign` is made over all others. */
export const HAND_OVER_FIELDS = [
  'v',
  'partnerId',
  'uid',
  'ts',
  'nonce',
  'step',
  'fundCode',
  'amount',
  'back',
  'data',
  'sign',
] as const
export type HandOverField = (typeof HAND_OVER_FIELDS)[number]
export type HandOver = Readonly<Partial<Record<HandOverField, string | undefined>>>

/** The signed fields in the order of their names. */
const SIGNED = [
  'amount',
  'back',
  'data',
  'fundCode',
  'nonce',
  'partnerId',
  'step',
  'ts',
  'uid',
  'v',
] as const satisfies readonly HandOverField[]

/** The text that is signed: the other fields, decoded, sorted by name. */
export const signedText = (handOver: HandOver): string =>
  SIGNED.flatMap((field) => {
    const value = handOver[field]
    return value === undefined ? [] : [`${field}=${value}`]
  }).join('&')

/** The most by which a partner's clock may be off, seconds, either way. */
export const CLOCK_SECONDS = 300

/** The ways on from a hand-over. */
export const HAND_OVER_STEPS = ['open', 'transIn', 'home'] as const
export type HandOverStep = (typeof HAND_OVER_STEPS)[number]

/** The one thing that the partner's page learns on return: how far its customer has come. */
export type ReturnFlag = 'opened' | 'left'

/**
 * The address back to the partner, with a flag alone; null where it is not an https page of the
 * host that the provider has confirmed.
 */
export function partnerReturn(back: string, backHost: string, flag: ReturnFlag): string | null {
  const found = outsideAddress(back, [backHost])
  if ('refused' in found || found.url.hostname !== backHost) return null
  const { url } = found
  return `${url.origin}${url.pathname}?flag=${flag}`
}
