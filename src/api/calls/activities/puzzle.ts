/**
 * Guesses of an index's close (rules.md#guesses). All assumed. The provider takes guesses by its
 * own clock and settles them on the published close; nothing sent decides what a guess brings.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { date8, page, text, time14, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { matching } from '#domain/text-formats.ts'

const activityId = text(64)
const points = matching(/^\d{1,6}\.\d{2}$/, 'Points of an index, two places')

/** `waiting` until the evening of its day; `void` where no close was published. */
const guessed = v.object({
  day: date8,
  guess: points,
  state: v.picklist(['waiting', 'settled', 'void']),
  /** Null but of a settled one. */
  close: v.nullable(points),
  /** The distance from the close in percent of it, to four places; null but of a settled one. */
  error: v.nullable(v.string()),
  coins: total,
})

export const queryGuessRound = query({
  name: 'queryGuessRound',
  about: 'Shows the round of guesses in view, with the own guess and the last one before it.',
  method: 'GET',
  path: '/api/hd/puzzle/queryGuessRound',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ activityId }),
  payload: v.object({
    serverTime: time14,
    indexName: v.string(),
    /** Null while the index has no current close. */
    round: v.nullable(
      v.object({
        /** Names the round too. */
        day: date8,
        openTime: time14,
        /** The first moment that is too late. */
        closeTime: time14,
        before: v.object({ date: date8, close: points }),
        low: points,
        high: points,
        own: v.nullable(v.object({ guess: points, time: time14 })),
      }),
    ),
    /** The newest guess of an earlier round. */
    last: v.nullable(guessed),
  }),
})

export const listGuesses = query({
  name: 'listGuesses',
  about: "Lists a user's guesses, the newest first, with what they have brought in all.",
  method: 'GET',
  path: '/api/hd/puzzle/listGuesses',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ ...page, activityId }),
  payload: v.object({ serverTime: time14, total, coins: total, records: rows(guessed) }),
})

export const submitGuess = mutation({
  name: 'submitGuess',
  about: 'Hands in a guess for a round, or changes it while the round is open.',
  method: 'POST',
  path: '/api/hd/puzzle/submitGuess',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound', 'activityOver', 'activityPaused', 'cannotJoin'],
  source: 'assumed',
  /** `roundId` is the day of the round. */
  request: v.object({ activityId, roundId: date8, guess: points }),
  payload: v.object({ day: date8, guess: points, time: time14 }),
})
