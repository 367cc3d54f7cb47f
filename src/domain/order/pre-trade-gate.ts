/**
 * rules.md#pre-trade-gate. Eleven steps, each a small check; the first that objects names its
 * block. Wording and destinations live with the screens, as a `Record<GateBlock, ...>`, so that a
 * new block without wording does not compile.
 */
import { isMoneyMarket } from '#domain/business-codes.ts'
import { compareRisk, riskTestState } from '#domain/identity/risk.ts'
import { nameVerified } from '#domain/person/real-name.ts'

export interface GateFund {
  fundName: string
  applyFlag: '0' | '1'
  applyToast: string
  /** '2' is the money-market, deposit type. */
  fundTypeCode: string
  fundCode?: string
  fundRiskLevel: number
}

export interface GateUser {
  authFlag: string
  tpwdFlag: string
  uploadStatus: string
  approveStatus: string
  approveOnlineStatus: string
  approveRemark: string
  activeFlag: string
  hasPersonalInfo: boolean
  hasCRS: boolean
  /** 0 none, 1 or 99 expired, anything else valid. */
  riskTest: number
  clientRiskLevel: number
}

export interface GateSnapshot {
  fund: GateFund
  user: GateUser
  /** False when the identity document has expired. */
  certificateValid: boolean
  /** The query's isCheckedPre=1. */
  isCheckedPre: boolean
  /** Ahead of a regular plan, which keeps its own form whatever the fund (no step 10). */
  forPlan?: boolean
}

/** Every block, with what its dialog must know. */
export interface GateBlockData {
  /** `toast` is null when the server gave no text of its own. */
  fundNotPurchasable: { toast: string | null }
  /** True if the identity card was handed in. */
  notAuthenticated: { uploaded: boolean }
  noTradingPassword: null
  /** True if "later" lets the purchase go on. */
  documentNotUploaded: { mayContinueLater: boolean }
  documentRejected: { remark: string }
  documentExpired: null
  accountInactive: null
  noPersonalInfo: null
  noTaxInfo: null
  noRiskTest: null
  riskTestExpired: null
  riskBlocked: RiskData
  riskWarning: RiskData
}

interface RiskData {
  fundName: string
  fundRiskLevel: number
  clientRiskLevel: number
}

export type GateBlock = keyof GateBlockData
export type GateStop = {
  [Block in GateBlock]: { pass: false; block: Block; data: GateBlockData[Block] }
}[GateBlock]
export type GatePass = {
  pass: true
  next: 'purchase' | 'deposit'
  /** The user went on past a risk warning: the target gets a fresh cfmTime and isCheckedPre=1. */
  riskAcknowledged: boolean
}
export type GateResult = GatePass | GateStop

/** A step objects, ends the gate (step 10), or says nothing. */
type Check = (snapshot: GateSnapshot, passed: ReadonlySet<GateBlock>) => GateResult | null

const stop = <Block extends GateBlock>(block: Block, data: GateBlockData[Block]) => ({
  pass: false as const,
  block,
  data,
})

const plainStop = (
  block: { [B in GateBlock]: GateBlockData[B] extends null ? B : never }[GateBlock],
): GateStop => ({ pass: false, block, data: null })

