import * as v from 'valibot'
import { path } from '#paths/path.ts'

export const activityCenterPaths = {
  /** What runs, what is to come, what is over, what the user has joined. */
  activityCenterHome: path('/activityCenter/activityCenterHome', {
    tab: v.optional(v.picklist(['running', 'coming', 'over', 'joined'])),
  }),
} as const
