import * as v from 'valibot'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays, CUT_OFF, tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { calendarDaysBetween } from '#test/sandbox/kernel/calendar.ts'
import { PUBLISHED_AT, type Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { FUND_SENTINELS } from '#test/sandbox/departments/trading/sentinels.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import {
  CHEST,
  CHEST_EMPTY,
  CHEST_LATER,
  CHEST_OVER,
  CHEST_PAUSED,
  DOUBLE_EGG,
  GAME,
  GAME_LATER,
  GAME_OVER,
  KEEP,
  KEEP_LATER,
  KEEP_OVER,
  KEEP_MEMBERS,
  KEEP_PAUSED,
  KEEP_REWARDS,
  KEEP_SOLD_OUT,
  START_MONEY,
  TREE,
  TREE_LATER,
  TREE_OVER,
} from './catalogue.ts'
import { datesFor } from '#test/sandbox/departments/trading/purchase-terms.ts'
import type { ActivityKind } from './activities.ts'
import { recordBuy } from '#test/sandbox/departments/game/game-orders.ts'
import { recordPlayer } from '#test/sandbox/departments/game/game-positions.ts'
import { openMall } from '#test/sandbox/departments/mall/open-mall.ts'
import { seedTrees } from '#test/sandbox/departments/tree/seed-trees.ts'
import { settleGames } from '#test/sandbox/departments/game/game-settlement.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { expireUnits } from '#test/sandbox/departments/units/unit-lots.ts'
import { campaignTerms } from './campaign-terms.ts'
import { noteSignedDay } from './day-sign-in.ts'
import { drawForLesson } from '#test/sandbox/departments/lottery/chest.ts'
import { noteJoin } from './campaigns.ts'
import { noteChallengePlan } from '#test/sandbox/departments/keep/keep-challenge.ts'
import { claimReward, giveOnce, rewardInvitation } from './rewards.ts'

const OPENED = 'activities_opened'

/**
 * Days from the database's first day; the end is a cut-off, that of the first trading day from then
 * on, so that an order of the last moment has the last day's value.
 */
const PERIODS: readonly { id: string; kind: ActivityKind; from: number; to: number }[] = [
  { id: GAME, kind: 'game', from: -30, to: 90 },
  { id: GAME_OVER, kind: 'game', from: -120, to: -31 },
  { id: GAME_LATER, kind: 'game', from: 91, to: 180 },
  { id: KEEP, kind: 'keep', from: -70, to: 120 },
  { id: KEEP_OVER, kind: 'keep', from: -400, to: -20 },
  { id: KEEP_LATER, kind: 'keep', from: 2, to: 200 },
  { id: KEEP_SOLD_OUT, kind: 'keep', from: -30, to: 90 },
  { id: KEEP_PAUSED, kind: 'keep', from: -30, to: 100 },
  { id: CHEST, kind: 'rule', from: -12, to: 110 },
  { id: CHEST_OVER, kind: 'rule', from: -100, to: -13 },
  { id: CHEST_LATER, kind: 'rule', from: 5, to: 95 },
  { id: CHEST_PAUSED, kind: 'rule', from: -5, to: 80 },
  { id: CHEST_EMPTY, kind: 'rule', from: -5, to: 85 },
  { id: KEEP_MEMBERS, kind: 'keep', from: -30, to: 150 },
  { id: DOUBLE_EGG, kind: 'rule', from: -10, to: 60 },
  { id: 'lessons-spring', kind: 'rule', from: -9, to: 50 },
  { id: 'first-steps', kind: 'rule', from: -3, to: 30 },
  { id: 'lessons-winter', kind: 'rule', from: -75, to: -14 },
  { id: 'double-egg-0', kind: 'rule', from: -80, to: -40 },
  { id: 'harvest', kind: 'rule', from: -100, to: -60 },
  { id: 'anniversary', kind: 'rule', from: -120, to: -82 },
  { id: TREE, kind: 'rule', from: -20, to: 70 },
  { id: TREE_OVER, kind: 'rule', from: -110, to: -21 },
  { id: TREE_LATER, kind: 'rule', from: 75, to: 165 },
]

