import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  GATE_CHOICES,
  GATE_STEPS,
  reachesCertificate,
  resumesGate,
  runGate,
  type GateBlock,
  type GateChoice,
  type GateFund,
  type GateSnapshot,
  type GateUser,
} from './pre-trade-gate.ts'

const FUND: GateFund = {
  fundName: '示例混合A',
  applyFlag: '1',
  applyToast: '',
  fundTypeCode: '1',
  fundRiskLevel: 3,
}
const USER: GateUser = {
  authFlag: '1',
  tpwdFlag: '1',
  uploadStatus: '1',
  approveStatus: '2',
  approveOnlineStatus: '1',
  approveRemark: '',
  activeFlag: '1',
  hasPersonalInfo: true,
  hasCRS: true,
  riskTest: 3,
  clientRiskLevel: 3,
}

interface Change {
  fund?: Partial<GateFund>
  user?: Partial<GateUser>
  certificateValid?: boolean
  isCheckedPre?: boolean
}

const snapshot = (change: Change = {}): GateSnapshot => ({
  fund: { ...FUND, ...change.fund },
  user: { ...USER, ...change.user },
  certificateValid: change.certificateValid ?? true,
  isCheckedPre: change.isCheckedPre ?? false,
})

/** One lack for each step, in the order of rules.md#pre-trade-gate: [step, lack, block, data]. */
const LACKS: readonly [number, Change, GateBlock, unknown][] = [
  [1, { fund: { applyFlag: '0' } }, 'fundNotPurchasable', { toast: null }],
  [2, { user: { authFlag: '0' } }, 'notAuthenticated', { uploaded: true }],
  [3, { user: { tpwdFlag: '0' } }, 'noTradingPassword', null],
  [4, { user: { uploadStatus: '0' } }, 'documentNotUploaded', { mayContinueLater: false }],
  [
    5,
    { user: { approveStatus: '3', approveRemark: '照片模糊' } },
    'documentRejected',
    { remark: '照片模糊' },
  ],
  [6, { certificateValid: false }, 'documentExpired', null],
  [7, { user: { activeFlag: '0' } }, 'accountInactive', null],
  [8, { user: { hasPersonalInfo: false } }, 'noPersonalInfo', null],
  [8, { user: { hasCRS: false } }, 'noTaxInfo', null],
  [9, { user: { riskTest: 0 } }, 'noRiskTest', null],
  [9, { user: { riskTest: 99 } }, 'riskTestExpired', null],
  [
    11,
    { fund: { fundRiskLevel: 5 } },
    'riskWarning',
    { fundName: '示例混合A', fundRiskLevel: 5, clientRiskLevel: 3 },
  ],
]

function together(changes: readonly Change[]): GateSnapshot {
  const all: Change = { fund: {}, user: {} }
  for (const change of changes) {
    Object.assign(all, change, {
      fund: { ...all.fund, ...change.fund },
      user: { ...all.user, ...change.user },
    })
  }
  return snapshot(all)
}

