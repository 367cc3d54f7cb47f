import { expect, test } from 'vitest'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { assetCurve, gameResult, rankList } from '#api/calls/game-standing.ts'
import {
  buyGameFund,
  mncjActivityHdMncjPositionDetails,
  mncjPositionInfo,
  sellGameFund,
} from '#api/calls/game-trading.ts'
import { mncjActivityRecommendFundList, receiveGameMoney } from '#api/calls/trading-game.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import { add, divide, multiply, roundCent, roundTo, subtract } from '#domain/money/money.ts'
import { estimateRedemption, STATUTORY_REDEMPTION_TIERS } from '#domain/order/redemption.ts'
import { GAME } from '#test/sandbox/departments/activity/catalogue.ts'
import { calendarDaysBetween } from '#test/sandbox/kernel/calendar.ts'
import { ask, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { cash, gainRate, GameLedger, units, type Act, type Terms } from './testing/game-ledger.ts'

const { sandbox, zhang, wang, xu } = useSandbox(['zhang', 'wang', 'xu'])
const players = { zhang, wang, xu }
const game = { activityId: GAME }

type Player = keyof typeof players
const [STOCK, BOND, MIXED, INDEX, MONEY] = ['980101', '980501', '980301', '980402', '001386']
/** All that can be sold at the time. */
const ALL = 'all'

const act = (time: string, kind: Act['kind'], fundCode: string, quantity: string): Act => ({
  time: `2026${time}`,
  kind,
  fundCode,
  quantity,
})

/** `abroad` is a QDII fund. Weekends, the cut-off, a day of dividends and lots of two ages are in it. */
const plays = (abroad: string): Record<Player, readonly Act[]> => ({
  zhang: [
    act('0311100500', 'buy', STOCK, '40000.00'),
    act('0312110000', 'buy', MONEY, '20000.00'),
    act('0316145959', 'buy', STOCK, '10000.01'),
    act('0317150000', 'sell', STOCK, '5000.00'),
    act('0330093000', 'sell', MONEY, '1234.56'),
    act('0407140000', 'sell', STOCK, ALL),
  ],
  wang: [
    act('0311100600', 'buy', BOND, '30000.00'),
    act('0314120000', 'buy', MIXED, '25555.55'),
    act('0320100000', 'buy', BOND, '1000.00'),
    act('0325100000', 'sell', BOND, ALL),
    act('0410140000', 'buy', MIXED, '777.77'),
  ],
  xu: [
    act('0311233000', 'buy', abroad, '50000.00'),
    act('0319100000', 'buy', INDEX, '49999.99'),
    act('0324143000', 'sell', abroad, '1000.01'),
    act('0409100000', 'sell', INDEX, '500.00'),
  ],
})

let numbers = 0

test('three players over thirty days have to the cent what a separate reckoning gives', async () => {
  const { funds } = await ask(sandbox, mncjActivityRecommendFundList, game)
  const abroad = funds.find(({ fundTypeName }) => fundTypeName === 'QDII')?.fundCode ?? ''
  const days = calendarDaysBetween('20260311', '20260410')
  const names = ['zhang', 'wang', 'xu'] as const
  for (const name of names) await ask(sandbox, receiveGameMoney, game, players[name])
  const planned = names.flatMap((name) => plays(abroad)[name].map((it) => ({ name, act: it })))
  const done: { name: Player; act: Act; traded: string; confirmed: string }[] = []
  const totals: Record<Player, Map<string, string>> = {
    zhang: new Map(),
    wang: new Map(),
    xu: new Map(),
  }

  for (const day of days) {
    const ofDay = planned
      .filter(({ act: { time } }) => time.startsWith(day))
      .toSorted((a, b) => (a.act.time < b.act.time ? -1 : 1))
    for (const it of ofDay.filter(({ act: { time } }) => time < `${day}21`))
      done.push(await play(it.name, it.act))
    await control(sandbox, 'clock', { to: `${day}210000` })
    for (const name of names) {
      const { totalAsset } = await ask(sandbox, mncjPositionInfo, game, players[name])
      totals[name].set(day, totalAsset)
    }
    for (const it of ofDay.filter(({ act: { time } }) => time > `${day}21`))
      done.push(await play(it.name, it.act))
  }

  const terms = new Map<string, Terms>()
  for (const fundCode of [STOCK, BOND, MIXED, INDEX, MONEY, abroad])
    terms.set(fundCode, await termsFor(fundCode))
  const openDays = [...(terms.get(STOCK)?.points.keys() ?? [])]
  const results = new Map<Player, bigint>()

  for (const name of names) {
    const ledger = new GameLedger(terms, openDays)
    const own = done.filter((it) => it.name === name)
    const reckoned = new Map<string, string>()
    for (const day of days) {
      const isOpen = openDays.includes(day)
      if (isOpen) ledger.morning(day)
      const acts = own.filter((it) => it.act.time.startsWith(day))
      for (const it of acts.filter(({ act: { time } }) => time < `${day}20`)) ledger.order(it.act)
      ledger.evening(day)
      if (isOpen) reckoned.set(day, yuanText(ledger.total(day)))
      for (const it of acts.filter(({ act: { time } }) => time > `${day}20`)) ledger.order(it.act)
    }
    const evenings = openDays.filter((day) => reckoned.has(day))
    expect(evenings).toHaveLength(22)
    expect(evenings.map((day) => totals[name].get(day))).toEqual([...reckoned.values()])
    // The last orders are confirmed after the last day that is known.
    const known = own.filter(({ confirmed }) => confirmed <= '20260410')
    expect(known.map(({ traded, confirmed }) => ({ traded, confirmed }))).toEqual(
      known.map(({ act: it }) => ledger.days(it)),
    )
    const total = ledger.total('20260410')
    results.set(name, total)
    await checkResult(name, ledger, total)
  }
  await checkRanks(results)
})

async function play(name: Player, planned: Act) {
  const { time, kind, fundCode } = planned
  const session = players[name]
  await control(sandbox, 'clock', { to: time })
  numbers += 1
  const order = { ...game, fundCode, requestNo: `THIRTYDAYS${String(numbers).padStart(6, '0')}` }
  if (kind === 'buy') {
    const { quantity } = planned
    const placed = await ask(sandbox, buyGameFund, { ...order, amount: quantity }, session)
    return { name, act: planned, traded: placed.tradeDate, confirmed: placed.confirmDate }
  }
  const details = await ask(
    sandbox,
    mncjActivityHdMncjPositionDetails,
    { ...game, fundCode },
    session,
  )
  const quantity = planned.quantity === ALL ? details.usableShares : planned.quantity
  const placed = await ask(sandbox, sellGameFund, { ...order, shares: quantity }, session)
  const own = { ...planned, quantity }
  return { name, act: own, traded: placed.tradeDate, confirmed: placed.confirmDate }
}

async function termsFor(fundCode: string): Promise<Terms> {
  const fund = await ask(sandbox, queryFundOne, { fundCode })
  const { points } = await ask(sandbox, queryNavHistory, { fundCode, from: '20260310' })
  const kind = fund.fundTypeName === 'QDII' ? 'qdii' : fund.nav === '1.0000' ? 'money' : 'domestic'
  return { ...fund, kind, points: new Map(points.map((it) => [it.date, it])) }
}

/** A sum of cents as the provider writes it. */
const yuanText = (sum: bigint): string =>
  `${sum < 0n ? '-' : ''}${String(sum < 0n ? -sum : sum)
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1')}`

async function checkResult(name: Player, ledger: GameLedger, total: bigint): Promise<void> {
  const { own } = await ask(sandbox, gameResult, game, players[name])
  expect(own).toMatchObject({
    final: false,
    totalAsset: yuanText(total),
    profit: yuanText(total - cash('100000.00')),
    purchaseFees: yuanText(ledger.purchaseFees),
    saleFees: yuanText(ledger.saleFees),
  })
  const profits = (own?.funds ?? []).map(({ profit }) => cash(profit))
  expect(profits.reduce((all, it) => all + it, 0n)).toBe(total - cash('100000.00'))
  const { days } = await ask(sandbox, assetCurve, game, players[name])
  expect(days[0]).toMatchObject({ date: '20260310', total: '100000.00' })
  expect(days.at(-1)).toMatchObject({ date: '20260410', total: yuanText(total) })
  expect(days.every(({ index }) => index !== null)).toBe(true)
}

async function checkRanks(results: ReadonlyMap<Player, bigint>): Promise<void> {
  for (const [name, total] of results) {
    const page = { ...game, page: 1, size: 50 }
    const { own, records } = await ask(sandbox, rankList, page, players[name])
    const rates = records.map(({ profitRate }) => units(profitRate, 2))
    expect(records).toHaveLength(7)
    for (const [at, { rank }] of records.entries())
      expect(rank).toBe(1 + rates.filter((it) => it > (rates[at] ?? 0n)).length)
    expect(units(own?.profitRate ?? '', 2)).toBe(gainRate(total))
    expect(own?.rank).toBe(1 + rates.filter((it) => it > gainRate(total)).length)
    expect(records.filter(({ isOwn }) => isOwn)).toMatchObject([own])
  }
}

test('40,000 at 0.08 % and a sale on day 20 leave 101,872.12, which is +1.87 %', () => {
  const bought = estimatePurchase({
    amount: '40000.00',
    tiers: [{ upTo: null, rate: '0.8', flat: null }],
    discount: '0.1',
    nav: '1.2345',
  })
  expect(bought.shares).toBe('32375.88')
  const sold = estimateRedemption({
    shares: '10000.00',
    lots: [{ confirmDate: '20260312', shares: '32375.88' }],
    nav: '1.2890',
    tiers: STATUTORY_REDEMPTION_TIERS,
    on: { tradeDay: '20260331', confirmDate: '20260401' },
  })
  expect(sold).toMatchObject({ net: '12761.10', lots: [{ ageDays: 20, rate: '1' }] })
  const held = roundCent(multiply(subtract('32375.88', '10000.00'), '1.3010'))
  const total = add(add('60000.00', sold.net), held)
  expect(total).toBe('101872.12')
  const gained = divide(subtract(total, '100000.00'), '100000.00')
  expect(roundTo(multiply(gained, '100'), 2)).toBe('1.87')
  // The separate reckoning has the same.
  expect(gainRate(cash('101872.12'))).toBe(187n)
})
