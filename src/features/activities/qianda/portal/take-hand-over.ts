import type * as v from 'valibot'
import { partnerHandover } from '#api/calls/activities/partner.ts'
import type { HandOver, HandOverStep } from '#domain/navigation/hand-over.ts'
import { qiandaPaths } from '#paths/activities/qianda.ts'
import { homePaths } from '#paths/home.ts'
import { inApp } from '#platform/bridge.ts'
import { deviceId } from '#platform/device-id.ts'
import { keepPartnerVisit } from '#session/partner-visit.ts'
import { isSignedIn } from '#session/session.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'

type Answer = v.InferOutput<typeof partnerHandover.payload>

interface Entered {
  readonly is: 'entered'
  readonly answer: Answer
  /** The address back that the partner gave, which the provider has found signed. */
  readonly back: string
}

/** The outcome of a hand-over; `other`: the user who was there stays. */
export type Taken =
  | Entered
  | { readonly is: 'refused'; readonly text: string }
  | { readonly is: 'lost' }
  | { readonly is: 'other' }

const REFUSED = '链接已失效，请从合作方重新进入'
const TAKE = actCall(partnerHandover)

/** Hand-overs under way or taken, so that each is sent once although effects may run twice. */
const attempts = new WeakMap<object, Promise<Taken>>()

async function take(given: HandOver): Promise<Taken> {
  if (given.sign === undefined) return { is: 'refused', text: REFUSED }
  const call = TAKE({ ...given, device: deviceId() })
  const sent = await sendAct({ intent: `hand-over ${given.nonce ?? ''}`, call, quiet: true })
  if (sent.end === 'refused') return { is: 'refused', text: sent.refused.retMsg || REFUSED }
  if (sent.end === 'done' && sent.payload !== null)
    return { is: 'entered', answer: sent.payload, back: given.back ?? '' }
  attempts.delete(given)
  return { is: 'lost' }
}

/** Hands in what the address brought, once; again only where no answer came. */
export function takeHandOver(given: HandOver): Promise<Taken> {
  const attempt = attempts.get(given) ?? take(given)
  attempts.set(given, attempt)
  return attempt
}

export type Arrived = { readonly is: 'at'; readonly to: string } | { readonly is: 'other' }

const NEXT: Readonly<Record<HandOverStep, string>> = {
  open: qiandaPaths.nextOpen.to(),
  transIn: qiandaPaths.nextTransIn.to(),
  home: homePaths.home.to(),
}

/**
 * Signs in the customer and keeps what goes along with them. Resolves with where they go on, or
 * that another user stays. The app's accounts are its own: there it signs in.
 */
export async function enterFrom(
  { answer, back }: Entered,
  login: () => Promise<boolean>,
): Promise<Arrived> {
  const { token, ...rest } = answer
  const to = NEXT[rest.next]
  const keep = () => keepPartnerVisit({ ...rest, back })
  let shown = false
  const show = () => {
    shown = true
    keep()
    location.replace(to)
  }
  const { enterByToken } = await import('#shared/engines/person/handed-over.ts')
  const isTheirs = inApp() ? isSignedIn() || (await login()) : await enterByToken(token, show)
  if (!isTheirs) return { is: 'other' }
  if (!shown) keep()
  return { is: 'at', to }
}
