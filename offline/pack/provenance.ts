import * as v from 'valibot'
import type { Manifest } from './manifest.ts'
import { pathProblem } from './pack-path.ts'

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in small hex'))
const toolVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+[\w.+-]*$/, 'expected a version'))

/** What a build's environment is for: everyone, or the sandbox of one machine. */
export const environmentKind = v.picklist(['release', 'sandbox'])
export type EnvironmentKind = v.InferOutput<typeof environmentKind>

/**
 * How a pack was built: `build` in `pack.json`. It names everything on which the bytes depend, and nothing of the machine.
 * Devices do not read it, so that a later form of it stops none of them; whoever releases a pack does.
 */
export const provenanceSchema = v.object({
  environment: environmentKind,
  /** SHA-256 over the common files of the web build; the same in the common pack and in all of its parts. */
  id: sha256,
  /** Whether the git work tree held more than its commit. */
  dirty: v.boolean(),
  /** SHA-256 over the names and bytes of all that a build reads of the source. */
  source: sha256,
  /** SHA-256 of package-lock.json. */
  lock: sha256,
  tools: v.object({ node: toolVersion, npm: v.nullable(toolVersion), vite: toolVersion }),
  /** Every variable of the environment that reaches the bytes, with its value; all of them are public in the pack itself. */
  inputs: v.record(v.pipe(v.string(), v.regex(/^VITE_[A-Z_]+$/)), v.string()),
  /** Files to which no other refers, and which belong to the pack all the same: those that are copied as they are. */
  unreferenced: v.array(
    v.pipe(
      v.string(),
      v.check((path) => pathProblem(path) === null, 'expected the path of a file'),
    ),
  ),
})
export type Provenance = v.InferOutput<typeof provenanceSchema>

/** Reads how a pack was built; a sentence's end when it does not say so, or not in full. */
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

/** Why a pack that is yet to be released is for developers' own devices alone; `null` for one that anyone may have. */
export function localOnly(manifest: Manifest): string | null {
  const build = readProvenance(manifest)
  return typeof build === 'string' ? build : localReason(build)
}

/** The same of what signed metadata says; what was signed before it said so may be released. */
export function localReason(built: {
  readonly environment?: string | undefined
  readonly dirty?: boolean | undefined
}): string | null {
  if (built.environment === 'sandbox') return 'seals passwords for the sandbox'
  return built.dirty === true ? 'was built from a work tree with changes' : null
}
