import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { noteJoin } from '#test/sandbox/departments/activity/campaigns.ts'
import { LEARN } from '#test/sandbox/departments/activity/catalogue.ts'
import { giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { UNIT_COINS, UNIT_DRAWS } from '#domain/quiz/learning.ts'
import { noteCheck, passingAnswers } from './learning.ts'

/** The user who learns from the start: the first level is reached, the next lesson is learned. */
const LEARNER = 'finisher'
const PASSED = ['u01', 'u02', 'u03']
const LEARNED = ['l-first-2', 'l-first-4', 'l-first-3', 'l-first-5']

export function learningSoFar(db: Database, _market: Market, began: Time14): void {
  if (userById(db, LEARNER) === undefined) return
  const at = (ago: number): Time14 => `${addDays(began.slice(0, 8), -ago)}200000`
  const consentId = campaignTerms(LEARN).consentId ?? ''
  noteJoin(db, { activityId: LEARN, userId: LEARNER, consentId, time: at(9) })
  for (const lessonId of LEARNED)
    db.run(
      `INSERT OR IGNORE INTO content_lessons
       (user_id, lesson_id, seconds, heard, done, saved_at, passed_at) VALUES (?, ?, 60, 0, 1, ?, '')`,
      LEARNER,
      lessonId,
      at(9),
    )
  for (const [index, unitId] of PASSED.entries()) {
    const time = at(8 - index * 2)
    const day = time.slice(0, 8)
    const answers = passingAnswers(LEARNER, unitId, day)
    const requestNo = `SEED${time}${index}`
    const row = { unit_id: unitId, day, request_no: requestNo, answers, correct: answers.length }
    noteCheck(db, { activityId: LEARN, userId: LEARNER, time, ...row })
  }
  const claim = { userId: LEARNER, claimId: 'u01', time: at(7) }
  giveOnce(db, { ...claim, scope: LEARN }, { unit: UNIT.coin, amount: UNIT_COINS })
  giveOnce(db, { ...claim, scope: `${LEARN}-draws` }, { unit: UNIT.draw, amount: UNIT_DRAWS })
}
