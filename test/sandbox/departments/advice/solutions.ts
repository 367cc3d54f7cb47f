import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { queryAdviceQuestions } from '#api/calls/advice/advice.ts'
import { LOSSES, match, TIMES, type Match } from '#domain/advice/match.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { riskTestState } from '#domain/identity/risk.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import data from './questions.json' with { type: 'json' }

const questionnaire = v.strictObject({
  questionnaireId: v.string(),
  questions: v.array(
    v.strictObject({
      questionId: v.string(),
      title: v.string(),
      options: v.array(
        v.strictObject({
          optionId: v.string(),
          optionTxt: v.string(),
          number: v.optional(v.string()),
        }),
      ),
    }),
  ),
})

const QUESTIONS = dataFile('departments/advice/questions.json', questionnaire, data)

export const questions = (): v.InferInput<typeof queryAdviceQuestions.payload> => ({
  questionnaireId: QUESTIONS.questionnaireId,
  questions: QUESTIONS.questions.map((it) => ({
    ...it,
    multiple: false,
    options: it.options.map(({ number = null, ...option }) => ({ ...option, number })),
  })),
})

const storedAnswers = v.array(v.object({ questionId: v.string(), optionIds: v.array(v.string()) }))
export type StoredAnswers = v.InferOutput<typeof storedAnswers>

const row = v.object({
  solution_id: v.string(),
  user_id: v.string(),
  made: v.string(),
  answers: v.pipe(v.string(), v.parseJson(), storedAnswers),
  level: v.number(),
})

export interface Solution {
  readonly id: string
  readonly made: Time14
  readonly level: number
  readonly answers: StoredAnswers
  readonly match: Match
  /** Yuan. */
  readonly amount: string
  readonly spending: string
  readonly planned: string
}

function chosen(answers: StoredAnswers, questionId: string) {
  const id = answers.find((it) => it.questionId === questionId)?.optionIds[0]
  return QUESTIONS.questions
    .find((it) => it.questionId === questionId)
    ?.options.find((it) => it.optionId === id)
}

function read(it: v.InferOutput<typeof row>): Solution {
  const yuan = (questionId: string) => `${chosen(it.answers, questionId)?.number ?? '0'}.00`
  return {
    id: it.solution_id,
    made: it.made,
    level: it.level,
    answers: it.answers,
    match: match({
      level: it.level,
      time: v.parse(v.picklist(TIMES), chosen(it.answers, 'time')?.optionId),
      loss: v.parse(v.picklist(LOSSES), chosen(it.answers, 'loss')?.optionId),
    }),
    amount: yuan('amount'),
    spending: yuan('spending'),
    planned: yuan('planned'),
  }
}

export function newestSolution(db: Database, userId: string): Solution | null {
  const found = db.get(
    row,
    'SELECT * FROM advice_solutions WHERE user_id = ? ORDER BY made DESC, solution_id DESC LIMIT 1',
    userId,
  )
  return found ? read(found) : null
}

/** The user's solution; RET.notFound for one that is not theirs. */
export function requireSolution(db: Database, user: User, id: string | undefined): Solution {
  const found =
    id === undefined
      ? newestSolution(db, user.user_id)
      : (db
          .all(
            row,
            'SELECT * FROM advice_solutions WHERE solution_id = ? AND user_id = ?',
            id,
            user.user_id,
          )
          .map(read)[0] ?? null)
  if (!found) throw new Refusal(RET.notFound, '没有这份方案')
  return found
}

/** Keeps answers as of a moment, with the class that the user had then. */
export function keepAnswers(
  db: Database,
  it: { userId: string; level: number; answers: StoredAnswers; made: Time14; id?: string },
): void {
  db.run(
    'INSERT INTO advice_solutions VALUES (?, ?, ?, ?, ?)',
    it.id ?? `S${it.made}${randomBytes(5).toString('hex').toUpperCase()}`,
    it.userId,
    it.made,
    JSON.stringify(it.answers),
    it.level,
  )
}

/**
 * Judges answers by the class of a valid test: SHOWN_RET.riskMismatch without one, RET.notFound for
 * another questionnaire, RET.badRequest for a question that is missing, doubled or unknown.
 */
export function handIn(
  { db, clock }: World,
  user: User,
  asked: { questionnaireId: string; answers: StoredAnswers },
): Solution {
  if (asked.questionnaireId !== QUESTIONS.questionnaireId)
    throw new Refusal(RET.notFound, '问卷已更新，请重新作答')
  if (riskTestState(user.risk_test) !== 'valid')
    throw new Refusal(SHOWN_RET.riskMismatch, '请先完成风险测评')
  for (const { questionId } of QUESTIONS.questions) {
    const given = asked.answers.filter((it) => it.questionId === questionId)
    if (
      given.length !== 1 ||
      given[0]?.optionIds.length !== 1 ||
      !chosen(asked.answers, questionId)
    )
      throw new Refusal(RET.badRequest, '参数 answers 不正确：每一题须选择一个答案')
  }
  if (asked.answers.length !== QUESTIONS.questions.length)
    throw new Refusal(RET.badRequest, '参数 answers 不正确：有多余的题目')
  const same = newestSolution(db, user.user_id)
  const { user_id: userId, risk_level: level } = user
  // The same answers by the same class on the same day are the same solution.
  const isRepeat =
    same !== null &&
    same.level === level &&
    same.made.slice(0, 8) === clock.now().slice(0, 8) &&
    JSON.stringify(same.answers) === JSON.stringify(asked.answers)
  if (!isRepeat) keepAnswers(db, { userId, level, answers: asked.answers, made: clock.now() })
  return requireSolution(db, user, undefined)
}
