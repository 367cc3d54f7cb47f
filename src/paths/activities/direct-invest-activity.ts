import * as v from 'valibot'
import { wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

/** Ready plans to start from (rules.md#ready-plans). */
export const directInvestActivityPaths = {
  home: path('/directInvestActivity/home', wayBack),
  /** One of them, by its place from 0; another text leads to the list. */
  plan: path('/directInvestActivity/plan', {
    planIndex: v.optional(v.pipe(v.string(), v.maxLength(8))),
  }),
} as const