const GAME_FUNDS = 30
const FUNDS_A_TYPE = 4
const KEEP_FUNDS = 6
/** With loaded data there are tens of thousands. */
const MOST_LOOKED_AT = 500

/**
 * Who plays from the start: two of them the same way, so that they share a rank; the last two only
 * took the money.
 */
const PLAYERS: readonly {
  userId: string
  invitedBy?: string
  buys: readonly { fund: number; amount: string }[]
}[] = [
  {
    userId: 'qian',
    buys: [
      { fund: 0, amount: '40000.00' },
      { fund: 5, amount: '30000.00' },
    ],
  },
  { userId: 'feng', buys: [{ fund: 2, amount: '20000.00' }] },
  { userId: 'zheng', buys: [{ fund: 2, amount: '20000.00' }] },
  { userId: 'wu', buys: [{ fund: 8, amount: '60000.00' }] },
  { userId: 'chen', buys: [] },
  { userId: 'invited', invitedBy: 'qian', buys: [] },
]

const COMMENTS = [
  { userId: 'qian', content: '用模拟资金练手，先学会分散。' },
  { userId: 'feng', content: '跟着净值走了两周，终于弄懂 T+1 确认了。' },
  { userId: 'wu', content: '原来申购费对收益影响这么明显。' },
  { userId: 'chen', content: '先观望一下，学习大家的思路。' },
] as const

/**
 * Opens the activities of a new database as of `began`, its first moment, with a few players whose
 * trades have been confirmed since. Does nothing when that was done.
 */
export function openActivities(db: Database, market: Market, began: Time14): void {
  if (db.meta(OPENED) !== null) return
  db.transaction(() => {
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
    for (const { id } of PERIODS.filter(({ kind }) => kind === 'keep'))
      insertFunds(db, id, keepFunds)
    playSoFar(db, market, gameFunds, addDays(today, -30), began)
    earnSoFar(db, today)
    openMall(db, market, began)
    seedTrees(db, began)
    keepSoFar(db, began)
    chestSoFar(db, began)
    db.setMeta(OPENED, began)
  })
}

function insertFunds(db: Database, activityId: string, funds: readonly Fund[]): void {
  for (const [position, fund] of funds.entries()) {
    db.run('INSERT INTO activity_funds VALUES (?, ?, ?)', activityId, position, fund.code)
  }
}

