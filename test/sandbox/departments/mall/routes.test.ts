import { describe, expect, test } from 'vitest'
import {
  claimGoldCoinsTask,
  claimGoldCoinsTaskByCategory,
  processGoldCoinsTask,
} from '#api/calls/activity.ts'
import {
  cancelGoldExchange,
  deleteAddress,
  exchangeGoldGoods,
  listAddresses,
  listGoldExchanges,
  listGoldGoods,
  listGoldRecords,
  queryGoldExchange,
  queryGoldGoods,
  saveAddress,
} from '#api/calls/gold/mall.ts'
import { queryRandomCode } from '#api/calls/account.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { goodsById, SENTINEL_GOODS } from '#test/sandbox/departments/units/goods-catalogue.ts'
import { seededRequest } from './open-mall.ts'
import {
  ask,
  call,
  control,
  sealForProvider,
  signIn,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, coins, zhang } = useSandbox(['coins', 'zhang'])

const at = (to: string) => control(sandbox, 'clock', { to })
const records = (who: Session = coins, more = {}) =>
  ask(sandbox, listGoldRecords, { page: 1, size: 50, ...more }, who)
const balance = async (who: Session = coins) => (await records(who)).balance
const coinsFor = (goodsId: string) => goodsById(goodsId)?.coins ?? 0
const ownAddress = async (who: Session = coins) =>
  (await ask(sandbox, listAddresses, {}, who)).addresses[0]?.addressId ?? ''

let requests = 0
function fieldsFor(goodsId: string, more: object) {
  requests += 1
  const requestNo = `TEST${String(requests).padStart(16, '0')}`
  return { requestNo, goodsId, coins: coinsFor(goodsId), ...more }
}
function exchange(goodsId: string, more: object = {}, who: Session = coins) {
  return call(sandbox, exchangeGoldGoods, fieldsFor(goodsId, more), who)
}
async function exchanged(goodsId: string, more: object = {}, who: Session = coins) {
  const { exchangeNo } = await ask(sandbox, exchangeGoldGoods, fieldsFor(goodsId, more), who)
  return exchangeNo
}
const detail = (exchangeNo: string, who: Session = coins) =>
  ask(sandbox, queryGoldExchange, { exchangeNo }, who)

const msBetween = (from = '', to = '') => epochTime(to) - epochTime(from)

describe('the mall', () => {
  test('has 36 goods, which anyone may look at', async () => {
    const { goods } = await ask(sandbox, listGoldGoods)
    const kinds = ['coupon', 'right', 'thing', 'charity'].map(
      (kind) => goods.filter((it) => it.kind === kind).length,
    )
    expect([goods.length, ...kinds]).toEqual([36, 13, 8, 13, 2])
    expect(await ask(sandbox, queryGoldGoods, { goodsId: 'G301' })).toMatchObject({ own: null })
  })

  test('says of goods what the user has, has had and is', async () => {
    const own = async (goodsId: string, who: Session) =>
      (await ask(sandbox, queryGoldGoods, { goodsId }, who)).own
    expect(await own('G305', coins)).toEqual({
      balance: 635,
      used: 1,
      member: false,
      verified: true,
    })
    // The cancelled exchange does not count.
    expect(await own('G309', coins)).toMatchObject({ used: 0 })
    expect(await own('G305', await signIn(sandbox, 'zhu'))).toMatchObject({ member: true })
    expect(await own('G305', await signIn(sandbox, 'li'))).toMatchObject({ verified: false })
  })

  test('fills up at 10:00, and says so of what is sold out', async () => {
    const goods = () => ask(sandbox, queryGoldGoods, { goodsId: 'G206' })
    await at('20260312095959')
    expect(await goods()).toMatchObject({ left: 0, restockAt: '20260312100000' })
    await at('20260312100000')
    expect(await goods()).toMatchObject({ left: 10, restockAt: null })
    expect(await ask(sandbox, queryGoldGoods, { goodsId: 'G310' })).toMatchObject({
      left: 0,
      restockAt: null,
    })
  })
})

