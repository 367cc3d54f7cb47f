import * as v from 'valibot'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { ageOn } from '#domain/identity/age.ts'
import { ASSESSMENT_VALID_MONTHS, clientRiskLevel } from '#domain/identity/risk.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { isWithin, QUESTIONS, scoreAnswers, type Answer } from './questionnaire.ts'
import { readIdentity } from './records.ts'

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

/**
 * Answers that make the level: from cautious to bold, but the true one of the age where that
 * is known.
 */
function answersFor(level: number, age: number | null): Answer[] {
  const most = Math.max(...QUESTIONS.map(({ options }) => options.length))
  // One question after the other becomes bolder by one option, so that no class is skipped.
  for (let bolder = 0; bolder <= QUESTIONS.length * most; bolder += 1) {
    const answers = QUESTIONS.map(({ questionId, options }, index) => {
      const bold = options.toSorted((one, other) => one.points - other.points)
      const place = Math.floor((bolder + index) / QUESTIONS.length)
      const option =
        options.find(({ ages }) => age !== null && ages !== undefined && isWithin(age, ages)) ??
        bold[Math.min(place, bold.length - 1)]
      return { questionId, optionIds: option ? [option.optionId] : [] }
    })
    if (scoreAnswers(answers)?.level === level) return answers
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
  const { birth_date: birth } = readIdentity(db, userId)
  const answers = it.answers ?? answersFor(it.level, ageOn(birth, it.testTime.slice(0, 8)))
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
