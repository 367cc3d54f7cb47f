import * as v from 'valibot'
import { activityId, wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

/** Without an id it is the challenge that runs. */
const ofActivity = { activityId: v.optional(activityId) }

/** The challenge of twelve weeks (rules.md#challenges). */
export const directActivityPaths = {
  /** Leads to the welcome page or to the home. */
  loading: path('/directActivity/loading', { ...ofActivity, ...wayBack }),
  welcome: path('/directActivity/welcome', { ...ofActivity, ...wayBack }),
  home: path('/directActivity/home', { ...ofActivity, ...wayBack }),
  /** The instalments of its plan. */
  detail: path('/directActivity/detail', ofActivity),
  error: path('/directActivity/error', {
    ...ofActivity,
    why: v.optional(v.picklist(['notFound', 'paused', 'notEligible', 'network'])),
  }),
} as const
