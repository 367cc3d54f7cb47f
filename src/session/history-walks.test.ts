import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { authenticPaths } from '#paths/authentic.ts'
import { bindingPaths } from '#paths/binding.ts'
import { dealPaths } from '#paths/deal.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { enrollPaths } from '#paths/enroll.ts'
import { risksPaths } from '#paths/risks.ts'
import {
  backStep,
  recordArrival,
  recordEnd,
  recordVisit,
  stepOut,
  type BackStep,
  type HistoryRecord,
} from './history.ts'

const pathOf = (address: string): string => address.split('?')[0] ?? ''

/** A browser's history, and the app's records of it. */
class Tab {
  entries: string[]
  at = 0
  records: readonly HistoryRecord[]

  constructor(first: string) {
    this.entries = [first]
    this.records = recordVisit([], this.#record(first))
  }

  get here(): string {
    return this.entries[this.at] ?? ''
  }

  #record = (address: string): HistoryRecord => ({
    index: this.at,
    path: pathOf(address),
    address,
  })

  #settle({ records, steps }: ReturnType<typeof recordEnd>): void {
    const { here } = this
    this.records = records
    this.at -= steps
    this.entries[this.at] = here
  }

  push(address: string): void {
    this.entries = [...this.entries.slice(0, this.at + 1), address]
    this.at += 1
    this.#settle(recordArrival(this.records, this.#record(address), 'push'))
  }

  replace(address: string): void {
    this.entries[this.at] = address
    this.#settle(recordArrival(this.records, this.#record(address), 'replace'))
  }

  ended(): void {
    this.#settle(recordEnd(this.records))
  }

  #follow(step: BackStep | null): void {
    if (step?.to !== 'entry') return
    this.at -= step.steps
    this.records = recordVisit(this.records, this.#record(this.here))
  }

  back(): void {
    this.#follow(backStep(this.records))
  }

  leaveFlow(): void {
    this.#follow(stepOut(this.records))
  }

  /** The entries that going back leads through, the one in view last. */
  get beneath(): readonly string[] {
    return this.entries.slice(0, this.at + 1)
  }
}

type Step = readonly ['push' | 'replace', (from: string) => string]

const replaced = (to: (from: string) => string): Step => ['replace', to]
const pushed = (to: (from: string) => string): Step => ['push', to]

/**
 * The steps of each flow's screens, one after another; the last of each shows what has come of it.
 */
const DETOURS = {
  opening: [
    pushed((from) => authenticPaths.authentic.to({ from })),
    replaced((from) => authenticPaths.verifyInformation.to({ step: '1', from })),
    replaced((from) => authenticPaths.verifyInformation.to({ step: '2', from })),
    replaced((from) => authenticPaths.replenishInformation.to({ from })),
    pushed((from) => authenticPaths.authBank.to({ from })),
    replaced((from) => authenticPaths.bindPassword.to({ step: '1', from })),
    replaced((from) => authenticPaths.bindPassword.to({ step: '2', from })),
    replaced((from) => authenticPaths.authenticSuccess.to({ from })),
  ],
  enrolling: [
    pushed((from) => bindingPaths.binding.to({ from })),
    replaced((from) => bindingPaths.accountBinding.to({ step: '1', from })),
    pushed((from) => enrollPaths.cellphoneEnroll.to({ step: '1', from })),
    replaced((from) => enrollPaths.cellphoneEnroll.to({ step: '2', from })),
  ],
  binding: [
    pushed((from) => bindingPaths.binding.to({ from })),
    replaced((from) => bindingPaths.accountBinding.to({ step: '1', from })),
    replaced((from) => bindingPaths.accountBinding.to({ step: '2', from })),
    replaced((from) => bindingPaths.bindingSuccess.to({ code: '0', from })),
  ],
  password: [
    pushed((from) => bindingPaths.setBank.to({ from })),
    replaced((from) => bindingPaths.setPassword.to({ step: '1', from })),
    replaced((from) => bindingPaths.setPasswordSuccess.to({ from })),
  ],
  phone: [
    pushed((from) => bindingPaths.bindPhone.to({ step: '1', from })),
    replaced((from) => bindingPaths.bindPhone.to({ step: '2', from })),
    replaced((from) => bindingPaths.bindingSuccess.to({ code: '2', from })),
  ],
  card: [pushed((from) => dealPaths.addBank.to({ from }))],
  assessment: [
    pushed((from) => risksPaths.risks.to({ from })),
    replaced((from) => risksPaths.assessment.to({ from })),
    replaced((from) => risksPaths.assessResult.to({ from })),
  ],
} satisfies Record<string, readonly Step[]>

const PLACES = ['/fund_detail/FundDetailSingle?fundCode=980101', '/asset/holdList', '/myCenter']
const order = dealPaths.purchase.to({ fundCode: '980101' })
const ASIDE = risksPaths.riskExplain.to()
const detail = directInvestPaths.detail.to({ planNo: 'P1' })

const NAMES = [
  'opening',
  'enrolling',
  'binding',
  'password',
  'phone',
  'card',
  'assessment',
] as const satisfies readonly (keyof typeof DETOURS)[]