describe('pre-trade gate', () => {
  it('lets a complete user through to the purchase', () => {
    expect(runGate(snapshot())).toStrictEqual({
      pass: true,
      next: 'purchase',
      riskAcknowledged: false,
    })
  })

  it.each(LACKS)('stops at step %i: %j is %s', (_step, change, block, data) => {
    expect(runGate(snapshot(change))).toStrictEqual({ pass: false, block, data })
  })

  it.each(LACKS)(
    'that stops at step %i, for %j, reaches the document exactly from step 6 on',
    (step, change) => {
      expect(reachesCertificate(snapshot(change))).toBe(step >= 6)
    },
  )

  it('reaches the document once the user will upload its picture later', () => {
    const later = snapshot({ user: { uploadStatus: '0', approveOnlineStatus: '0' } })
    expect(reachesCertificate(later)).toBe(false)
    expect(reachesCertificate(later, ['documentNotUploaded'])).toBe(true)
  })

  it('reaches nothing when the query says it was checked', () => {
    expect(reachesCertificate(snapshot({ isCheckedPre: true }))).toBe(false)
  })

  it('has eleven steps in order', () => {
    expect(GATE_STEPS.map(({ step }) => step)).toStrictEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('names the first lack when several are there, whichever they are', () => {
    fc.assert(
      fc.property(fc.subarray([...LACKS.keys()], { minLength: 1 }), (chosen) => {
        const lacks = chosen.map((index) => LACKS[index]!)
        // riskTest holds one value: of the two lacks of step 9 the later one written wins.
        fc.pre(lacks.filter(([step]) => step === 9).length < 2)
        expect(runGate(together(lacks.map(([, change]) => change)))).toMatchObject({
          pass: false,
          block: lacks[0]![2],
        })
      }),
    )
  })

  it("shows the server's toast for a fund that is closed", () => {
    const closed = snapshot({ fund: { applyFlag: '0', applyToast: '基金封闭中' } })
    expect(runGate(closed)).toMatchObject({ data: { toast: '基金封闭中' } })
  })

  it('takes the default authFlag -1 for not authenticated', () => {
    expect(runGate(snapshot({ user: { authFlag: '-1' } }))).toMatchObject({
      block: 'notAuthenticated',
    })
  })

  it.each([1, 99])('takes riskTest %i for expired', (riskTest) => {
    expect(runGate(snapshot({ user: { riskTest } }))).toMatchObject({ block: 'riskTestExpired' })
  })

  it('sends deposit-type funds to the deposit page, after step 9 and without a risk comparison', () => {
    const deposit = { fundTypeCode: '2', fundRiskLevel: 5 }
    expect(runGate(snapshot({ fund: deposit }))).toMatchObject({ pass: true, next: 'deposit' })
    expect(runGate(snapshot({ fund: deposit, user: { riskTest: 0 } }))).toMatchObject({
      block: 'noRiskTest',
    })
  })

  it('sends a fund of the special codes to the deposit page, whatever its type says', () => {
    const fund = { fundCode: '000832', fundTypeCode: '4', fundRiskLevel: 1 }
    expect(runGate(snapshot({ fund }))).toMatchObject({ pass: true, next: 'deposit' })
  })

  it('is skipped when the query says it was checked', () => {
    const unfit = { fund: { fundRiskLevel: 5 }, user: { authFlag: '0' }, isCheckedPre: true }
    expect(runGate(snapshot(unfit))).toMatchObject({ pass: true, next: 'purchase' })
    expect(runGate(snapshot({ fund: { fundTypeCode: '2' }, isCheckedPre: true }))).toMatchObject({
      next: 'deposit',
    })
  })
})

describe('the document prompt', () => {
  const missing = (approveOnlineStatus: string, more: Partial<GateUser> = {}) =>
    snapshot({ user: { uploadStatus: '0', approveOnlineStatus, ...more } })

  it('lets "later" go on while the document is not approved online', () => {
    expect(runGate(missing('0'))).toMatchObject({ data: { mayContinueLater: true } })
    expect(runGate(missing('0'), ['documentNotUploaded'])).toMatchObject({ pass: true })
  })

  it('still checks what comes after "later"', () => {
    expect(runGate(missing('0', { activeFlag: '0' }), ['documentNotUploaded'])).toMatchObject({
      block: 'accountInactive',
    })
  })

  it('blocks "later" when online approval is granted', () => {
    expect(runGate(missing('1'), ['documentNotUploaded'])).toMatchObject({
      pass: false,
      block: 'documentNotUploaded',
    })
  })
})

describe('risk at the gate', () => {
  const risk = (clientRiskLevel: number, fundRiskLevel: number) =>
    snapshot({ fund: { fundRiskLevel }, user: { clientRiskLevel } })

  it('lets C0 buy R1 and nothing else, whatever was answered', () => {
    expect(runGate(risk(0, 1))).toMatchObject({ pass: true })
    expect(runGate(risk(0, 2), ['riskBlocked', 'riskWarning'])).toMatchObject({
      pass: false,
      block: 'riskBlocked',
    })
  })

  it("blocks a fund above the investor's class until the warning is passed", () => {
    expect(runGate(risk(1, 5))).toMatchObject({ block: 'riskWarning' })
    expect(runGate(risk(1, 5), ['riskWarning'])).toStrictEqual({
      pass: true,
      next: 'purchase',
      riskAcknowledged: true,
    })
  })

  it('heeds no answer but those two', () => {
    const everything = LACKS.map(([, , block]) => block)
    for (const [step, change, block] of LACKS) {
      const passed = block === 'riskWarning'
      expect([step, runGate(snapshot(change), everything).pass]).toStrictEqual([step, passed])
    }
  })
})

describe('the dialogs', () => {
  it('offer the remedy first, where they offer anything', () => {
    const first = Object.entries(GATE_CHOICES).map(([block, [choice]]) => [block, choice])
    expect(Object.fromEntries(first)).toStrictEqual({
      ...Object.fromEntries(first.map(([block]) => [block, 'remedy'])),
      fundNotPurchasable: undefined,
    })
    expect(GATE_CHOICES.riskBlocked).toStrictEqual(['remedy', 'giveUp'])
  })

  it.each(LACKS)(
    'of step %i, %j, go on only where the gate itself heeds the answer',
    (_, change) => {
      const stop = runGate(snapshot(change))
      if (stop.pass) throw new Error('the gate does not stop')
      const choices: readonly GateChoice[] = GATE_CHOICES[stop.block]
      const heeded = runGate(snapshot(change), [stop.block]).pass
      expect(choices.some((choice) => resumesGate(stop, choice))).toBe(heeded)
    },
  )

  it.each([
    ['goes on with "later" while the document is not approved online', true],
    ['ends with "later" when the online approval is there', false],
  ])('show that the one about the document %s', (_, mayContinueLater) => {
    const stop = { pass: false, block: 'documentNotUploaded', data: { mayContinueLater } } as const
    expect(resumesGate(stop, 'later')).toBe(mayContinueLater)
    expect(resumesGate(stop, 'remedy')).toBe(false)
  })
})
