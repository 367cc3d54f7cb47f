import * as v from 'valibot'
import type { DeviceFacts } from './choose-release.ts'
import { APP_PACK, channelName, packName, PRODUCTION } from './release.ts'
import { appVersion } from '../pack/version.ts'

const releaseNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const factsSchema = v.object({
  deviceId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  appVersion,
  platform: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
  channel: v.optional(channelName, PRODUCTION),
  pack: v.optional(packName, APP_PACK),
  bridgeMethods: v.optional(v.array(v.string()), []),
  bridgeVersion: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
  onWifi: v.optional(v.boolean(), true),
  current: v.optional(releaseNumber, 0),
  members: v.optional(v.array(releaseNumber)),
  blocked: v.optional(v.array(releaseNumber), []),
  blockedContent: v.optional(v.array(v.string())),
})

const checkSchema = v.object({
  lastCheck: v.optional(
    v.nullable(v.object({ at: v.string(), outcome: v.string(), detail: v.string() })),
    null,
  ),
})

/** What came of a device's last check: when (ISO 8601, UTC), in one word, and the error's own words or `''`. */
export type LastCheck = v.InferOutput<typeof checkSchema>['lastCheck']

/** Reads what came of the last check from the same JSON; `null` where it says nothing of one. */
export function readLastCheck(json: string): LastCheck {
  const result = v.safeParse(checkSchema, parsed(json))
  return result.success ? result.output.lastCheck : null
}

/**
 * Reads a device's facts from JSON, as the device writes them for support and `h5pack explain --device FILE` reads them.
 * Throws an error that names the field which is wrong.
 */
export function readDeviceFacts(json: string): DeviceFacts {
  const result = v.safeParse(factsSchema, parsed(json))
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? 'the whole'
  throw new Error(`The device facts are wrong at ${field}; export them from the device again.`)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Error('The device facts are not JSON; export them from the device again.', {
      cause: error,
    })
  }
}
