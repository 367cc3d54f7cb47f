import { describe, expect, test } from 'vitest'
import { listGuesses, queryGuessRound, submitGuess } from '#api/calls/activities/puzzle.ts'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { joinActivity } from '#api/calls/campaign.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { guessCoins } from '#domain/contest/guess.ts'
import { add, multiply, roundTo } from '#domain/money/money.ts'
import { PUZZLE } from '#test/sandbox/departments/activity/catalogue.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, finisher, xu } = useSandbox(['zhang', 'finisher', 'xu'])

const join = (who: Session) =>
  ask(
    sandbox,
    joinActivity,
    { activityId: PUZZLE, ruleVersion: '20260201', consentId: 'puzzle-rules' },
    who,
  )
const rounds = (who: Session) => ask(sandbox, queryGuessRound, { activityId: PUZZLE }, who)
const history = (who: Session) =>
  ask(sandbox, listGuesses, { activityId: PUZZLE, page: 1, size: 50 }, who)
const coins = async (who: Session) =>
  (await ask(sandbox, processGoldCoinsTask, {}, who)).goldBalance
const to = (time: string) => control(sandbox, 'clock', { to: time })
const guess = (who: Session, roundId: string, points: string, more: object = {}) =>
  call(sandbox, submitGuess, { activityId: PUZZLE, roundId, guess: points, ...more }, who)

describe('a round', () => {
  test('takes a guess, and a change, until a quarter past nine and not from then on', async () => {
    await join(zhang)
    await to('20260311153000')
    const { round } = await rounds(zhang)
    expect(round).toMatchObject({ day: '20260312', own: null, before: { date: '20260311' } })
    const near = round?.before.close ?? ''
    expect((await guess(zhang, '20260312', round?.low ?? '')).retCode).toBe(RET.ok)
    await to('20260312091459')
    expect((await guess(zhang, '20260312', near)).retCode).toBe(RET.ok)
    expect((await rounds(zhang)).round?.own).toEqual({ guess: near, time: '20260312091459' })
    await to('20260312091500')
    expect((await guess(zhang, '20260312', round?.high ?? '')).retCode).toBe(SHOWN_RET.activityOver)
    expect((await rounds(zhang)).round?.own?.guess).toBe(near)
  })

  test('is of the next trading day after a weekend, and open all of it', async () => {
    await join(zhang)
    await to('20260314120000')
    const { round } = await rounds(zhang)
    expect(round).toMatchObject({ day: '20260316', openTime: '20260313153000' })
    expect((await guess(zhang, '20260316', round?.before.close ?? '')).retCode).toBe(RET.ok)
  })

  test('takes no other round, no guess outside its bounds, and none of who has not joined', async () => {
    await to('20260311160000')
    const close = (await rounds(zhang)).round?.before.close ?? ''
    expect((await guess(zhang, '20260312', close)).retCode).toBe(RET.cannotJoin)
    await join(zhang)
    expect((await guess(zhang, '20260311', close)).retCode).toBe(SHOWN_RET.activityOver)
    expect((await guess(zhang, '20260313', close)).retCode).toBe(SHOWN_RET.activityOver)
    for (const points of ['0.01', '99999.00', '4000', '4000.123', '-4000.00', '4e3'])
      expect((await guess(zhang, '20260312', points)).retCode).toBe(RET.badRequest)
    expect((await history(zhang)).total).toBe(0)
  })
})

describe('the evening', () => {
  test('settles on the published close and pays once, however often the clock moves', async () => {
    await join(zhang)
    await to('20260311160000')
    const before = (await rounds(zhang)).round?.before.close ?? ''
    await guess(zhang, '20260312', roundTo(multiply(before, '1.002'), 2), { coins: 100, close: 1 })
    const had = await coins(zhang)
    await to('20260312202959')
    expect((await history(zhang)).records[0]).toMatchObject({ state: 'waiting', coins: 0 })
    await to('20260312203000')
    const [settled] = (await history(zhang)).records
    const close = settled?.close ?? ''
    const expected = guessCoins({ guess: settled?.guess ?? '', close, before })
    expect(settled).toMatchObject({ day: '20260312', state: 'settled', coins: expected })
    expect((await rounds(zhang)).last).toEqual(settled)
    // The close is the one by which the next round is bounded.
    expect((await rounds(zhang)).round?.before).toEqual({ date: '20260312', close })
    expect(await coins(zhang)).toBe(had + expected)
    await to('20260313204500')
    await control(sandbox, 'clock', { days: 1 })
    expect(await coins(zhang)).toBe(had + expected)
  })

  test('says nothing of the close before it is out', async () => {
    await to('20260312100000')
    const answers = JSON.stringify([await rounds(finisher), await history(finisher)])
    await to('20260312203100')
    const close = (await rounds(finisher)).round?.before.close ?? 'none'
    expect(close).toMatch(/^\d+\.\d\d$/)
    expect(answers).not.toContain(close)
  })

  test('of the past twenty rounds one is void, and the coins of all are their sum', async () => {
    const { total, coins: sum, records } = await history(finisher)
    expect([total, records.filter(({ state }) => state === 'void')]).toEqual([
      20,
      [expect.objectContaining({ close: null, coins: 0 })],
    ])
    expect(sum).toBe(records.reduce((all, it) => all + it.coins, 0))
    expect(sum).toBeGreaterThan(0)
    expect(await coins(finisher)).toBeGreaterThanOrEqual(sum)
  })
})

test('twenty guesses at once are one, and one of another user is not seen', async () => {
  await join(zhang)
  await join(xu)
  await to('20260311160000')
  const close = (await rounds(zhang)).round?.before.close ?? ''
  const all = await Promise.all(
    Array.from({ length: 20 }, async (_, at) =>
      guess(zhang, '20260312', roundTo(add(close, String(at)), 2)),
    ),
  )
  expect(new Set(all.map(({ retCode }) => retCode))).toEqual(new Set([RET.ok]))
  expect((await history(zhang)).total).toBe(1)
  expect((await history(xu)).total).toBe(0)
  await to('20260312203000')
  expect((await history(zhang)).total).toBe(1)
  expect((await rounds(xu)).last).toBeNull()
})