describe('the collector of coins', () => {
  test('has four lots, 80 of them due on 31 December, and an exchange of each state', async () => {
    expect(await records()).toMatchObject({
      balance: 635,
      ending: { amount: 80, date: '20261231' },
    })
    const { records: all } = await ask(sandbox, listGoldExchanges, { page: 1, size: 50 }, coins)
    expect(new Set(all.map(({ state }) => state))).toEqual(
      new Set(['submitted', 'processing', 'shipped', 'done', 'cancelled', 'failed']),
    )
  })

  test('reads a ledger whose last line is the balance, and each line the sum before', async () => {
    const { records: lines, balance: sum } = await records()
    expect(lines[0]?.balanceAfter).toBe(sum)
    let running = 0
    for (const line of lines.toReversed()) {
      running += line.amount
      expect(line.balanceAfter).toBe(running)
    }
    const came = (await records(coins, { filter: 'in' })).records
    const went = (await records(coins, { filter: 'out' })).records
    expect([
      came.every(({ amount }) => amount > 0),
      went.every(({ amount }) => amount < 0),
    ]).toEqual([true, true])
    expect(came.length + went.length).toBe(lines.length)
    expect(lines.find(({ kind }) => kind === 'frozen')?.exchangeNo).toMatch(/^E/)
  })
})

