import { describe, expect, test } from 'vitest'
import * as calls from '#api/calls/funds/watch.ts'
import { listMessages } from '#api/calls/message.ts'
import { RET } from '#api/endpoint.ts'
import { actOn, EMPTY_WATCH_LIST, watchedFunds, type WatchAct } from '#domain/watch/watch-list.ts'
import { numbers } from '#test/sandbox/content/test-content.ts'
import { ask, call, control, type Session } from '#test/sandbox/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, qian } = useSandbox(['zhang', 'qian'])
const next = numbers('W')
const fundCode = '980301'

const listOf = (session: Session) => ask(sandbox, calls.listWatched, {}, session)
const codesOf = async (session: Session) =>
  watchedFunds(await listOf(session)).map((it) => it.fundCode)
const act = async (session: Session, what: WatchAct, at: number) => {
  const { funds, order, orderedAt } = actOn(await listOf(session), what, at)
  return call(
    sandbox,
    calls.syncWatched,
    { funds: [...funds], order: [...order], orderedAt },
    session,
  )
}
const star = (code: string, on = true): WatchAct => ({ do: 'star', fundCode: code, on })

describe('a watch list', () => {
  test('has each fund once, however often it is sent, and is its user’s alone', async () => {
    await act(zhang, star(fundCode), 1_000)
    await act(zhang, star(fundCode), 1_000)
    await act(zhang, star('980401'), 2_000)
    expect(await codesOf(zhang)).toEqual(['980401', fundCode])
    expect(await codesOf(qian)).toEqual([])
  })

  test('leaves out codes that are no fund', async () => {
    await act(zhang, star('999999'), 1_000)
    await act(zhang, { do: 'order', order: ['999999', fundCode] }, 1_000)
    expect((await listOf(zhang)).order).toEqual([fundCode])
    expect(await codesOf(zhang)).toEqual([])
  })

  test('takes an act from a clock that is ahead as of now', async () => {
    await act(zhang, star(fundCode), 9e15)
    const [fund] = (await listOf(zhang)).funds
    expect(fund?.at).toBeLessThan(2e12)
    await act(zhang, star(fundCode, false), 0)
    expect(await codesOf(zhang)).toEqual([])
  })

  test('is not put back by a device that has missed the act', async () => {
    await act(zhang, star(fundCode), 1_000)
    const stale = await listOf(zhang)
    await act(zhang, star(fundCode, false), 2_000)
    await ask(sandbox, calls.syncWatched, stale, zhang)
    expect(await codesOf(zhang)).toEqual([])
  })

  test('refuses a note of 41 letters, and nobody signed out has one', async () => {
    const edit: WatchAct = { do: 'edit', fundCode, group: '', note: '字'.repeat(41) }
    expect((await act(zhang, edit, 1_000)).retCode).toBe(RET.badRequest)
    expect((await call(sandbox, calls.listWatched, {})).retCode).toBe(RET.notLoggedIn)
    const empty = { funds: [], order: [], orderedAt: EMPTY_WATCH_LIST.orderedAt }
    expect((await call(sandbox, calls.syncWatched, empty)).retCode).toBe(RET.notLoggedIn)
  })
})

test('quotes are in the order of the codes, each once, without what is no fund', async () => {
  const fundCodes = '980401,999999,001386,980401,980301'
  const { funds } = await ask(sandbox, calls.listFundQuotes, { fundCodes })
  expect(funds.map((it) => it.fundCode)).toEqual(['980401', '001386', '980301'])
  expect(funds.map((it) => it.navDate)).toEqual(['20260310', '20260310', '20260310'])
  expect(funds[1]?.sevenDayYield).not.toBeNull()
  expect(funds[2]?.dayChange).not.toBeNull()
})

const set = (session: Session, more: object = {}) =>
  call(
    sandbox,
    calls.setPriceReminder,
    { requestNo: next(), fundCode, kind: 'changeUp', limit: '0.01', ...more },
    session,
  )
const open = async (session: Session) =>
  (await ask(sandbox, calls.listPriceReminders, { fundCode }, session)).reminders
const told = async (session: Session) => {
  const { items } = await ask(sandbox, listMessages, { size: 50, kind: 'fund' }, session)
  return items.filter(({ title }) => title === '净值提醒')
}

describe('a price reminder', () => {
  test('fires at the next published value that reaches it, once', async () => {
    // One of the two is reached by whatever the day brings.
    await set(zhang, { kind: 'changeUp', limit: '0.01' })
    await set(zhang, { kind: 'changeDown', limit: '0.01' })
    expect(await open(zhang)).toHaveLength(2)
    await control(sandbox, 'clock', { to: '20260311195959' })
    expect(await told(zhang)).toEqual([])
    await control(sandbox, 'clock', { to: '20260311200000' })
    const [first, ...more] = await told(zhang)
    expect(more).toEqual([])
    expect(first?.text).toMatch(/，03-11 日涨跌 [+-]\d+\.\d\d%，达到您设的 [+-]0\.01%$/)
    expect(first?.forward?.targetUrl).toContain(fundCode)
    expect(await open(zhang)).toHaveLength(1)
    await control(sandbox, 'clock', { to: '20260311210000' })
    expect(await told(zhang)).toHaveLength(1)
    expect(await told(qian)).toEqual([])
  })

  test('is set once for its number, which serves nothing else', async () => {
    const requestNo = next()
    await set(zhang, { requestNo })
    await set(zhang, { requestNo })
    expect(await open(zhang)).toHaveLength(1)
    expect((await set(zhang, { requestNo, limit: '5' })).retCode).toBe(RET.badRequest)
    expect((await set(qian, { requestNo })).retCode).toBe(RET.ok)
  })

  test('is gone once it is taken back, by its user alone', async () => {
    await set(zhang)
    const [reminder] = await open(zhang)
    const reminderId = reminder?.reminderId ?? ''
    await ask(sandbox, calls.removePriceReminder, { fundCode, reminderId }, qian)
    expect(await open(zhang)).toHaveLength(1)
    await ask(sandbox, calls.removePriceReminder, { fundCode, reminderId }, zhang)
    await ask(sandbox, calls.removePriceReminder, { fundCode, reminderId }, zhang)
    expect(await open(zhang)).toEqual([])
    await control(sandbox, 'clock', { days: 5 })
    expect(await told(zhang)).toEqual([])
  })

  test.each([
    ['a value that is there already', { kind: 'valueDown', limit: '900' }],
    ['nothing', { limit: '0' }],
    ['less than nothing', { limit: '-1' }],
    ['no number', { limit: '1e3' }],
  ])('is refused at %s', async (_, more) => {
    expect((await set(zhang, more)).retCode).toBe(RET.badRequest)
  })

  test('is not for a money-market fund', async () => {
    expect((await set(zhang, { fundCode: '001386' })).retCode).toBe(RET.notFound)
  })
})
