import * as v from 'valibot'
import type { DeviceFacts } from './choose-release.ts'
import { APP_PACK, channelName, packName, PRODUCTION } from '#offline/pack/release.ts'
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

/**
 * A device's last check: when (ISO 8601, UTC), its outcome in one word, and the error's message or
 * `''`.
 */
export type LastCheck = v.InferOutput<typeof checkSchema>['lastCheck']

/**
 * Reads the last check from a device's `state.json`; `null` when it has none. Throws for text that
 * is no JSON.
 */
export function readLastCheck(json: string): LastCheck {
  const result = v.safeParse(checkSchema, parseJson(json))
  return result.success ? result.output.lastCheck : null
}

/**
 * Reads a device's facts from its `state.json`, for `h5pack explain --device FILE`. Throws an
 * `Error` that names the first wrong field.
 */
export function readDeviceFacts(json: string): DeviceFacts {
  const result = v.safeParse(factsSchema, parseJson(json))
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? 'the top level'
  throw new Error(`The device facts are wrong at ${field}; export them from the device again.`)
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Error('The device facts are not JSON; export them from the device again.', {
      cause: error,
    })
  }
}
