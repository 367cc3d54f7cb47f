import * as v from 'valibot'
import { appVersion, packVersion } from './version.ts'

/** The one channel there is so far. */
export const PRODUCTION = 'production'

/**
 * What signed targets metadata says of a pack, as the target's `custom` field. `release` counts up with every
 * publication and orders packs; versions do not, so that a roll-back can be a higher release of older content.
 */
export const releaseSchema = v.object({
  kind: v.literal('pack'),
  appId: v.string(),
  version: packVersion,
  channel: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'expected a channel like production'),
  ),
  release: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  minAppVersion: appVersion,
})

export type ReleaseInfo = v.InferOutput<typeof releaseSchema>

/** Name of a version's target in the repository. */
export const targetName = (version: string) => `h5-${version}.zip`
