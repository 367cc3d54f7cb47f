import * as v from 'valibot'
import { activityId, wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

const edition = { activityId: v.optional(activityId), ...wayBack }

/** Guesses of an index's close (rules.md#guesses); without an id of those that run. */
export const puzzlePaths = {
  home: path('/puzzle/home', edition),
  history: path('/puzzle/history', edition),
} as const
