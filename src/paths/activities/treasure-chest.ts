import * as v from 'valibot'
import { activityId, wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

/** The treasure chest (rules.md#treasure-chest). */
export const treasureChestPaths = {
  /** Without an id it is the chest that runs. */
  main: path('/treasureChest/main', { activityId: v.optional(activityId), ...wayBack }),
} as const
