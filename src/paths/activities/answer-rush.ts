import * as v from 'valibot'
import { activityId, wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

/** A quiz against the clock (rules.md#quizzes); without an id the one that runs. */
export const answerRushPaths = {
  answerRushHome: path('/answerRush/answerRushHome', {
    activityId: v.optional(activityId),
    ...wayBack,
  }),
} as const
