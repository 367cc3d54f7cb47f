/**
 * A quiz against the clock (rules.md#quizzes). All assumed. The provider times and judges: a
 * question's key leaves it only once that question is answered or late.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { requestNo, text, time14, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'

const activityId = text(64)
const sessionId = text(64)
const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
/** A number in a form, as text travels. */
const sentIndex = v.union([index, v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))])

/** A question once it is over; `choice` is null where none came in time. */
export const reviewed = {
  questionId: text(32),
  question: v.string(),
  choices: v.pipe(v.array(v.string()), v.minLength(2)),
  choice: v.nullable(index),
  key: index,
  explanation: v.string(),
  source: v.string(),
}

const progress = v.object({
  sessionId,
  /** The question that is next; as many as there are once all are over. */
  at: total,
  of: total,
})

export const startQuiz = mutation({
  name: 'startQuiz',
  about: "Begins today's session; a second start answers with the same one.",
  method: 'POST',
  path: '/api/hd/answer/startQuiz',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'activityOver', 'activityPaused', 'cannotJoin'],
  source: 'assumed',
  request: v.object({ activityId, requestNo }),
  payload: progress,
})

export const nextQuestion = mutation({
  name: 'nextQuestion',
  about: 'Gives a question, whose time runs from the first time that it is given.',
  method: 'POST',
  path: '/api/hd/answer/nextQuestion',
  progress: 'skeleton',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound', 'notEarned'],
  source: 'assumed',
  request: v.object({ sessionId, index: sentIndex }),
  payload: v.object({
    serverTime: time14,
    index,
    of: total,
    question: v.string(),
    choices: v.pipe(v.array(v.string()), v.minLength(2)),
    /** By the provider's clock; 0 once it is over. */
    msLeft: total,
    /** Null until the question is answered or late. */
    review: v.nullable(v.object(reviewed)),
  }),
})

export const answerQuestion = mutation({
  name: 'answerQuestion',
  about: 'Answers the question under way; the first answer counts.',
  method: 'POST',
  path: '/api/hd/answer/answerQuestion',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notEarned', 'alreadyClaimed', 'answerLate'],
  source: 'assumed',
  /** The number of the choice as the question came, from 0. */
  request: v.object({ sessionId, index: sentIndex, choice: sentIndex }),
  payload: v.object({ msLeft: total, review: v.object(reviewed) }),
})

export const quizResult = query({
  name: 'quizResult',
  about: 'Shows a session that is over, with every question explained.',
  method: 'GET',
  path: '/api/hd/answer/quizResult',
  errors: ['notFound', 'notEarned'],
  source: 'assumed',
  request: v.object({ sessionId }),
  payload: v.object({
    serverTime: time14,
    score: total,
    right: total,
    of: total,
    /** Of all answers. */
    ms: total,
    coins: total,
    /** Whole: what is missing would be a question without its explanation. */
    reviews: v.array(v.object(reviewed)),
  }),
})

export const quizRank = query({
  name: 'quizRank',
  about: "Shows today's session, the own best, and the ranking as it came out last.",
  method: 'GET',
  path: '/api/hd/answer/quizRank',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ activityId }),
  payload: v.object({
    serverTime: time14,
    today: v.nullable(progress),
    best: v.nullable(total),
    /** When the ranking came out; null while it has not. */
    updatedAt: v.nullable(time14),
    own: v.nullable(v.object({ rank: total, score: total })),
    /** True unless the user has agreed to be named in rankings. */
    anonymous: v.optional(v.boolean(), true),
    /** A user who has not agreed to be named is 匿名用户. */
    ranking: rows(v.object({ rank: total, name: v.string(), score: total, isOwn: v.boolean() })),
  }),
})
