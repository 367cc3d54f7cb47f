import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { claimLearningRight, queryLearning, submitCheck } from '#api/calls/activities/learn.ts'
import { RET } from '#api/endpoint.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import {
  CHECK_SIZE,
  isPassed,
  levelReached,
  UNIT_COINS,
  UNIT_DRAWS,
  unitStates,
} from '#domain/quiz/learning.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { requireJoined } from '#test/sandbox/departments/activity/campaigns.ts'
import { giveOnce, isClaimed } from '#test/sandbox/departments/activity/rewards.ts'
import { lessonById, lessonSeconds } from '#test/sandbox/departments/content/course-catalogue.ts'
import { authorOf } from '#test/sandbox/departments/content/people.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { QUESTIONS, review } from './question-bank.ts'
import units from './units.json' with { type: 'json' }

type Judged = v.InferInput<typeof submitCheck.payload>
type Right = v.InferInput<typeof queryLearning.payload>['rights'][number]
type Unit = (typeof units)[number]

const LEVELS = ['L1 认识基金', 'L2 看懂费用与规则', 'L3 理解风险', 'L4 学会规划']

function requireLearning(world: Pick<World, 'db'>, activityId: string) {
  if (campaignTerms(activityId).route !== 'financial_intelligence')
    throw new Refusal(RET.notFound, '没有这个活动')
  return requireActivity(world, activityId)
}

const checkRow = v.object({
  unit_id: v.string(),
  day: v.string(),
  request_no: v.string(),
  answers: v.pipe(v.string(), v.parseJson(), v.array(v.number())),
  correct: v.number(),
})
type Check = v.InferOutput<typeof checkRow>

const checksOf = (db: Database, activityId: string, userId: string): Check[] =>
  db.all(
    checkRow,
    `SELECT unit_id, day, request_no, answers, correct FROM learning_checks
     WHERE activity_id = ? AND user_id = ? ORDER BY day, unit_id`,
    activityId,
    userId,
  )

const isLearned = (db: Database, userId: string, { lessonId }: Unit): boolean =>
  db.get(
    v.object({ done: v.number() }),
    'SELECT done FROM content_lessons WHERE user_id = ? AND lesson_id = ?',
    userId,
    lessonId,
  )?.done === 1

/** An order that is the same all day, and that nothing sent to a page says. */
function dayOrder<It>(all: readonly It[], seed: string, name: (it: It) => string): readonly It[] {
  const place = (it: It) =>
    createHash('sha256')
      .update(`${seed}|${name(it)}`)
      .digest('hex')
  return all.toSorted((one, other) => place(one).localeCompare(place(other)))
}

/** The questions of a unit that a user gets on a day, each with its choices in their order. */
function dayQuestions(userId: string, unitId: string, day: Date8) {
  const seed = `${userId}|${unitId}|${day}`
  const own = QUESTIONS.filter(({ unit }) => unit === Number(unitId.slice(1)))
  return dayOrder(own, seed, ({ id }) => id)
    .slice(0, CHECK_SIZE)
    .map(({ id, question, right, wrong }) => ({
      questionId: id,
      question,
      choices: [...dayOrder([right, ...wrong], `${seed}|${id}`, (choice) => choice)],
    }))
}

function judge(userId: string, { unit_id: unitId, day, answers }: Check): Judged {
  const reviews = dayQuestions(userId, unitId, day).map(({ questionId, choices }, at) =>
    review(questionId, choices, answers[at] ?? null),
  )
  const right = reviews.filter(({ choice, key }) => choice === key).length
  return { passed: isPassed(right), right, reviews }
}

const passedUnits = (checks: readonly Check[]): boolean[] =>
  units.map(({ unitId }) => checks.some((it) => it.unit_id === unitId && isPassed(it.correct)))

/** The rewards of each unit and each level, in their order. */
const rightList = () => [
  ...units.map(({ unitId, title }, at) => ({
    rightId: unitId,
    kind: 'unit' as const,
    title: `第 ${at + 1} 课 ${title}`,
    coins: UNIT_COINS,
    draws: UNIT_DRAWS,
    level: 0,
  })),
  ...LEVELS.map((title, at) => ({
    rightId: `level-${at + 1}`,
    kind: 'level' as const,
    title: `${title} 徽章与学习报告`,
    coins: 0,
    draws: 0,
    level: at + 1,
  })),
]

function rightViews(
  db: Database,
  { activityId, userId, checks }: { activityId: string; userId: string; checks: Check[] },
): Right[] {
  const passed = passedUnits(checks)
  const reached = levelReached(passed)
  return rightList().map(({ level, ...it }, at) => {
    const isEarned = it.kind === 'unit' ? passed[at] === true : level <= reached
    const claim = { userId, scope: activityId, claimId: it.rightId }
    const own = checks.filter(
      ({ unit_id: id }) => units.find(({ unitId }) => unitId === id)?.level === level,
    )
    return Object.assign({}, it, {
      state: !isEarned ? 'locked' : isClaimed(db, claim) ? 'claimed' : 'earned',
      report:
        it.kind === 'level' && isEarned
          ? {
              right: own.reduce((sum, { correct }) => sum + correct, 0),
              of: own.length * CHECK_SIZE,
            }
          : null,
    } as const)
  })
}

