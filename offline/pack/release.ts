import * as v from 'valibot'
import { pathProblem } from './pack-path.ts'
import { appVersion, packVersion } from './version.ts'

/** The channel that devices follow by default. */
export const PRODUCTION = 'production'
/**
 * The channel of developers' own devices, the only one for packs of the sandbox or of a changed
 * work tree.
 */
export const LOCAL_CHANNEL = 'local'
/** The pack with the app's own pages; packs of other names may share its repository. */
export const APP_PACK = 'app'
/** All devices, in hundredths of a percent. */
export const EVERYONE = 10_000

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in small hex'))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const targetPath = v.pipe(
  v.string(),
  v.check((path) => pathProblem(path) === null, 'expected the path of a target'),
)

/** A channel's name, as in `--channel beta`. */
export const channelName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'expected a channel like production'),
)

/** A pack's name, as in `--pack trading`. */
export const packName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'expected a pack name like app'),
)

/**
 * For a part: SHA-256 of the zip of the common pack that it was built against; it opens with no
 * other.
 */
export const needsSchema = v.optional(v.nullable(v.object({ [APP_PACK]: sha256 })), null)

/** For a common pack: the parts without which it does not open, by name and in order. */
export const partsSchema = v.optional(
  v.pipe(
    v.array(packName),
    v.maxLength(50),
    v.check((parts) => new Set(parts).size === parts.length, 'a part is named twice'),
    v.check((parts) => !parts.includes(APP_PACK), 'the common pack is no part of itself'),
  ),
  [],
)

/** A file of the repository that helps to deliver a pack. It is also a target of its own. */
const signedFileSchema = v.object({ target: targetPath, bytes: count, sha256 })

/** A delta to a pack's plain form from another pack's plain form (`delta.ts`). */
const deltaSchema = v.object({
  ...signedFileSchema.entries,
  /** SHA-256 of the old pack's zip. */
  from: sha256,
})

/** One change of a release: when, by whom, and what. */
const changeSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.pipe(v.string(), v.maxLength(100)),
  what: v.pipe(v.string(), v.maxLength(200)),
})

/**
 * The devices that may install a pack: one publication of it. Canonical JSON has no fractions, so
 * the percentage is in hundredths of a percent. Fields with a default are missing in older
 * metadata.
 */
const policySchema = v.object({
  channel: channelName,
  /**
   * Rises with every publication in the repository, across packs and channels; releases are ordered
   * by it.
   */
  release: count,
  /**
   * Share of devices that may have it, in hundredths of a percent: 10000 is everyone, 25 is 0.25 %.
   */
  basisPoints: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(EVERYONE)),
    EVERYONE,
  ),
  /**
   * Hashed with the device's id, so that each release starts with other devices; 32 hex digits or
   * empty.
   */
  salt: v.optional(v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{32})?$/)), ''),
  /** Not installed for now; devices that have it keep it. */
  paused: v.optional(v.boolean(), false),
  /** Never installed again; devices that have it keep it until a higher release comes. */
  expired: v.optional(v.boolean(), false),
  /** Oldest app that may have it, when that is later than the pack's own `minAppVersion`. */
  raisedMinAppVersion: v.optional(v.nullable(appVersion), null),
  /** Newest app that may have it; `null` for no limit. */
  maxAppVersion: v.optional(v.nullable(appVersion), null),
  /** Systems that may have it, such as `android`; empty for all. */
  platforms: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/))), []),
  /**
   * Native methods that the app needs: those that the pack requires, and those added for the
   * release.
   */
  requiredMethods: v.optional(v.array(v.pipe(v.string(), v.regex(/^\w{1,100}$/))), []),
  /** To be downloaded on wifi only. */
  wifiOnly: v.optional(v.boolean(), false),
  /** The release engineer's remark. */
  notes: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  /** The release that this one rolls back; `null` for an ordinary release. */
  rollbackOf: v.optional(v.nullable(count), null),
  /** Halts up to this number are lifted (`halts.ts`). */
  liftedHalts: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  /** Its changes, the latest first. */
  changes: v.optional(v.array(changeSchema), []),
})

