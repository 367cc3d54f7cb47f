import * as v from 'valibot'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { ASSESSMENT_VALID_MONTHS, clientRiskLevel } from '#domain/identity/risk.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { QUESTIONS, scoreAnswers, type Answer } from './questionnaire.ts'

const assessmentRow = v.object({
  test_time: v.string(),
  valid_date: v.string(),
  score: v.number(),
  risk_level: v.picklist([0, 1, 2, 3, 4, 5]),
  answers: v.string(),
})

/** The user's figure `riskTest` while an assessment counts, and when it is past its time. */
const VALID = 2
const EXPIRED = 1

const storedAnswers = v.array(v.object({ questionId: v.string(), optionIds: v.array(v.string()) }))

/** The latest assessment. */
export function latestAssessment(db: Database, userId: string) {
  const row = db.get(
    assessmentRow,
    'SELECT test_time, valid_date, score, risk_level, answers FROM assessments WHERE user_id = ? ORDER BY seq DESC LIMIT 1',
    userId,
  )
  if (!row) return null
  return {
    clientRiskLevel: row.risk_level,
    score: row.score,
    isLowest: row.risk_level === 0,
    testTime: row.test_time,
    validDate: row.valid_date,
    answers: v.parse(storedAnswers, JSON.parse(row.answers)),
  }
}

/** Answers that make the level: each question's option at the same place from cautious to bold. */
function answersFor(level: number): Answer[] {
  const scoredAnswers = (share: number) => {
    const answers = QUESTIONS.map(({ questionId, options }) => {
      const bold = options.toSorted((a, b) => a.points - b.points)
      const option = bold[Math.round(share * (bold.length - 1))]
      return { questionId, optionIds: option ? [option.optionId] : [] }
    })
    return { answers, scored: scoreAnswers(answers) }
  }
  for (let percent = 0; percent <= 100; percent += 1) {
    const { answers, scored } = scoredAnswers(percent / 100)
    if (scored?.level === level) return answers
  }
  throw new Error(`No answers make class ${level}`)
}

/**
 * Records an assessment; without answers, with some that make the level. Does not touch the user's
 * own figures.
 */
export function insertAssessment(
  db: Database,
  userId: string,
  it: { testTime: Time14; level: number; score?: number; answers?: readonly Answer[] },
): void {
  const answers = it.answers ?? answersFor(it.level)
  db.run(
    'INSERT INTO assessments (user_id, test_time, valid_date, score, risk_level, answers) VALUES (?, ?, ?, ?, ?, ?)',
    userId,
    it.testTime,
    addMonths(it.testTime.slice(0, 8), ASSESSMENT_VALID_MONTHS),
    it.score ?? scoreAnswers(answers)?.score ?? 0,
    it.level,
    JSON.stringify(answers),
  )
}

/** Hands answers in: records them and gives the user their class. */
export function assess(
  db: Database,
  userId: string,
  it: { testTime: Time14; level: number; score: number; answers: readonly Answer[] },
): void {
  db.transaction(() => {
    insertAssessment(db, userId, it)
    db.run(
      'UPDATE users SET risk_test = ?, risk_level = ? WHERE user_id = ?',
      VALID,
      clientRiskLevel(it.level),
      userId,
    )
  })
}

/**
 * The settlement's part, at the end of `day`: assessments of which it was the last day count no
 * more.
 */
export function expireAssessments(db: Database, day: Date8): void {
  db.run(
    `UPDATE users SET risk_test = ? WHERE risk_test = ?
     AND (SELECT valid_date FROM assessments a WHERE a.user_id = users.user_id ORDER BY seq DESC LIMIT 1) <= ?`,
    EXPIRED,
    VALID,
    day,
  )
}
