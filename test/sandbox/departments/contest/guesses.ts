import * as v from 'valibot'
import type { listGuesses, queryGuessRound, submitGuess } from '#api/calls/activities/puzzle.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { chinaInstant, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import {
  guessBounds,
  guessCoins,
  guessDay,
  guessError,
  guessWindow,
} from '#domain/contest/guess.ts'
import { roundState } from '#domain/contest/round.ts'
import { compare, type Decimal } from '#domain/money/money.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { requireJoined } from '#test/sandbox/departments/activity/campaigns.ts'
import { giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import { indexNameOf, publishedClose } from '#test/sandbox/departments/plans/market-index.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

type Guess = NonNullable<v.InferInput<typeof queryGuessRound.payload>['last']>

const INDEX_CODE = '000300'

/** The guesses of an edition, or RET.notFound of anything else. */
export function requireGuesses(world: Pick<World, 'db'>, activityId: string) {
  if (campaignTerms(activityId).route !== 'puzzle') throw new Refusal(RET.notFound, '没有这个活动')
  return requireActivity(world, activityId)
}

const guessRow = v.object({
  user_id: v.string(),
  activity_id: v.string(),
  day: v.string(),
  guess: v.string(),
  time: v.string(),
})

const settledRow = v.object({
  ...guessRow.entries,
  settled_at: v.nullable(v.string()),
  close: v.nullable(v.string()),
  before: v.nullable(v.string()),
})

const guessesOf = (db: Database, activityId: string, userId: string) =>
  db.all(
    settledRow,
    `SELECT g.*, r.settled_at, r.close, r.before FROM guesses g LEFT JOIN guess_rounds r USING (day)
     WHERE g.activity_id = ? AND g.user_id = ? ORDER BY g.day DESC`,
    activityId,
    userId,
  )

function guessView(it: v.InferOutput<typeof settledRow>): Guess {
  const { day, guess, settled_at: settledAt, close, before } = it
  if (close === null || before === null) {
    const state = settledAt === null ? 'waiting' : 'void'
    return { day, guess, state, close: null, error: null, coins: 0 }
  }
  const coins = guessCoins({ guess, close, before })
  return { day, guess, state: 'settled', close, error: guessError(guess, close), coins }
}

/** The round in view; null while the index has no close of the trading day before it. */
function roundNow({ db, market, clock }: World) {
  const { isTradingDay } = market
  const day = guessDay(clock.now(), isTradingDay)
  const date = tradingDayBefore(day, isTradingDay)
  const close = publishedClose(db, market, date)
  if (close === null) return null
  return { day, ...guessWindow(day, isTradingDay), before: { date, close }, ...guessBounds(close) }
}

export function roundView(
  world: World,
  user: User,
  activityId: string,
): v.InferInput<typeof queryGuessRound.payload> {
  const { db, market, clock } = world
  requireGuesses(world, activityId)
  const round = roundNow(world)
  const all = guessesOf(db, activityId, user.user_id)
  const own = all.find(({ day }) => day === round?.day)
  const last = all.find((it) => it !== own)
  return {
    serverTime: clock.now(),
    indexName: indexNameOf(market, INDEX_CODE),
    round: round && { ...round, own: own ? { guess: own.guess, time: own.time } : null },
    last: last ? guessView(last) : null,
  }
}

export function guessList(
  world: World,
  user: User,
  { activityId, page, size }: v.InferOutput<typeof listGuesses.request>,
): v.InferInput<typeof listGuesses.payload> {
  requireGuesses(world, activityId)
  const all = guessesOf(world.db, activityId, user.user_id).map(guessView)
  return {
    serverTime: world.clock.now(),
    total: all.length,
    coins: all.reduce((sum, { coins }) => sum + coins, 0),
    records: all.slice((page - 1) * size, page * size),
  }
}

export function noteGuess(db: Database, guess: v.InferOutput<typeof guessRow>): void {
  db.run(
    `INSERT INTO guesses VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET guess = excluded.guess, time = excluded.time`,
    guess.activity_id,
    guess.user_id,
    guess.day,
    guess.guess,
    guess.time,
  )
}

/** Takes a guess by the provider's own clock; the last one before the round closes counts. */
export function guessNow(
  world: World,
  user: User,
  { activityId, roundId, guess }: v.InferOutput<typeof submitGuess.request>,
): v.InferInput<typeof submitGuess.payload> {
  const { db, clock } = world
  const activity = requireGuesses(world, activityId)
  return db.transaction(() => {
    requireJoined(world, user, activity)
    const time = clock.now()
    const round = roundNow(world)
    if (round?.day !== roundId || roundState(round, chinaInstant(time)).kind !== 'open')
      throw new Refusal(SHOWN_RET.activityOver, '这一期已经截止，没有记录您的修改')
    if (compare(guess, round.low) < 0 || compare(guess, round.high) > 0)
      throw new Refusal(RET.badRequest, '参数 guess 不正确')
    noteGuess(db, { activity_id: activityId, user_id: user.user_id, day: roundId, guess, time })
    return { day: roundId, guess, time }
  })
}

/**
 * Settles what was guessed for the days up to `day` and is not settled: on the published close, or
 * as void where there is none. Each round is settled once, and each guess is paid once.
 */
export function settleGuesses(
  db: Database,
  closes: (day: Date8) => { readonly close: Decimal; readonly before: Decimal } | null,
  day: Date8,
  time: Time14,
): void {
  const due = db.all(
    guessRow,
    `SELECT * FROM guesses WHERE day <= ? AND day NOT IN (SELECT day FROM guess_rounds)
     ORDER BY day, user_id, activity_id`,
    day,
  )
  for (const round of new Set(due.map((it) => it.day))) {
    const known = closes(round)
    const { close, before } = known ?? { close: null, before: null }
    db.run('INSERT INTO guess_rounds VALUES (?, ?, ?, ?)', round, close, before, time)
    if (known === null) continue
    for (const it of due.filter((guess) => guess.day === round)) {
      const amount = guessCoins({ guess: it.guess, ...known })
      const claim = { userId: it.user_id, scope: it.activity_id, claimId: round, time }
      if (amount > 0) giveOnce(db, claim, { unit: UNIT.coin, amount })
    }
  }
}