/** A user who wanders through the flows; `pick` chooses what to do. */
function walk(pick: (of: number) => number): void {
  const tab = new Tab('/')
  const done: string[] = []
  let origin = '/'

  /** Sets what holds wherever the user is. */
  function check(): void {
    const { beneath } = tab
    beneath.forEach((address, at) => expect(address).not.toBe(beneath[at - 1]))
    expect(tab.records.map(({ address }) => address)).toEqual(beneath)
    const passed = beneath.slice(0, -1)
    if (tab.here !== ASIDE) expect(passed.filter((it) => done.includes(it))).toEqual([])
  }

  function isAt(address: string): void {
    check()
    expect(tab.here).toBe(address)
  }

  function go([how, to]: Step, from: string): void {
    tab[how](to(from))
    check()
  }

  /** The page in view says what has come of the flow: back is the page where that began. */
  function finish(): void {
    tab.ended()
    done.push(tab.here)
    check()
    if (pick(3) === 0) {
      tab.push(ASIDE)
      check()
      tab.back()
      tab.ended()
      check()
    }
    const { at, entries } = tab
    const step = backStep(tab.records)
    expect(step?.to === 'entry' ? entries[at - step.steps] : null).toBe(origin)
  }

  function detour(name: keyof typeof DETOURS, from: string): 'done' | 'given up' {
    const steps: readonly Step[] = DETOURS[name]
    for (const step of steps) {
      go(step, from)
      const whim = pick(12)
      if (whim === 0) {
        tab.push(ASIDE)
        check()
        tab.back()
        check()
      }
      if (whim === 1) {
        tab.leaveFlow()
        check()
        expect(tab.here).toBe(origin)
        return 'given up'
      }
    }
    if (name === 'enrolling') {
      // The next way begins in its place.
      tab.replace(authenticPaths.authentic.to({ from }))
      check()
      expect(tab.beneath.slice(0, -1).filter((it) => /^\/(?:binding|enroll)/.test(it))).toEqual([])
    } else if (name !== 'card') finish()
    tab.replace(from)
    check()
    return 'done'
  }

  for (let acts = 0; acts < 12; acts += 1) {
    const what = pick(5)
    if (what === 0) {
      origin = PLACES[pick(PLACES.length)] ?? '/'
      if (tab.here !== origin) tab.push(origin)
    } else if (what === 1) {
      const name = NAMES[pick(NAMES.length)]
      origin = tab.here
      if (name !== undefined) detour(name, origin)
    } else if (what === 2) {
      origin = tab.here
      // The guard sends whoever lacks something away before the form was there.
      const lacking = NAMES[pick(NAMES.length * 2)]
      if (lacking !== undefined) {
        if (detour(lacking, order) === 'given up') continue
      } else tab.push(order)
      isAt(order)
      tab.replace(
        dealPaths.dealResult.to({ type: 'purchase', fundCode: '980101', applyNo: `${acts}` }),
      )
      finish()
      const after = pick(3)
      if (after === 0) tab.push('/transaction/transactionMain')
      else if (after === 1) tab.replace('/')
      else tab.back()
      check()
    } else if (what === 3) {
      if (tab.here !== detail) tab.push(detail)
      tab.push(directInvestPaths.directInvestCashier.to({ planNo: 'P1' }))
      check()
      tab.replace(directInvestPaths.result.to({ planNo: 'P1', act: 'edit' }))
      origin = detail
      finish()
      tab.replace(detail)
    } else tab.back()
    check()
  }
}

describe('walks through opening, binding, cards, assessment, plans and orders', () => {
  test('meet no page twice in a row and no finished one, and are one step from where a flow began', () => {
    let walks = 0
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { minLength: 40, maxLength: 120 }), (choices) => {
        let used = 0
        walk((of) => (choices[used++ % choices.length] ?? 0) % of)
        walks += 1
      }),
      { numRuns: 200 },
    )
    expect(walks).toBe(200)
  })
})

test('the first order of a stranger is one step from the fund', () => {
  const fund = '/fund_detail/FundDetailSingle?fundCode=980101'
  const tab = new Tab('/')
  tab.push(fund)
  const go = (steps: readonly Step[]) => steps.forEach(([how, to]) => tab[how](to(order)))
  go(DETOURS.enrolling)
  tab.replace(authenticPaths.authentic.to({ from: order }))
  go(DETOURS.opening.slice(1))
  expect(tab.beneath.map(pathOf)).toEqual([
    '/',
    pathOf(fund),
    authenticPaths.replenishInformation.pattern,
    authenticPaths.authenticSuccess.pattern,
  ])
  tab.ended()
  expect(tab.beneath.map(pathOf)).toEqual([
    '/',
    pathOf(fund),
    authenticPaths.authenticSuccess.pattern,
  ])
  tab.push(risksPaths.assessment.to({ from: order }))
  tab.replace(risksPaths.assessResult.to({ from: order }))
  tab.ended()
  tab.replace(order)
  tab.replace(dealPaths.dealResult.to({ type: 'purchase', fundCode: '980101', applyNo: '1' }))
  tab.ended()
  tab.back()
  expect(tab.here).toBe(fund)
  expect(tab.at).toBe(1)
})

test('a card that is added in the middle of an order leads back to the order, once', () => {
  const fund = '/fund_detail/FundDetailSingle?fundCode=980101'
  const tab = new Tab(fund)
  tab.push(order)
  tab.push(dealPaths.addBank.to({ from: order }))
  tab.replace(`${order}&amount=1300`)
  expect(tab.beneath).toEqual([fund, `${order}&amount=1300`])
})

describe('beyond a page of others', () => {
  test('what is done leaves the records, and back opens the page before it', () => {
    const tab = new Tab('/asset/holdList')
    tab.push(dealPaths.addBank.to())
    const trip: HistoryRecord = {
      index: 2,
      path: '/cmbResult',
      address: '/cmbResult?signNo=1',
      afterTrip: true,
    }
    const arrived = recordArrival(
      [...tab.records, trip],
      { index: 2, path: '/asset/holdList', address: '/asset/holdList' },
      'replace',
    )
    expect(arrived).toMatchObject({ steps: 0, records: [{ afterTrip: true, index: 2 }] })
    expect(arrived.records).toHaveLength(1)
  })
})
