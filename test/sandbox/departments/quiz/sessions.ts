import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type {
  answerQuestion,
  nextQuestion,
  quizRank,
  quizResult,
  startQuiz,
} from '#api/calls/activities/answer.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { ranked, RANKED_AT } from '#domain/contest/ranking.ts'
import { isLate, msLeft, QUIZ_SIZE, quizCoins, quizScore } from '#domain/quiz/quiz.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { requireJoined } from '#test/sandbox/departments/activity/campaigns.ts'
import { giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import { isNamed, rankingName } from '#test/sandbox/departments/identity/consents.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { choicesOf, questionById, QUESTIONS, review, shuffled } from './question-bank.ts'

const NOT_IN_TIME = 10_801

const sessionRow = v.object({
  session_id: v.string(),
  activity_id: v.string(),
  user_id: v.string(),
  day: v.string(),
  ended_at: v.nullable(v.string()),
  score: v.number(),
})
type Session = v.InferOutput<typeof sessionRow>

const answerRow = v.object({
  place: v.number(),
  question_id: v.string(),
  choices: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  given_at: v.nullable(v.number()),
  ms: v.nullable(v.number()),
  choice: v.nullable(v.number()),
})
type Place = v.InferOutput<typeof answerRow>

function requireQuiz(world: Pick<World, 'db'>, activityId: string) {
  if (campaignTerms(activityId).route !== 'answerRush')
    throw new Refusal(RET.notFound, '没有这个活动')
  return requireActivity(world, activityId)
}

const places = (db: Database, sessionId: string): Place[] =>
  db.all(
    answerRow,
    `SELECT place, question_id, choices, given_at, ms, choice FROM quiz_answers
     WHERE session_id = ? ORDER BY place`,
    sessionId,
  )

const sessionOn = (db: Database, activityId: string, userId: string, day: string) =>
  db.get(
    sessionRow,
    'SELECT * FROM quiz_sessions WHERE activity_id = ? AND user_id = ? AND day = ?',
    activityId,
    userId,
    day,
  )

const isRight = ({ question_id: id, choices, choice }: Place): boolean =>
  choice !== null && choices[choice] === questionById(id).right

const reviewed = ({ question_id: id, choices, choice }: Place) => review(id, choices, choice)

const answered = (place: Place) => ({ isRight: isRight(place), ms: place.ms ?? NOT_IN_TIME })

/** The question that is next: the first without an end. */
const nextPlace = (all: readonly Place[]): number => {
  const at = all.findIndex(({ ms }) => ms === null)
  return at < 0 ? all.length : at
}

/** Notes how a question ended. With the last one the session ends, and its coins are booked once. */
function endQuestion(
  { db, clock }: World,
  session: Session,
  end: { readonly place: number; readonly ms: number; readonly choice: number | null },
): void {
  const { session_id: id, activity_id: scope, user_id: userId, day } = session
  db.run(
    'UPDATE quiz_answers SET ms = ?, choice = ? WHERE session_id = ? AND place = ? AND ms IS NULL',
    end.ms,
    end.choice,
    id,
    end.place,
  )
  const all = places(db, id)
  if (nextPlace(all) < all.length) return
  const time = clock.now()
  const { score, right } = quizScore(all.map(answered))
  db.run('UPDATE quiz_sessions SET ended_at = ?, score = ? WHERE session_id = ?', time, score, id)
  const amount = quizCoins(right)
  if (amount > 0) giveOnce(db, { userId, scope, claimId: day, time }, { unit: UNIT.coin, amount })
}

/** The user's own session with its questions; one that ran out meanwhile has ended. */
function requireSession(world: World, user: User, sessionId: string) {
  const { db, clock } = world
  const session = db.get(
    sessionRow,
    'SELECT * FROM quiz_sessions WHERE session_id = ? AND user_id = ?',
    sessionId,
    user.user_id,
  )
  if (!session) throw new Refusal(RET.notFound, '没有这场答题')
  const waiting = places(db, sessionId).find((it) => it.ms === null && it.given_at !== null)
  const elapsed = clock.instant() - (waiting?.given_at ?? 0)
  if (waiting && isLate(elapsed))
    endQuestion(world, session, { place: waiting.place, ms: NOT_IN_TIME, choice: null })
  return { session, all: places(db, sessionId) }
}

const progress = (db: Database, { session_id: sessionId }: Session) => {
  const all = places(db, sessionId)
  return { sessionId, at: nextPlace(all), of: all.length }
}

/** Today's session, which is made with its questions by the first start. */
export function start(
  world: World,
  user: User,
  activityId: string,
): v.InferInput<typeof startQuiz.payload> {
  const { db, clock } = world
  const activity = requireQuiz(world, activityId)
  const day = clock.now().slice(0, 8)
  return db.transaction(() => {
    requireJoined(world, user, activity)
    if (sessionOn(db, activityId, user.user_id, day) === undefined) {
      const id = randomUUID()
      db.run(
        'INSERT INTO quiz_sessions (session_id, activity_id, user_id, day) VALUES (?, ?, ?, ?)',
        id,
        activityId,
        user.user_id,
        day,
      )
      for (const [place, picked] of shuffled(QUESTIONS).slice(0, QUIZ_SIZE).entries())
        db.run(
          'INSERT INTO quiz_answers (session_id, place, question_id, choices) VALUES (?, ?, ?, ?)',
          id,
          place,
          picked.id,
          JSON.stringify(choicesOf(picked)),
        )
    }
    const session = sessionOn(db, activityId, user.user_id, day)
    if (!session) throw new Error(`no session of ${day}`)
    requireSession(world, user, session.session_id)
    return progress(db, session)
  })
}

/** A question: given once those before it are over, with its answer once it is over itself. */
export function question(
  world: World,
  user: User,
  { sessionId, index }: v.InferOutput<typeof nextQuestion.request>,
): v.InferInput<typeof nextQuestion.payload> {
  const { db, clock } = world
  return db.transaction(() => {
    const { all } = requireSession(world, user, sessionId)
    const place = all[index]
    if (!place || index > nextPlace(all)) throw new Refusal(RET.notEarned, '请先回答前面的题')
    const now = clock.instant()
    const givenAt = place.given_at ?? now
    if (place.given_at === null)
      db.run(
        'UPDATE quiz_answers SET given_at = ? WHERE session_id = ? AND place = ?',
        now,
        sessionId,
        index,
      )
    return {
      serverTime: clock.now(),
      index,
      of: all.length,
      question: questionById(place.question_id).question,
      choices: place.choices,
      msLeft: place.ms === null ? msLeft(now - givenAt) : 0,
      review: place.ms === null ? null : reviewed(place),
    }
  })
}

/** Judges an answer by the time at which it came; a late one is noted as none. */
export function answer(
  world: World,
  user: User,
  { sessionId, index, choice }: v.InferOutput<typeof answerQuestion.request>,
): v.InferInput<typeof answerQuestion.payload> {
  const { db, clock } = world
  const judged = db.transaction(() => {
    const before = requireSession(world, user, sessionId)
    const place = before.all[index]
    if (!place || place.given_at === null) return new Refusal(RET.notEarned, '请先打开这一题')
    if (place.ms !== null)
      return place.choice === null
        ? new Refusal(SHOWN_RET.answerLate, '这一题已超时，按未作答计')
        : new Refusal(RET.alreadyClaimed, '这一题已经作答，以第一次为准')
    if (choice >= place.choices.length) return new Refusal(RET.badRequest, '参数 choice 不正确')
    const ms = clock.instant() - place.given_at
    endQuestion(world, before.session, { place: index, ms, choice })
    return { msLeft: msLeft(ms), review: review(place.question_id, place.choices, choice) }
  })
  // Thrown outside of the transaction, which keeps what became late.
  if (judged instanceof Refusal) throw judged
  return judged
}

export function result(
  world: World,
  user: User,
  sessionId: string,
): v.InferInput<typeof quizResult.payload> {
  const { all } = world.db.transaction(() => requireSession(world, user, sessionId))
  if (nextPlace(all) < all.length) throw new Refusal(RET.notEarned, '请先答完所有题')
  const scored = quizScore(all.map(answered))
  return {
    serverTime: world.clock.now(),
    ...scored,
    of: all.length,
    coins: quizCoins(scored.right),
    reviews: all.map(reviewed),
  }
}

const bestRow = v.object({ user_id: v.string(), score: v.number(), reached: v.string() })

/** The best session of each user that had ended by a moment. */
const bests = (db: Database, activityId: string, until: Time14) =>
  db.all(
    bestRow,
    `SELECT s.user_id, s.score, min(s.ended_at) AS reached FROM quiz_sessions s
     WHERE s.activity_id = ? AND s.ended_at <= ? AND s.score = (
       SELECT max(score) FROM quiz_sessions o
       WHERE o.activity_id = s.activity_id AND o.user_id = s.user_id AND o.ended_at <= ?)
     GROUP BY s.user_id`,
    activityId,
    until,
    until,
  )

const SHOWN = 20

export function standing(
  world: World,
  user: User,
  activityId: string,
): v.InferInput<typeof quizRank.payload> {
  const { db, clock } = world
  const { start_time: begins } = requireQuiz(world, activityId)
  const now = clock.now()
  const userId = user.user_id
  const session = sessionOn(db, activityId, userId, now.slice(0, 8))
  if (session) db.transaction(() => requireSession(world, user, session.session_id))
  const today = now.slice(0, 8)
  const out = `${now.slice(8) >= RANKED_AT ? today : addDays(today, -1)}${RANKED_AT}`
  const list = ranked(
    bests(db, activityId, out).map((it) => ({
      userId: it.user_id,
      score: it.score,
      figure: String(it.score),
      reachedAt: it.reached,
    })),
  )
  const own = list.find((it) => it.userId === userId)
  return {
    serverTime: now,
    today: session ? progress(db, session) : null,
    best: bests(db, activityId, now).find((it) => it.user_id === userId)?.score ?? null,
    updatedAt: out < begins ? null : out,
    anonymous: !isNamed(db, userId),
    own: own ? { rank: own.rank, score: own.score } : null,
    ranking: list.slice(0, SHOWN).map(({ rank, score, userId: of }) => ({
      rank,
      score,
      name: of === userId ? '我' : rankingName(db, of),
      isOwn: of === userId,
    })),
  }
}

/** A session of an earlier day, with how each question ended. */
export function noteSession(
  db: Database,
  it: { activityId: string; userId: string; day: string; time: Time14; right: number; ms: number },
): void {
  const id = `${it.activityId}-${it.userId}-${it.day}`
  const answers = Array.from({ length: QUIZ_SIZE }, (_, at) => ({
    isRight: at < it.right,
    ms: it.ms,
  }))
  const { score } = quizScore(answers)
  db.run(
    'INSERT INTO quiz_sessions VALUES (?, ?, ?, ?, ?, ?)',
    id,
    it.activityId,
    it.userId,
    it.day,
    it.time,
    score,
  )
  for (const [place, { isRight: hit }] of answers.entries()) {
    const from = QUESTIONS[(place * 5) % QUESTIONS.length]
    if (!from) continue
    const choices = [from.right, ...from.wrong]
    db.run(
      'INSERT INTO quiz_answers VALUES (?, ?, ?, ?, ?, ?, ?)',
      id,
      place,
      from.id,
      JSON.stringify(choices),
      0,
      it.ms,
      hit ? 0 : 1,
    )
  }
  const amount = quizCoins(it.right)
  const claim = { userId: it.userId, scope: it.activityId, claimId: it.day, time: it.time }
  if (amount > 0) giveOnce(db, claim, { unit: UNIT.coin, amount })
}
