import * as v from 'valibot'
import type { Manifest } from './manifest.ts'
import { pathProblem } from './pack-path.ts'

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in small hex'))
const toolVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+[\w.+-]*$/, 'expected a version'))

/** The environment of a build: for all devices, or for the sandbox of one machine. */
export const environmentKind = v.picklist(['release', 'sandbox'])
export type EnvironmentKind = v.InferOutput<typeof environmentKind>

/**
 * The way in which a pack was built: `build` in `pack.json`. It lists everything on which the bytes
 * depend, and nothing specific to the machine. Only the commands read it; devices do not, so that a
 * later form of it does not affect them.
 */
export const provenanceSchema = v.object({
  environment: environmentKind,
  /**
   * SHA-256 over the common files of the web build; the same in the common pack and in all of its
   * parts.
   */
  id: sha256,
  /** True if the git work tree held more than its commit. */
  dirty: v.boolean(),
  /** SHA-256 over the names and bytes of all source files that a build reads. */
  source: sha256,
  /** SHA-256 of package-lock.json. */
  lock: sha256,
  tools: v.object({ node: toolVersion, npm: v.nullable(toolVersion), vite: toolVersion }),
  /**
   * The environment variables that become part of the bytes, with their values, which are public in
   * the pack.
   */
  inputs: v.record(v.pipe(v.string(), v.regex(/^VITE_[A-Z_]+$/)), v.string()),
  /** Files that are copied unchanged, and to which no other file need refer. */
  unreferenced: v.array(
    v.pipe(
      v.string(),
      v.check((path) => pathProblem(path) === null, 'expected the path of a file'),
    ),
  ),
})
export type Provenance = v.InferOutput<typeof provenanceSchema>

/**
 * Reads how a pack was built; for a missing or incomplete record the problem, as the end of a
 * sentence.
 */
export function readProvenance({ build, commit }: Manifest): Provenance | string {
  if (build === undefined) return 'does not say how it was built'
  const result = v.safeParse(provenanceSchema, build)
  if (!result.success) {
    const [issue] = result.issues
    return `does not say how it was built (build.${v.getDotPath(issue) ?? ''}: ${issue.message})`
  }
  if (result.output.dirty !== commit.endsWith('-dirty')) {
    return 'does not say how it was built (build.dirty and commit differ)'
  }
  return result.output
}

/**
 * Returns why a pack may be published in the local channel only, as the end of a sentence; `null`
 * for any channel.
 */
export function localOnly(manifest: Manifest): string | null {
  const build = readProvenance(manifest)
  return typeof build === 'string' ? build : localReason(build)
}

/**
 * `localOnly` for signed metadata; older metadata without these fields is accepted in any channel.
 */
export function localReason(built: {
  readonly environment?: string | undefined
  readonly dirty?: boolean | undefined
}): string | null {
  if (built.environment === 'sandbox') return 'seals passwords for the sandbox'
  return built.dirty === true ? 'was built from a work tree with changes' : null
}
