import * as v from 'valibot'
import { path } from '#paths/path.ts'

export const activityCenterPaths = {
  /** The activities that run, are to come, are over, or have been joined. */
  activityCenterHome: path('/activityCenter/activityCenterHome', {
    tab: v.optional(v.picklist(['running', 'coming', 'over', 'joined'])),
  }),
} as const
