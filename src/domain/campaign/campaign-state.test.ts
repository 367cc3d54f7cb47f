import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chinaInstant } from '#domain/calendar/calendar-date.ts'
import {
  campaignState,
  NEEDS,
  REASK_WITHIN,
  shownFor,
  type CampaignFacts,
} from './campaign-state.ts'

const START = '20260401090000'
const END = '20260430150000'
const CLAIM = '20260530150000'
const OPEN: CampaignFacts = {
  startTime: START,
  endTime: END,
  claimUntil: CLAIM,
  paused: null,
  stock: null,
  unmet: [],
  own: null,
}
const during = chinaInstant('20260410120000')
const PAUSED = { paused: { reason: '规则调整' } }
const JOINED = { own: {} }
const SOLD_OUT = { stock: 0 }
const UNMET = { unmet: [{ need: 'card', reason: '请先绑定银行卡' }] } as const

const kindOf = (facts: Partial<CampaignFacts>, at: number) =>
  campaignState({ ...OPEN, ...facts }, at).kind

describe('the state of a campaign', () => {
  it.each([
    ['open', {}, during],
    ['open', { stock: 1 }, during],
    ['notEligible', UNMET, during],
    ['soldOut', SOLD_OUT, during],
    ['soldOut', { ...SOLD_OUT, ...UNMET }, during],
    ['soldOut', { stock: -1 }, during],
    ['joined', JOINED, during],
    ['joined', { ...JOINED, ...SOLD_OUT, ...UNMET }, during],
    ['ended', { ...JOINED, ...SOLD_OUT, ...UNMET }, chinaInstant(END)],
    ['notBegun', { ...JOINED, ...SOLD_OUT, ...UNMET }, chinaInstant(START) - 1],
    ['paused', { ...PAUSED, ...JOINED, ...SOLD_OUT, ...UNMET }, chinaInstant(START) - 1],
    ['paused', PAUSED, chinaInstant(END)],
  ] as const)('is %s by the first row that applies: %j', (kind, facts, at) => {
    expect(kindOf(facts, at)).toBe(kind)
  })

  it.each([
    [START, -1, 'notBegun', 1],
    [START, 0, 'open', undefined],
    [END, -1, 'open', undefined],
    [END, 0, 'ended', undefined],
  ])('turns at %s%i ms to %s', (edge, ms, kind, msLeft) => {
    const state = campaignState(OPEN, chinaInstant(edge) + ms)
    expect(state.kind).toBe(kind)
    expect('msLeft' in state ? state.msLeft : undefined).toBe(msLeft)
  })

  it('takes claims until the last millisecond before their end', () => {
    const until = chinaInstant(CLAIM)
    expect(campaignState(OPEN, until - 1)).toEqual({ kind: 'ended', claimable: true })
    expect(campaignState(OPEN, until)).toEqual({ kind: 'ended', claimable: false })
  })

  it('names what is missing first, whatever order it was found in', () => {
    const all = NEEDS.map((need) => ({ need, reason: need }))
    for (const [index] of NEEDS.entries()) {
      const unmet = all.slice(index).toReversed()
      expect(campaignState({ ...OPEN, unmet }, during)).toEqual({
        kind: 'notEligible',
        ...all[index],
      })
    }
  })

  const facts = fc.record({
    paused: fc.option(fc.record({ reason: fc.string() })),
    stock: fc.option(fc.integer({ min: -3, max: 3 })),
    unmet: fc.array(fc.record({ need: fc.constantFrom(...NEEDS), reason: fc.string() })),
    own: fc.option(fc.constant({})),
  })
  const instant = fc.integer({
    min: chinaInstant('20260301000000'),
    max: chinaInstant('20260701000000'),
  })

  it('stays the same until what is shown is over, and there is one at any instant', () => {
    fc.assert(
      fc.property(facts, instant, (some, at) => {
        const all = { ...OPEN, ...some }
        const state = campaignState(all, at)
        const wait = shownFor(all, at)
        expect(wait === null || wait > 0).toBe(true)
        const same = campaignState(all, at + (wait ?? REASK_WITHIN) - 1)
        expect(same.kind).toBe(state.kind)
      }),
    )
  })
})

describe('what is shown', () => {
  it.each([
    ['a countdown, to the next whole second', '20260401085959', 250, 750],
    ['a countdown at a whole second', '20260401085958', 0, 1_000],
    ['a running one, to its end', '20260430145959', 1, 999],
    ['an ended one, to the end of its claims', '20260530145959', 0, 1_000],
    ['one whose claims are over', CLAIM, 0, null],
  ])('of %s holds so long', (_, time, ms, wait) => {
    expect(shownFor(OPEN, chinaInstant(time) + ms)).toBe(wait)
  })
})
