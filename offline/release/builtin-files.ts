import type { TargetFile } from '@tufjs/models'
import * as v from 'valibot'
import { packName } from '../policy/release.ts'
import type { Trusted } from './metadata-store.ts'
import type { NewFile } from './target-files.ts'

const builtinSchema = v.object({
  kind: v.literal('builtin'),
  pack: packName,
  version: v.string(),
})

/** A pack that an app carries and that the repository keeps, to make deltas from. No device downloads it. */
interface Builtin extends v.InferOutput<typeof builtinSchema> {
  readonly target: string
  readonly sha256: string
}

/** Every built-in pack that the repository knows. */
export function builtinsOf({ targets }: Trusted): Builtin[] {
  return Object.values(targets.signed.targets).flatMap(({ path, hashes, custom }) => {
    const about = v.safeParse(builtinSchema, custom)
    const sha256 = hashes['sha256']
    return about.success && sha256 !== undefined ? [{ ...about.output, target: path, sha256 }] : []
  })
}

/** A built-in pack that is yet to be signed and written. */
export interface BuiltinFile extends NewFile {
  readonly pack: string
  readonly version: string
  readonly target: TargetFile
}