/** Funds that can be bought and have a value, a few of each type. */
function playable(market: Market, now: Time14): Fund[] {
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
function earnSoFar(db: Database, today: Date8): void {
  const year = Number(today.slice(0, 4))
  const known = db.get(
    v.object({ found: v.number() }),
    'SELECT 1 AS found FROM users WHERE user_id = ?',
    COLLECTOR,
  )
  if (known === undefined) return
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

/** Who takes part in the chest from the start: three draws, and five days of signing in. */
const CHEST_USER = 'coins'
const CHEST_LESSONS = 3
const CHEST_DAYS = 5

function chestSoFar(db: Database, began: Time14): void {
  const known = db.get(
    v.object({ found: v.number() }),
    'SELECT 1 AS found FROM users WHERE user_id = ?',
    CHEST_USER,
  )
  if (known === undefined) return
  const day = (ago: number): Time14 => `${addDays(began.slice(0, 8), -ago)}080000`
  const consentId = campaignTerms(CHEST).consentId ?? ''
  noteJoin(db, { activityId: CHEST, userId: CHEST_USER, consentId, time: day(CHEST_DAYS) })
  for (let lesson = 0; lesson < CHEST_LESSONS; lesson += 1)
    drawForLesson(db, CHEST_USER, `seed-${lesson}`, day(CHEST_DAYS))
  for (let ago = CHEST_DAYS; ago > 0; ago -= 1) noteSignedDay(db, CHEST_USER, day(ago))
}

/** Who has seen the welcome page of the keep challenge without joining. */
const WELCOMED = ['xu', 'li']
/** How many of its steps those who joined from the start have claimed. */
const CLAIMED: Readonly<Record<string, number>> = { keeper: 1, finisher: KEEP_REWARDS.length }

/** Whoever had a plan of the keep challenge before it was opened here takes part in it by that. */
function keepSoFar(db: Database, began: Time14): void {
  const plans = db.all(
    v.object({ plan_no: v.string(), user_id: v.string(), create_time: v.string() }),
    `SELECT plan_no, user_id, create_time FROM plans WHERE plan_type = 'keep'`,
  )
  const { consentId = '', ruleVersion } = campaignTerms(KEEP)
  const see = (userId: string, time: Time14) =>
    db.run('INSERT INTO campaign_welcomes VALUES (?, ?, ?)', KEEP, userId, time)
  for (const { plan_no: planNo, user_id: userId, create_time: made } of plans) {
    see(userId, made)
    const join = [KEEP, userId, ruleVersion, consentId, made]
    db.run('INSERT INTO campaign_joins VALUES (?, ?, ?, ?, ?)', ...join)
    noteChallengePlan(db, { planNo, activityId: KEEP, userId })
    for (const reward of KEEP_REWARDS.slice(0, CLAIMED[userId] ?? 0))
      claimReward(db, { userId, scope: KEEP, time: `${began.slice(0, 8)}093000` }, reward)
  }
  const known = db.all(v.object({ user_id: v.string() }), 'SELECT user_id FROM users')
  for (const userId of WELCOMED) if (known.some((it) => it.user_id === userId)) see(userId, began)
}

function playSoFar(
  db: Database,
  market: Market,
  funds: readonly Fund[],
  firstDay: Date8,
  began: Time14,
): void {
  const day = addTradingDays(firstDay, 1, market.isTradingDay)
  const placed = `${day}100500`
  const known = db.all(v.object({ user_id: v.string() }), 'SELECT user_id FROM users')
  const players = PLAYERS.filter((it) => known.some((user) => user.user_id === it.userId))
  for (const { userId, invitedBy, buys } of players) {
    const time = `${firstDay}100000`
    recordPlayer(db, {
      activityId: GAME,
      userId,
      invitedBy: invitedBy ?? null,
      startMoney: START_MONEY,
      time,
    })
    if (invitedBy !== undefined) rewardInvitation(db, { activityId: GAME, userId, invitedBy, time })
    for (const { fund: index, amount } of buys) {
      // With loaded data most funds have no value of that day, and an order for one would wait for
      // ever.
      const fund = funds.slice(index).find((it) => {
        const { tradeDay } = datesFor(it, placed, market)
        return market.pointOn(it.code, tradeDay, began) !== undefined
      })
      if (!fund) continue
      recordBuy(db, market, fund, {
        activityId: GAME,
        userId,
        fundCode: fund.code,
        requestNo: `SEED${userId.toUpperCase()}${fund.code}X`.padEnd(16, '0'),
        quantity: cents(amount),
        now: placed,
      })
    }
  }
  for (const [index, { userId, content }] of COMMENTS.entries()) {
    if (!players.some((it) => it.userId === userId)) continue
    db.run(
      'INSERT INTO game_comments (activity_id, user_id, content, time) VALUES (?, ?, ?, ?)',
      GAME,
      userId,
      content,
      `${addDays(day, index)}1930${String(index).padStart(2, '0')}`,
    )
  }
  for (const date of calendarDaysBetween(day, began.slice(0, 8))) {
    const isOpen = market.isTradingDay(date)
    const steps = [
      ...(isOpen ? [{ kind: 'confirm', due: `${date}090000` }] : []),
      ...(isOpen ? [{ kind: 'nav', due: `${date}${PUBLISHED_AT}` }] : []),
      { kind: 'income', due: `${date}${PUBLISHED_AT}` },
    ]
    for (const { kind, due } of steps) {
      if (due <= began) settleGames(db, market, { kind, day: date, due })
    }
  }
}