describe('an exchange', () => {
  test('of a coupon or a right is done at once, and cannot be cancelled', async () => {
    const coupon = await detail(await exchanged('G107'))
    expect(coupon).toMatchObject({ state: 'done', code: null, parcel: null })
    expect(coupon.cardId).toMatch(/^[0-9a-f]{24}$/)
    const right = await detail(await exchanged('G207'))
    expect(right).toMatchObject({ state: 'done', cardId: null, codeUntil: '20260609' })
    const answer = await call(sandbox, cancelGoldExchange, { exchangeNo: right.exchangeNo }, coins)
    expect(answer.retCode).toBe(SHOWN_RET.notCancellable)
    expect(await balance()).toBe(635 - 20 - 200)
  })

  test('of a thing is sent after two working days, and can be cancelled until then', async () => {
    const addressId = await ownAddress()
    const exchangeNo = await exchanged('G306', { addressId })
    expect(await detail(exchangeNo)).toMatchObject({ state: 'submitted', parcel: null })
    await at('20260312090000')
    expect((await detail(exchangeNo)).state).toBe('processing')
    await at('20260313160000')
    const sent = await detail(exchangeNo)
    expect(sent).toMatchObject({ state: 'shipped', parcel: { carrier: '云驿快递' } })
    expect(sent.address).toMatchObject({ name: '金**', mobile: '130****0066' })
    const cancel = await call(sandbox, cancelGoldExchange, { exchangeNo }, coins)
    expect(cancel.retCode).toBe(SHOWN_RET.notCancellable)
    await at('20260316180000')
    expect((await detail(exchangeNo)).steps.map(({ state }) => state)).toEqual([
      'submitted',
      'processing',
      'shipped',
      'done',
    ])
  })

  test('that is cancelled brings its coins back with the days on which they end', async () => {
    const addressId = await ownAddress()
    const exchangeNo = await exchanged('G305', { addressId })
    expect((await records()).ending).toEqual({ amount: 355, date: '20271231' })
    const once = () => call(sandbox, cancelGoldExchange, { exchangeNo }, coins)
    const answers = await Promise.all([once(), once()])
    expect(answers.map(({ retCode }) => retCode).toSorted((a, b) => a - b)).toEqual([
      RET.ok,
      SHOWN_RET.notCancellable,
    ])
    expect((await detail(exchangeNo)).returned).toEqual([
      { amount: 80, expiresAt: '20261231' },
      { amount: 200, expiresAt: '20271231' },
    ])
    expect(await records()).toMatchObject({
      balance: 635,
      ending: { amount: 80, date: '20261231' },
    })
    expect((await records()).records[0]).toMatchObject({
      kind: 'returned',
      amount: 280,
      exchangeNo,
    })
  })

  test('with one number is made once; the number does not serve for other goods', async () => {
    const requestNo = 'SAMENUMBER0000000001'
    const again = (goodsId = 'G107') => exchange(goodsId, { requestNo })
    const answers = await Promise.all([again(), again(), again()])
    expect(new Set(answers.map(({ payload }) => JSON.stringify(payload))).size).toBe(1)
    expect((await again('G105')).retCode).toBe(RET.badRequest)
    expect(await balance()).toBe(615)
  })

  test('of the last one goes to one of two devices, and takes no coins from the other', async () => {
    await ask(sandbox, claimGoldCoinsTaskByCategory, { category: 'newcomer' }, zhang)
    // Signing in brings the rest of what it costs.
    while ((await balance(zhang)) < coinsFor('G306')) {
      await ask(sandbox, claimGoldCoinsTaskByCategory, { category: 'daily' }, zhang)
      await control(sandbox, 'clock', { days: 1 })
    }
    const before = await balance(zhang)
    const { randomCode } = await ask(sandbox, queryRandomCode, {}, zhang)
    const mobile = sealForProvider('13900000077', randomCode)
    const place = { name: '张', region: '上海市 黄浦区', detail: '1 号', randomCode, mobile }
    const { addressId } = await ask(sandbox, saveAddress, place, zhang)
    const [mine, theirs] = await Promise.all([
      exchange('G306', { addressId }, zhang),
      exchange('G306', { addressId: await ownAddress() }),
    ])
    expect(new Set([mine.retCode, theirs.retCode])).toEqual(new Set([RET.ok, SHOWN_RET.stockOut]))
    expect([before - (await balance(zhang)), 635 - (await balance())]).toEqual(
      mine.retCode === RET.ok ? [200, 0] : [0, 200],
    )
    expect((await ask(sandbox, queryGoldGoods, { goodsId: 'G306' })).left).toBe(0)
  })

  test('a thousand times at once takes no more coins than there are', async () => {
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => exchange('G501')))
    const made = answers.filter(({ retCode }) => retCode === RET.ok).length
    const short = answers.filter(({ retCode }) => retCode === SHOWN_RET.coinsShort).length
    expect([made, short, await balance()]).toEqual([12, 988, 35])
  })

  test.each([
    ['a price that is not the mall’s', 'G107', { coins: 1 }, SHOWN_RET.priceChanged],
    ['goods without an end of coins', 'G201', {}, SHOWN_RET.coinsShort],
    ['goods that are over', 'G403', {}, SHOWN_RET.activityOver],
    ['goods that have not begun', SENTINEL_GOODS.later, {}, SHOWN_RET.activityOver],
    ['goods for members', SENTINEL_GOODS.level, {}, RET.cannotJoin],
    ['what is gone when asked', SENTINEL_GOODS.last, { addressId: 'A0' }, SHOWN_RET.stockOut],
    ['a thing without an address', 'G305', {}, RET.badRequest],
    ['a coupon with an address', 'G107', { addressId: 'A0' }, RET.badRequest],
    ['a number of coins below zero', 'G107', { coins: -20 }, RET.badRequest],
    ['goods that nobody has', 'G999', {}, RET.notFound],
  ])('for %s is refused, and no coin moves', async (_case, goodsId, more, retCode) => {
    expect((await exchange(goodsId, more)).retCode).toBe(retCode)
    expect(await balance()).toBe(635)
  })

  test('of another user, or to another’s address, is not found and not made', async () => {
    const { exchangeNo } = await ask(
      sandbox,
      queryGoldExchange,
      { requestNo: seededRequest('G303') },
      coins,
    )
    for (const endpoint of [queryGoldExchange, cancelGoldExchange]) {
      expect((await call(sandbox, endpoint, { exchangeNo }, zhang)).retCode).toBe(RET.notFound)
    }
    await ask(sandbox, claimGoldCoinsTaskByCategory, { category: 'newcomer' }, zhang)
    const addressId = await ownAddress()
    expect((await exchange('G305', { addressId }, zhang)).retCode).toBe(RET.badRequest)
    const removal = await call(sandbox, deleteAddress, { addressId }, zhang)
    expect(removal.retCode).toBe(RET.notFound)
  })

  test('that takes its time is worked on after a minute, and done after ten', async () => {
    await ask(sandbox, claimGoldCoinsTaskByCategory, { category: 'newcomer' }, coins)
    const slow = await exchanged(SENTINEL_GOODS.slow)
    const states: string[] = []
    for (;;) {
      const { state, expectedAt } = await detail(slow)
      states.push(state)
      if (expectedAt === null) break
      await at(expectedAt)
    }
    expect(states).toEqual(['submitted', 'processing', 'done'])
    const { steps, code } = await detail(slow)
    expect(code).not.toBe(null)
    expect(msBetween(steps[0]?.time, steps[2]?.time)).toBe(600_000)
  })

  test('that fails gives the coins back with its reason', async () => {
    const failed = await exchanged(SENTINEL_GOODS.fail)
    expect(await balance()).toBe(135)
    await at('20260311230000')
    expect(await detail(failed)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('金币已退回'),
    })
    expect(await balance()).toBe(635)
  })

  test('whose answer was cut is found by its request, and made once', async () => {
    const requestNo = 'CUTREQUEST0000000001'
    await expect(exchange(SENTINEL_GOODS.cut, { requestNo })).rejects.toThrow('cut')
    const found = await ask(sandbox, queryGoldExchange, { requestNo }, coins)
    expect(found.state).toBe('done')
    expect((await exchange(SENTINEL_GOODS.cut, { requestNo })).payload).toMatchObject({
      exchangeNo: found.exchangeNo,
    })
    expect(await balance()).toBe(575)
  })
})

