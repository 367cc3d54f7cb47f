import { isCertDateValid, queryUserStatus } from '#api/calls/auth.ts'
import { fetchOrThrow } from '#api/query.ts'
import { queryFundInfo } from '#api/calls/trade.ts'
import {
  GATE_CHOICES,
  reachesCertificate,
  resumesGate,
  runGate,
  type GateBlock,
  type GateChoice,
  type GatePass,
  type GateSnapshot,
  type GateStop,
} from '#domain/order/pre-trade-gate.ts'
import { wayBackTo } from '#domain/navigation/way-back.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { track } from '#platform/tracking/track.ts'
import {
  AUTHENTICATION_PENDING,
  authenticateInApp,
} from '#shared/engines/person/authenticate-in-app.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import { remedies, type GateVerb, type Remedy } from './remedies.ts'

/** The end of the gate: open, left to complete a prerequisite, or closed by the user. */
export type GateEnd =
  | { readonly end: 'passed'; readonly pass: GatePass }
  | { readonly end: 'sentTo'; readonly to: string }
  | { readonly end: 'closed' }

/**
 * Fetches what the first steps of the gate judge. The query cache is not used: a stale answer must
 * not pass an order, and a sign-in in the middle of the gate resets the cache.
 */
async function firstFacts(fundCode: string): Promise<Omit<GateSnapshot, 'certificateValid'>> {
  const [fund, user] = await Promise.all([
    fetchOrThrow(queryFundInfo, { fundCode }),
    fetchOrThrow(queryUserStatus, {}),
  ])
  return { fund: { ...fund, ...fund.transPreInfo, fundCode }, user, isCheckedPre: false }
}

function remedyFor(stop: GateStop, verb: GateVerb): Remedy | null {
  // A branch for each shape of data, so that the compiler matches a block's data with its words.
  if (stop.block === 'fundNotPurchasable') return null
  if (stop.block === 'notAuthenticated') return remedies.notAuthenticated(stop.data, verb)
  if (stop.block === 'documentNotUploaded') return remedies.documentNotUploaded(stop.data, verb)
  if (stop.block === 'documentRejected') return remedies.documentRejected(stop.data, verb)
  if (stop.block === 'riskBlocked') return remedies.riskBlocked(stop.data, verb)
  if (stop.block === 'riskWarning') return remedies.riskWarning(stop.data, verb)
  return remedies[stop.block](stop.data, verb)
}

/**
 * Runs the pre-trade gate (rules.md#pre-trade-gate): fetches the facts, then shows each block's
 * dialog until the order may go on or the user turns back. `from` is the order's address; `given`
 * are the blocks that a screen has already put to the user.
 */
export async function runTradeGate(
  fundCode: string,
  from: string,
  given: readonly GateBlock[] = [],
  verb: GateVerb = '购买',
): Promise<GateEnd> {
  const forPlan = verb === '定投'
  let facts = await firstFacts(fundCode)
  const answered = [...given]
  let certificate: { readonly valid: boolean } | null = null
  for (;;) {
    if (certificate === null && reachesCertificate(facts, answered)) {
      certificate = await fetchOrThrow(isCertDateValid, {})
    }
    // A check that was not requested is not judged either: an earlier step stops the gate.
    const result = runGate(
      { ...facts, forPlan, certificateValid: certificate?.valid ?? false },
      answered,
    )
    if (result.pass) return { end: 'passed', pass: result }
    if (result.block === 'fundNotPurchasable') {
      track({ name: 'gate', block: result.block, choice: 'shown' })
      toast.show(result.data.toast ?? '当前基金暂不可购买')
      return { end: 'closed' }
    }
    const remedy = remedyFor(result, verb)
    if (remedy === null) return { end: 'closed' }
    const choices: readonly GateChoice[] = GATE_CHOICES[result.block]
    const other = choices.find((choice) => choice !== 'remedy') ?? 'giveUp'
    track({ name: 'gate', block: result.block, choice: 'shown' })
    const choice = await dialog.choose({
      title: remedy.title,
      content: remedy.content,
      actions: [
        { key: 'remedy', text: remedy.remedyText, primary: true },
        { key: other, text: remedy.otherText ?? '取消' },
      ],
    })
    track({ name: 'gate', block: result.block, choice })
    if (choice === 'remedy') {
      const native = result.block === 'notAuthenticated' ? await authenticateInApp() : 'unavailable'
      if (native === 'unavailable') return { end: 'sentTo', to: remedy.to(wayBackTo(from)) }
      if (native === 'closed') return { end: 'closed' }
      facts = await firstFacts(fundCode)
      certificate = null
      if (nameVerified(facts.user) === true) continue
      toast.show(AUTHENTICATION_PENDING)
      return { end: 'closed' }
    }
    if (choice === 'closed' || !resumesGate(result, choice)) return { end: 'closed' }
    answered.push(result.block)
  }
}