export function learningView(
  world: World,
  user: User | undefined,
  activityId: string,
): v.InferInput<typeof queryLearning.payload> {
  const { db, clock } = world
  requireLearning(world, activityId)
  const userId = user?.user_id ?? ''
  const now = clock.now()
  const today = now.slice(0, 8)
  const checks = checksOf(db, activityId, userId)
  const passed = passedUnits(checks)
  const states = unitStates(passed)
  const open = units[states.indexOf('open')]
  const done = checks.find((it) => it.unit_id === open?.unitId && it.day === today)
  return {
    serverTime: now,
    level: levelReached(passed),
    days: new Set(checks.map(({ day }) => day)).size,
    units: units.map((unit, at) => {
      const lesson = lessonById(unit.lessonId)
      if (!lesson) throw new Error(`no lesson ${unit.lessonId}`)
      return {
        ...unit,
        minutes: Math.max(1, Math.round(lessonSeconds(lesson.course) / 60)),
        author: authorOf(db, lesson.course.teacherId).name,
        state: states[at] ?? 'locked',
        learned: isLearned(db, userId, unit),
      }
    }),
    check:
      user && open && isLearned(db, userId, open)
        ? {
            unitId: open.unitId,
            questions: dayQuestions(userId, open.unitId, today),
            result: done ? judge(userId, done) : null,
          }
        : null,
    rights: rightViews(db, { activityId, userId, checks }),
  }
}

/** Judges a check, one a day for each unit; sent again it has the same result. */
export function check(
  world: World,
  user: User,
  request: v.InferOutput<typeof submitCheck.request>,
): Judged {
  const { db, clock } = world
  const { activityId, unitId, answers, requestNo } = request
  const activity = requireLearning(world, activityId)
  const userId = user.user_id
  return db.transaction(() => {
    requireJoined(world, user, activity)
    const checks = checksOf(db, activityId, userId)
    const before = checks.find((it) => it.request_no === requestNo)
    if (before !== undefined) {
      if (before.unit_id !== unitId || before.answers.join() !== answers.join())
        throw new Refusal(RET.badRequest, '参数 requestNo 不正确')
      return judge(userId, before)
    }
    const time = clock.now()
    const day = time.slice(0, 8)
    const at = units.findIndex((it) => it.unitId === unitId)
    const unit = units[at]
    if (!unit) throw new Refusal(RET.notFound, '没有这一课')
    const state = unitStates(passedUnits(checks))[at]
    if (state === 'passed') throw new Refusal(RET.alreadyClaimed, '这一课已经通过')
    if (checks.some((it) => it.unit_id === unitId && it.day === day))
      throw new Refusal(RET.alreadyClaimed, '今天已经检测过，明天有新的题目')
    if (state === 'locked' || !isLearned(db, userId, unit))
      throw new Refusal(RET.notEarned, '请先学完这一课')
    const given = dayQuestions(userId, unitId, day)
    if (answers.some((choice, place) => choice >= (given[place]?.choices.length ?? 0)))
      throw new Refusal(RET.badRequest, '参数 answers 不正确')
    const row = { unit_id: unitId, day, request_no: requestNo, answers, correct: 0 }
    const judged = judge(userId, row)
    noteCheck(db, { activityId, userId, time, ...row, correct: judged.right })
    return judged
  })
}

export function noteCheck(
  db: Database,
  it: Check & { activityId: string; userId: string; time: Time14 },
): void {
  db.run(
    'INSERT INTO learning_checks VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    it.activityId,
    it.userId,
    it.unit_id,
    it.day,
    it.request_no,
    JSON.stringify(it.answers),
    it.correct,
    it.time,
  )
}

/** The answers by which a user passes a unit on a day. */
export const passingAnswers = (userId: string, unitId: string, day: Date8): number[] =>
  dayQuestions(userId, unitId, day).map(
    ({ questionId, choices }) => review(questionId, choices, null).key,
  )

/** Gives what a unit or a level has earned: coins and a draw in one step, once. */
export function claimRight(
  world: World,
  user: User,
  { activityId, rightId }: v.InferOutput<typeof claimLearningRight.request>,
): v.InferInput<typeof claimLearningRight.payload> {
  const { db, clock } = world
  const activity = requireLearning(world, activityId)
  const userId = user.user_id
  return db.transaction(() => {
    requireJoined(world, user, activity)
    const checks = checksOf(db, activityId, userId)
    const right = rightViews(db, { activityId, userId, checks }).find(
      (it) => it.rightId === rightId,
    )
    if (!right) throw new Refusal(RET.notFound, '没有这项权益')
    if (right.state === 'locked') throw new Refusal(RET.notEarned, '还没有达成')
    const { coins, draws } = right
    const claim = { userId, scope: activityId, claimId: rightId, time: clock.now() }
    giveOnce(db, claim, coins > 0 ? { unit: UNIT.coin, amount: coins } : null)
    if (draws > 0)
      giveOnce(db, { ...claim, scope: `${activityId}-draws` }, { unit: UNIT.draw, amount: draws })
    return { coins, draws }
  })
}