/** The steps of rules.md#pre-trade-gate, by its numbers. */
export const GATE_STEPS: readonly { step: number; check: Check }[] = [
  {
    step: 1,
    check: ({ fund }) =>
      fund.applyFlag === '1'
        ? null
        : stop('fundNotPurchasable', { toast: fund.applyToast === '' ? null : fund.applyToast }),
  },
  {
    step: 2,
    check: ({ user }) =>
      nameVerified(user) === true
        ? null
        : stop('notAuthenticated', { uploaded: user.uploadStatus === '1' }),
  },
  {
    step: 3,
    check: ({ user }) => (user.tpwdFlag === '1' ? null : plainStop('noTradingPassword')),
  },
  {
    step: 4,
    check: ({ user }, passed) => {
      if (user.uploadStatus === '1') return null
      const mayContinueLater = user.approveOnlineStatus !== '1'
      return mayContinueLater && passed.has('documentNotUploaded')
        ? null
        : stop('documentNotUploaded', { mayContinueLater })
    },
  },
  {
    step: 5,
    check: ({ user }) =>
      user.approveStatus === '3' ? stop('documentRejected', { remark: user.approveRemark }) : null,
  },
  {
    step: 6,
    check: ({ certificateValid }) => (certificateValid ? null : plainStop('documentExpired')),
  },
  {
    step: 7,
    check: ({ user }) => (user.activeFlag === '0' ? plainStop('accountInactive') : null),
  },
  {
    step: 8,
    check: ({ user }) => {
      if (!user.hasPersonalInfo) return plainStop('noPersonalInfo')
      return user.hasCRS ? null : plainStop('noTaxInfo')
    },
  },
  {
    step: 9,
    check: ({ user }) => {
      const blocks = { none: 'noRiskTest', expired: 'riskTestExpired', valid: null } as const
      const block = blocks[riskTestState(user.riskTest)]
      return block === null ? null : plainStop(block)
    },
  },
  {
    step: 10,
    check: ({ fund, forPlan }) =>
      isMoneyMarket(fund) && forPlan !== true ? passTo(fund, false) : null,
  },
  {
    step: 11,
    check: ({ fund, user }, passed) => {
      const match = compareRisk(user.clientRiskLevel, fund.fundRiskLevel)
      const data = {
        fundName: fund.fundName,
        fundRiskLevel: fund.fundRiskLevel,
        clientRiskLevel: user.clientRiskLevel,
      }
      switch (match) {
        case 'allowed':
          return null
        case 'blocked':
          return stop('riskBlocked', data)
        case 'warn':
          return passed.has('riskWarning') ? passTo(fund, true) : stop('riskWarning', data)
      }
    },
  },
]

function passTo(fund: GateFund, riskAcknowledged: boolean): GatePass {
  return { pass: true, next: isMoneyMarket(fund) ? 'deposit' : 'purchase', riskAcknowledged }
}

/**
 * Runs the gate. `passed` names the blocks that the user has already answered with "later" or
 * "continue" in this attempt; run it again with them to resume. Only the blocks that `resumesGate`
 * names are heeded.
 */
export function runGate(snapshot: GateSnapshot, passed: readonly GateBlock[] = []): GateResult {
  if (snapshot.isCheckedPre) return passTo(snapshot.fund, false)
  const answered = new Set(passed)
  for (const { check } of GATE_STEPS) {
    const result = check(snapshot, answered)
    if (result !== null) return result
  }
  return passTo(snapshot.fund, false)
}

/** The step that judges the identity document's validity. */
const CERTIFICATE_STEP = 6

/**
 * Returns whether the gate gets as far as the identity document's validity, so that it has to be
 * known: it is not requested for a user whom an earlier step stops.
 */
export function reachesCertificate(
  snapshot: Omit<GateSnapshot, 'certificateValid'>,
  passed: readonly GateBlock[] = [],
): boolean {
  if (snapshot.isCheckedPre) return false
  const facts = { ...snapshot, certificateValid: true }
  const answered = new Set(passed)
  return GATE_STEPS.every(
    ({ step, check }) => step >= CERTIFICATE_STEP || check(facts, answered) === null,
  )
}

/** An answer to a block's dialog. Closing it is none: it ends the attempt. */
export type GateChoice = 'remedy' | 'later' | 'continue' | 'giveUp'

/**
 * The choices of each dialog, the answer to take first. `remedy` leads to where what is missing is
 * completed.
 */
export const GATE_CHOICES = {
  fundNotPurchasable: [],
  notAuthenticated: ['remedy'],
  noTradingPassword: ['remedy'],
  documentNotUploaded: ['remedy', 'later'],
  documentRejected: ['remedy'],
  documentExpired: ['remedy'],
  accountInactive: ['remedy'],
  noPersonalInfo: ['remedy'],
  noTaxInfo: ['remedy'],
  noRiskTest: ['remedy'],
  riskTestExpired: ['remedy'],
  riskBlocked: ['remedy', 'giveUp'],
  riskWarning: ['remedy', 'continue'],
} as const satisfies Record<GateBlock, readonly GateChoice[]>

/**
 * Returns whether the gate goes on after an answer; any other that is no remedy ends the attempt,
 * as closing the dialog does.
 */
export function resumesGate(result: GateStop, choice: GateChoice): boolean {
  if (result.block === 'documentNotUploaded')
    return choice === 'later' && result.data.mayContinueLater
  return result.block === 'riskWarning' && choice === 'continue'
}