describe('an address', () => {
  const save = async (more: object, number = '13900000077') => {
    const { randomCode } = await ask(sandbox, queryRandomCode, {}, coins)
    const mobile = sealForProvider(number, randomCode)
    const place = { name: '金满仓', region: '上海市 黄浦区', detail: '人民路 8 号' }
    return call(sandbox, saveAddress, { ...place, randomCode, mobile, ...more }, coins)
  }

  test.each([
    ['markup in its place', { detail: '<b>1 号</b>' }, undefined],
    ['markup in its name', { name: '<script>' }, undefined],
    ['a control character', { detail: '1 号\u0000' }, undefined],
    ['a place of 121 characters', { detail: '路'.repeat(121) }, undefined],
    ['a number of ten digits', {}, '1390000007'],
  ])('with %s is refused', async (_case, more, number) => {
    expect((await save(more, number)).retCode).toBe(RET.badRequest)
  })

  test('is listed masked, the newest first, and leaves the list when it is removed', async () => {
    expect((await save({})).retCode).toBe(RET.ok)
    const list = async () => (await ask(sandbox, listAddresses, {}, coins)).addresses
    const [first] = await list()
    expect(first).toMatchObject({ mobile: '139****0077', detail: '人民路 8 号' })
    await ask(sandbox, deleteAddress, { addressId: first?.addressId ?? '' }, coins)
    expect(await list()).toHaveLength(1)
  })
})

describe('signing in', () => {
  const signInState = async () => (await ask(sandbox, processGoldCoinsTask, {}, zhang)).signIn
  const claim = async () =>
    call(sandbox, claimGoldCoinsTask, { taskId: (await signInState()).taskId }, zhang)

  test('on seven days brings 90 coins, the eighth begins again', async () => {
    const brought: number[] = []
    for (let day = 11; day <= 18; day += 1) {
      await at(`202603${day}120000`)
      const before = await balance(zhang)
      expect((await claim()).retCode).toBe(RET.ok)
      expect((await claim()).retCode).toBe(RET.alreadyClaimed)
      brought.push((await balance(zhang)) - before)
    }
    expect(brought).toEqual([5, 5, 10, 10, 15, 15, 30, 5])
  })

  test('after a missed day begins again, and yesterday’s is not found', async () => {
    await claim()
    const { taskId } = await signInState()
    await at('20260313120000')
    expect(await signInState()).toMatchObject({ claimed: 0, today: 'open' })
    const late = await call(sandbox, claimGoldCoinsTask, { taskId }, zhang)
    expect(late.retCode).toBe(RET.notFound)
  })
})
