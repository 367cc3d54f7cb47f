import { describe, expect, test } from 'vitest'
import * as calls from '#api/calls/funds/watch.ts'
import { listMessages } from '#api/calls/message.ts'
import { queryIndex } from '#api/calls/fund-index.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { actOn, EMPTY_WATCH_LIST, watchedFunds, type WatchAct } from '#domain/watch/watch-list.ts'
import { numbers } from '#test/sandbox/departments/content/testing/content.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { MOST_REMINDERS, type ReminderSubject } from '#domain/watch/price-reminder.ts'
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
    { requestNo: next(), code: fundCode, kind: 'changeUp', limit: '0.01', ...more },
    session,
  )
const ofFund = { subject: 'fund', code: fundCode } as const
const open = async (session: Session, of: { subject: ReminderSubject; code: string } = ofFund) =>
  (await ask(sandbox, calls.listPriceReminders, of, session)).reminders
const told = async (session: Session, name = '净值提醒') => {
  const { items } = await ask(sandbox, listMessages, { size: 50, kind: 'fund' }, session)
  return items.filter(({ title }) => title === name)
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
    await ask(sandbox, calls.removePriceReminder, { ...ofFund, reminderId }, qian)
    expect(await open(zhang)).toHaveLength(1)
    await ask(sandbox, calls.removePriceReminder, { ...ofFund, reminderId }, zhang)
    await ask(sandbox, calls.removePriceReminder, { ...ofFund, reminderId }, zhang)
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
    expect((await set(zhang, { code: '001386' })).retCode).toBe(RET.notFound)
  })
})

describe('the reminder of an index', () => {
  const ofIndex = { subject: 'index', code: '880800' } as const
  const newest = async (indexCode: string = ofIndex.code) => {
    const { percentile, date } = await ask(sandbox, queryIndex, { indexCode })
    return { percentile: Number(percentile), date }
  }
  const remind = async (session: Session, more: object = {}) =>
    set(session, { code: ofIndex.code, kind: 'percentileUp', limit: '99', ...more })

  test('fires once, at the first close whose percentile is at the line or beyond it', async () => {
    const { percentile } = await newest()
    const up = Math.floor(percentile) + 1
    const down = Math.ceil(percentile) - 1
    await remind(zhang, { kind: 'percentileUp', limit: String(up) })
    await remind(zhang, { kind: 'percentileDown', limit: String(down) })
    expect(await open(zhang, ofIndex)).toHaveLength(2)
    for (let days = 0; days < 40 && (await open(zhang, ofIndex)).length === 2; days += 1) {
      await control(sandbox, 'clock', { days: 1 })
    }
    const reached = await newest()
    expect(reached.percentile >= up || reached.percentile <= down).toBe(true)
    const [first, ...more] = await told(zhang, '估值提醒')
    expect(more).toEqual([])
    const day = `${reached.date.slice(4, 6)}-${reached.date.slice(6)}`
    const limit = reached.percentile >= up ? up : down
    expect(first?.text).toContain(
      `，${day} 市盈率百分位 ${reached.percentile.toFixed(2)}%，达到您设的 ${limit}%`,
    )
    expect(first?.forward?.targetUrl).toContain('/fundIndex/indexDetail?indexCode=880800')
    expect(await told(qian, '估值提醒')).toEqual([])
  })

  test('of an index that is ranked by price to book names that ratio', async () => {
    const bank = { code: '880001' }
    const up = Math.floor((await newest(bank.code)).percentile) + 1
    await remind(zhang, { ...bank, kind: 'percentileUp', limit: String(up) })
    await remind(zhang, { ...bank, kind: 'percentileDown', limit: String(up - 1) })
    const of = { subject: 'index', ...bank } as const
    for (let days = 0; days < 40 && (await open(zhang, of)).length === 2; days += 1) {
      await control(sandbox, 'clock', { days: 1 })
    }
    expect((await told(zhang, '估值提醒'))[0]?.text).toContain('市净率百分位')
  })

  test.each([
    ['a percentile that is there already', { kind: 'percentileDown', limit: '99' }],
    ['part of a percent', { limit: '98.5' }],
    ['a hundred', { limit: '100' }],
    ['a digit too many', { limit: '098' }],
  ])('is refused at %s', async (_, more) => {
    expect((await remind(zhang, more)).retCode).toBe(RET.badRequest)
  })

  test.each([
    ['is unknown', '999999'],
    ['is a fund', fundCode],
    ['is young', '880002'],
    ['has no earnings', '880006'],
  ])('is not for a code that %s', async (_, code) => {
    expect((await remind(zhang, { code })).retCode).toBe(RET.notFound)
  })

  test('is apart from those of a fund, at most five of an index', async () => {
    await set(zhang)
    for (let count = 0; count < MOST_REMINDERS; count += 1) {
      expect((await remind(zhang)).retCode).toBe(RET.ok)
    }
    expect((await remind(zhang)).retCode).toBe(SHOWN_RET.limitReached)
    expect(await open(zhang, { ...ofIndex, subject: 'fund' })).toEqual([])
    expect(await open(zhang)).toHaveLength(1)
  })
})

describe('a changed reminder', () => {
  test('takes the place of the one before, also where no more can be set', async () => {
    for (let count = 0; count < MOST_REMINDERS; count += 1) await set(zhang)
    const [first] = await open(zhang)
    const change = { requestNo: next(), limit: '9', replaces: first?.reminderId }
    await set(zhang, change)
    await set(zhang, change)
    const after = await open(zhang)
    expect(after).toHaveLength(MOST_REMINDERS)
    expect(after.filter(({ limit }) => limit === '9')).toHaveLength(1)
    expect(after.map(({ reminderId }) => reminderId)).not.toContain(first?.reminderId)
    // The number serves nothing else, not even a reminder more.
    expect((await set(zhang, { ...change, replaces: undefined })).retCode).toBe(RET.badRequest)
  })

  test('is refused once the one before is over, or is another user’s or another fund’s', async () => {
    await set(zhang)
    const [own] = await open(zhang)
    const replaces = own?.reminderId
    expect((await set(qian, { replaces })).retCode).toBe(RET.notFound)
    expect((await set(zhang, { replaces, code: '980401' })).retCode).toBe(RET.notFound)
    await ask(sandbox, calls.removePriceReminder, { ...ofFund, reminderId: replaces ?? '' }, zhang)
    expect((await set(zhang, { replaces })).retCode).toBe(RET.notFound)
    expect(await open(zhang)).toEqual([])
  })
})
