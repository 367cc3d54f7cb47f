import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { CUT_OFF, tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { FUND_SENTINELS } from '#test/sandbox/departments/trading/sentinels.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { GAME, GAME_LATER, GAME_OVER, PICK, PICK_OVER, PICK_PAUSED } from './catalogue.ts'
import data from './open-activities.json' with { type: 'json' }
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { expireUnits } from '#test/sandbox/departments/units/unit-lots.ts'
import { giveOnce } from './rewards.ts'

/**
 * Days from the database's first day; the end is a cut-off, that of the first trading day from then
 * on, so that an order of the last moment has the last day's value.
 */
const PERIODS = dataFile(
  'open-activities.json',
  v.array(
    v.strictObject({
      id: v.string(),
      kind: v.picklist(['game', 'keep', 'rule']),
      from: v.number(),
      to: v.number(),
    }),
  ),
  data,
)

const GAME_FUNDS = 30
const FUNDS_A_TYPE = 4
const KEEP_FUNDS = 6
/** With loaded data there are tens of thousands. */
const MOST_LOOKED_AT = 500

/** Opens the activities of a new database as of `began`, its first moment. */
export function openActivities(db: Database, market: Market, began: Time14): void {
  const today = began.slice(0, 8)
  for (const { id, kind, from, to } of PERIODS) {
    db.run(
      'INSERT INTO activities VALUES (?, ?, ?, ?)',
      id,
      kind,
      `${addDays(today, from)}090000`,
      `${tradingDayOnOrAfter(addDays(today, to), market.isTradingDay)}${CUT_OFF}`,
    )
  }
  const gameFunds = playable(market, began)
  for (const id of [GAME, GAME_OVER, GAME_LATER]) insertFunds(db, id, gameFunds)
  const keepFunds = gameFunds.slice(0, KEEP_FUNDS)
  for (const { id } of PERIODS.filter(({ kind }) => kind === 'keep')) insertFunds(db, id, keepFunds)
  const picked = mixed(gameFunds.filter((fund) => isPicked(market, fund)))
  for (const id of [PICK, PICK_OVER, PICK_PAUSED]) insertFunds(db, id, picked)
}

function insertFunds(db: Database, activityId: string, funds: readonly Fund[]): void {
  for (const [position, fund] of funds.entries()) {
    db.run('INSERT INTO activity_funds VALUES (?, ?, ?)', activityId, position, fund.code)
  }
}

/** One class of each fund whose value of a day is out in its evening. */
const isPicked = (market: Market, { code, isQdii, isMoney }: Fund): boolean =>
  !isQdii && !isMoney && (market.classes(code)[0]?.fund.code ?? code) === code

/** The first of each type, then the second of each, so that neighbours differ. */
function mixed(funds: readonly Fund[]): readonly Fund[] {
  const place = (fund: Fund) =>
    funds.filter(({ typeName }) => typeName === fund.typeName).indexOf(fund)
  return funds.toSorted((a, b) => place(a) - place(b))
}

/** Funds that can be bought and have a value, a few of each type. */
export function playable(market: Market, now: Time14): Fund[] {
  const chosen: Fund[] = []
  for (const fund of market.funds.slice(0, MOST_LOOKED_AT)) {
    if (chosen.length === GAME_FUNDS) break
    const ofType = chosen.filter((it) => it.typeCode === fund.typeCode && it.isQdii === fund.isQdii)
    const isSentinel = FUND_SENTINELS.some((it) => it.fundCode === fund.code)
    const isFull = ofType.filter((it) => it.typeName === fund.typeName).length >= FUNDS_A_TYPE
    if (fund.applyStatus === 'suspended' || fund.pensionOnly || isSentinel || isFull) continue
    if (market.rawPoints(fund.code, now).length > 0) chosen.push(fund)
  }
  return chosen
}

const COLLECTOR = 'every'

/** The coins of one user: some have ended, some end this year, some the next. */
export function earnSoFar(db: Database, _market: Market, began: Time14): void {
  const today = began.slice(0, 8)
  const year = Number(today.slice(0, 4))
  const known = db.has('SELECT 1 AS found FROM users WHERE user_id = ?', COLLECTOR)
  if (!known) return
  const earn = (claimId: string, time: Time14, amount: number) =>
    giveOnce(
      db,
      { userId: COLLECTOR, scope: 'coin-tasks', claimId, time },
      { unit: UNIT.coin, amount },
    )
  earn('risk_assessment', `${year - 3}1108101500`, 50)
  expireUnits(db, `${year - 2}1231`, `${year - 2}1231235959`)
  earn('binding_card', `${year - 1}0106093000`, 100)
  earn('first_purchase', `${year - 1}1120142000`, 200)
  earn(`read_article-${year}0105`, `${year}0105204500`, 5)
}
