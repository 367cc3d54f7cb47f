import * as v from 'valibot'
import { activityId, wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

/** Without an id it is the challenge that runs. */
const ofActivity = { activityId: v.optional(activityId) }

/** The keep challenge (rules.md#challenges). */
export const keepActivityPaths = {
  /** Leads to the welcome page or to the home. */
  loading: path('/keepActivity/loading', { ...ofActivity, ...wayBack }),
  welcome: path('/keepActivity/welcome', { ...ofActivity, ...wayBack }),
  keepActivityHome: path('/keepActivity/keepActivityHome', { ...ofActivity, ...wayBack }),
  keepDirectDetail: path('/keepActivity/keepDirectDetail', ofActivity),
  activityError: path('/keepActivity/activityError', {
    ...ofActivity,
    why: v.optional(v.picklist(['notFound', 'paused', 'notEligible', 'network'])),
  }),
} as const
