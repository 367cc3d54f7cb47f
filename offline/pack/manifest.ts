import * as v from 'valibot'
import { mediaType, UNKNOWN_TYPE } from './media-type.ts'
import { MANIFEST_PATH, nameClashes, pathProblem } from './pack-path.ts'
import { plannedCalls } from './planned-call.ts'
import { APP_PACK, needsSchema, packName, partsSchema } from './release.ts'
import { appVersion, packVersion } from './version.ts'

const packPath = v.pipe(
  v.string(),
  v.check(
    (path) => pathProblem(path) === null,
    (issue) => pathProblem(issue.input) ?? '',
  ),
)

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in small hex'))

const manifestFile = v.pipe(
  v.object({
    path: packPath,
    sha256,
    /** Length after unpacking. */
    bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** `Content-Type` with which a host serves the file. */
    type: v.string(),
  }),
  v.forward(
    v.check(
      ({ path, type }) => type === mediaType(path) || type === UNKNOWN_TYPE,
      ({ input: { path } }) => `expected ${mediaType(path)}, the type of its name`,
    ),
    ['type'],
  ),
)

/** A text that shows as it is: no control characters, and none that reorder or hide others. */
const plainText = v.pipe(
  v.string(),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'expected a text without control characters'),
)

const methodNames = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\w{1,100}$/, 'expected a method name'))),
  v.maxLength(1000),
)

const fields = v.object({
  /** 2 for the packs of a set, so that a device without support for sets refuses them. */
  schema: v.picklist([1, 2]),
  appId: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,99}$/, 'expected an id like fund-h5')),
  /** The pack's name; the common pack's when absent. */
  pack: v.optional(packName, APP_PACK),
  version: packVersion,
  /** The source's commit, with `-dirty` for uncommitted changes; `unversioned` outside git. */
  commit: v.pipe(
    v.string(),
    v.regex(/^(?:[0-9a-f]{7,64}|unversioned)(?:-dirty)?$/, 'expected a git commit'),
  ),
  /** Oldest app in which the pack may be installed. */
  minAppVersion: appVersion,
  /**
   * The way in which it was built (`provenance.ts`); devices do not read it, and older packs lack
   * it.
   */
  build: v.exactOptional(v.unknown()),
  /**
   * True if the screens for developers and QA are open; the entry page has the same flag for the
   * pages.
   */
  qa: v.optional(v.boolean(), false),
  bridge: v.pipe(
    v.object({
      /** Version of the bridge contract; an app with a lower one cannot run the pages. */
      version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      /** Every native method that the pages call. */
      methods: methodNames,
      /** The methods without which the pages do not work; the others are optional. */
      required: v.optional(methodNames, []),
    }),
    v.check(
      ({ methods, required }) => required.every((it) => methods.includes(it)),
      'a required method is not among the methods',
    ),
  ),
  needs: needsSchema,
  parts: partsSchema,
  /** The page that a host loads; one of `files`. A part has none of its own. */
  entry: v.optional(packPath),
  routes: v.pipe(
    v.array(
      v.object({
        path: v.pipe(
          v.string(),
          v.regex(/^\/[!-~]*$/, 'expected a path of printable ASCII letters'),
          v.maxLength(300),
        ),
        title: v.pipe(plainText, v.maxLength(100)),
        /** The screen's script; absent when a part has it (and lists it), and in older packs. */
        file: v.exactOptional(packPath),
        /**
         * The scripts and styles that its page loads in addition to those that the entry page
         * names, `file` among them: a host has them loaded while the entry still starts. Some are
         * another pack's.
         */
        files: v.exactOptional(v.pipe(v.array(packPath), v.maxLength(50))),
        /**
         * The calls that the screen makes on opening, as far as they can be planned; absent when
         * there are none.
         */
        calls: v.exactOptional(plannedCalls),
      }),
    ),
    v.minLength(1, 'the pack names no route'),
    v.maxLength(5000),
  ),
  /** Every file but `pack.json`, in the zip's order. */
  files: v.pipe(
    v.array(manifestFile),
    v.minLength(1, 'the pack lists no file'),
    v.check(
      (files) => nameClashes(files.map((file) => file.path)).length === 0,
      'two files have names that clash: the same, different only in case, or a file and a folder',
    ),
    v.check(
      (files) => files.every((file) => file.path.toLowerCase() !== MANIFEST_PATH),
      `${MANIFEST_PATH} must not list itself`,
    ),
  ),
})

/**
 * `pack.json`: the description of a pack and its files. Unknown fields are ignored, so that later
 * packs may add some; a change that older devices must not ignore raises `schema`.
 */
export const manifestSchema = v.pipe(
  fields,
  v.forward(
    v.check(({ needs, entry }) => needs !== null || entry !== undefined, 'expected a page to load'),
    ['entry'],
  ),
  v.forward(
    v.check(
      ({ schema, needs, parts }) => (schema === 2) === (needs !== null || parts.length > 0),
      'expected 2 for the packs of a set, 1 for any other',
    ),
    ['schema'],
  ),
  v.forward(
    v.check(({ needs, parts }) => needs === null || parts.length === 0, 'a part has no parts'),
    ['parts'],
  ),
)

export type Manifest = v.InferOutput<typeof manifestSchema>
export type ManifestFile = v.InferOutput<typeof manifestFile>

/**
 * The manifest, or the path of the wrong field (`''` for the top level) and the problem in words.
 */
export type ManifestResult =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly field: string; readonly problem: string }

/** Parses `pack.json`. Never throws; returns the first wrong field. */
export function readManifest(bytes: Uint8Array): ManifestResult {
  let data: unknown
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return { ok: false, field: '', problem: `not JSON: ${String(error)}` }
  }
  const result = v.safeParse(manifestSchema, data)
  if (result.success) return { ok: true, manifest: result.output }
  const [issue] = result.issues
  return { ok: false, field: v.getDotPath(issue) ?? '', problem: issue.message }
}

/** The bytes of `pack.json`: always the same for the same manifest. */
export function writeManifest(manifest: v.InferInput<typeof manifestSchema>): Buffer {
  return Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
}
