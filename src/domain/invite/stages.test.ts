import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsUntil, heldUntil, nextSettling, stageOf, STAGES } from './stages.ts'

const AT = '20260312090000'

describe('the stage of a friend', () => {
  it.each([
    [0, null],
    [1, 'registered'],
    [2, 'verified'],
    [3, 'purchased'],
    [4, 'held'],
  ])('with %i reached is %s', (reached, stage) => {
    const time = (at: number) => (at < reached ? AT : null)
    const times = { registered: time(0), verified: time(1), purchased: time(2), held: time(3) }
    expect(stageOf(times)).toBe(stage)
  })

  it('never skips one', () => {
    const moment = fc.option(fc.constant(AT))
    const any = fc.record({
      registered: moment,
      verified: moment,
      purchased: moment,
      held: moment,
    })
    fc.assert(
      fc.property(any, (times) => {
        const stage = stageOf(times)
        const upTo = stage === null ? 0 : STAGES.indexOf(stage) + 1
        expect(STAGES.slice(0, upTo).every((reached) => times[reached] !== null)).toBe(true)
        const next = STAGES[upTo]
        expect(next === undefined || times[next] === null).toBe(true)
      }),
    )
  })
})

it('a lot of 12 March is held long enough on a Saturday evening thirty days later', () => {
  expect(heldUntil('20260312', 30)).toBe('20260411203000')
})

it.each([
  ['20260311100000', '20260311203000'],
  ['20260311203000', '20260311203000'],
  ['20260311203001', '20260312203000'],
  ['20261231220000', '20270101203000'],
])('rewards of %s are decided at %s', (time, due) => {
  expect(nextSettling(time)).toBe(due)
})

it('what a friend does counts for thirty days, to the second', () => {
  expect(countsUntil('20260131103000', 30)).toBe('20260302103000')
})