const contentEntries = {
  kind: v.literal('pack'),
  appId: v.string(),
  pack: v.optional(packName, APP_PACK),
  needs: needsSchema,
  parts: partsSchema,
  version: packVersion,
  /** The pack's own `minAppVersion`; `oldestApp` says what counts for a release. */
  minAppVersion: appVersion,
  /** Version of the bridge contract that its pages need. */
  bridgeVersion: v.optional(count, 1),
  /** True if its screens for developers and QA open. */
  qa: v.optional(v.boolean(), false),
  /** The entry `build` of `pack.json` (`provenance.ts`); absent in older metadata. */
  environment: v.exactOptional(v.string()),
  dirty: v.exactOptional(v.boolean()),
  deltas: v.optional(v.array(deltaSchema), []),
  /** The pack's plain form (`plain-form.ts`), which deltas lead to. */
  plain: v.exactOptional(v.object({ bytes: count, sha256 })),
  /**
   * The index of the zip's entries (`entry-index.ts`), for devices that download changed files
   * only.
   */
  entries: v.exactOptional(signedFileSchema),
} as const

/** A target's `custom` field: the pack's content and all of its releases. */
const contentSchema = v.object({ ...contentEntries, releases: v.array(v.unknown()) })
/** The `custom` field of older metadata: one release, whose fields are on the same level. */
const singleSchema = v.object({ ...contentEntries, ...policySchema.entries })

export type ReleaseChange = v.InferOutput<typeof changeSchema>
export type Delta = v.InferOutput<typeof deltaSchema>
/** A file of the repository, as signed metadata names it. */
export type SignedFile = v.InferOutput<typeof signedFileSchema>
export type ReleasePolicy = v.InferOutput<typeof policySchema>
type ContentSchema = v.ObjectSchema<typeof contentEntries, undefined>
export type PackContent = v.InferOutput<ContentSchema>

/** One release: the pack, its file in the repository, and which devices may have it. */
export interface Release extends PackContent, ReleasePolicy {
  /** Path of the zip among the targets. */
  readonly target: string
  /** Length and SHA-256 of the zip. */
  readonly bytes: number
  readonly sha256: string
}

/** The fields of a signed target that are read here; `TargetFile` of the TUF models has them. */
export interface SignedTarget {
  readonly path: string
  readonly length: number
  readonly hashes: Readonly<Record<string, string>>
  readonly custom: unknown
}

/**
 * Reads the releases from signed targets, newest first. Targets that are no packs (deltas, other
 * kinds) and releases in an unknown form are left out, so that a later form of release does not
 * stop older devices from updating.
 */
export function readReleases(targets: Iterable<SignedTarget>): Release[] {
  return [...targets].flatMap(targetReleases).toSorted((a, b) => b.release - a.release)
}

function targetReleases(target: SignedTarget): Release[] {
  const hash = target.hashes['sha256']
  // Without a SHA-256, only the download's length could be checked.
  if (hash === undefined || pathProblem(target.path) !== null) return []
  const place = { target: target.path, bytes: target.length, sha256: hash }
  const content = v.safeParse(contentSchema, target.custom)
  if (content.success) {
    const { releases, ...pack } = content.output
    return releases.flatMap((given) => {
      const policy = v.safeParse(policySchema, given)
      return policy.success ? [{ ...pack, ...policy.output, ...place }] : []
    })
  }
  const single = v.safeParse(singleSchema, target.custom)
  return single.success ? [{ ...single.output, ...place }] : []
}

/**
 * A target's `custom` field for releases of one pack file; the inverse of `readReleases`. Throws a
 * valibot error.
 */
export function writeReleases(
  content: v.InferInput<ContentSchema>,
  releases: readonly ReleasePolicy[],
) {
  return {
    ...v.parse(v.object(contentEntries), content),
    releases: releases
      .map((release) => v.parse(policySchema, release))
      .toSorted((a, b) => a.release - b.release),
  }
}

/** A policy from the given fields and the defaults of the others. Throws a valibot error. */
export function releasePolicy(fields: v.InferInput<typeof policySchema>): ReleasePolicy {
  return v.parse(policySchema, fields)
}

/** Name of a version's target in the repository; the app's own pack is `h5-VERSION.zip`. */
export function targetName(version: string, pack: string = APP_PACK): string {
  return pack === APP_PACK ? `h5-${version}.zip` : `h5-${pack}-${version}.zip`
}
