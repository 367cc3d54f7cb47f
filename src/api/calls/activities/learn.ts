/**
 * Financial learning (rules.md#financial-learning). All assumed. The provider judges checks; a key
 * leaves it only once its check was handed in.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { requestNo, text, time14, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { reviewed } from './answer.ts'

const activityId = text(64)
const unitId = v.pipe(v.string(), v.regex(/^u\d{2}$/))
const rightId = v.pipe(v.string(), v.regex(/^(?:u\d{2}|level-\d)$/))

const judged = v.object({
  passed: v.boolean(),
  right: total,
  /** Whole: what is missing would be a question without its explanation. */
  reviews: v.array(v.object(reviewed)),
})

export const queryLearning = query({
  name: 'queryLearning',
  about: 'Shows the units of financial learning, with what the user has done of them.',
  method: 'GET',
  path: '/api/hd/learn/queryLearning',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ activityId }),
  payload: v.object({
    serverTime: time14,
    /** Levels reached, 0 to 4. */
    level: total,
    /** Days with a check. */
    days: total,
    /** Whole: its order decides which is next. */
    units: v.array(
      v.object({
        unitId,
        level: total,
        title: v.string(),
        lessonId: v.string(),
        minutes: total,
        author: v.string(),
        state: v.picklist(['passed', 'open', 'locked']),
        /** True if its lesson is learned, which the check needs. */
        learned: v.boolean(),
      }),
    ),
    /** Today's check of the open unit; null without one. */
    check: v.nullable(
      v.object({
        unitId,
        questions: v.array(
          v.object({ questionId: text(32), question: v.string(), choices: v.array(v.string()) }),
        ),
        /** Null until it was handed in today. */
        result: v.nullable(judged),
      }),
    ),
    rights: rows(
      v.object({
        rightId,
        kind: v.picklist(['unit', 'level']),
        title: v.string(),
        coins: total,
        draws: total,
        state: v.picklist(['locked', 'earned', 'claimed']),
        /** Of a level that is reached: right answers of all that were given in its checks. */
        report: v.nullable(v.object({ right: total, of: total })),
      }),
    ),
  }),
})

export const submitCheck = mutation({
  name: 'submitCheck',
  about: "Hands in today's check of a unit; two of three right answers pass.",
  method: 'POST',
  path: '/api/hd/learn/submitCheck',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: [
    'notFound',
    'activityOver',
    'activityPaused',
    'cannotJoin',
    'notEarned',
    'alreadyClaimed',
  ],
  source: 'assumed',
  request: v.object({
    activityId,
    unitId,
    answers: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))),
      v.minLength(3),
      v.maxLength(3),
    ),
    requestNo,
  }),
  payload: judged,
})

export const claimLearningRight = mutation({
  name: 'claimLearningRight',
  about: 'Claims what a unit or a level has earned, once.',
  method: 'POST',
  path: '/api/hd/learn/claimLearningRight',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: [
    'notFound',
    'activityOver',
    'activityPaused',
    'cannotJoin',
    'notEarned',
    'alreadyClaimed',
  ],
  source: 'assumed',
  request: v.object({ activityId, rightId }),
  payload: v.object({ coins: total, draws: total }),
})
