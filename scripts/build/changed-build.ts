import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { PackBuildError } from '#offline/pack/build-pack.ts'
import { buildAppPack, type AppPack } from './build-app-pack.ts'

/** SHA-256 of each pack of a set, by its name; the common pack is `app`. */
export type PackHashes = Readonly<Record<string, string>>

export const packHashes = ({ sha256, parts }: AppPack): PackHashes => ({
  app: sha256,
  ...Object.fromEntries(parts.map((part) => [part.manifest.pack, part.sha256])),
})

const optionsSchema = v.object({
  /** The place where the build and its packs go. */
  dist: v.string(),
  /** The source file of which one word is changed, if any. */
  file: v.optional(v.string()),
  /** A common pack, on top of which the parts are built once more. */
  common: v.optional(v.string()),
})

const resultSchema = v.object({
  hashes: v.record(v.string(), v.string()),
  /** The SHA-256 of the common pack below the parts; null where they are refused on top of it. */
  onTopOf: v.nullable(v.string()),
})
export type ChangedBuild = v.InferOutput<typeof resultSchema>

/**
 * Changes one word of a source file: its first of two Chinese letters or more. Fails the build when
 * there is none.
 */
function oneWordIn(file: string): Plugin {
  let changed = false
  return {
    name: 'one-word-changed',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(`/${file}`)) return null
      const other = code.replace(/[\u4e00-\u9fff]{2,}/, (word) => `${word}改`)
      changed = other !== code
      return { code: other, map: null }
    },
    buildEnd() {
      if (!changed) this.error(`${file} has no word to change, or is not built any more.`)
    },
  }
}

async function build(options: v.InferOutput<typeof optionsSchema>): Promise<ChangedBuild> {
  const { dist, file, common } = options
  const environment = 'sandbox'
  const plugins = file === undefined ? [] : [oneWordIn(file)]
  const hashes = packHashes(await buildAppPack({ environment, dist, plugins }))
  if (common === undefined) return { hashes, onTopOf: null }
  const onTopOf = await buildAppPack({ environment, dist, vite: false, common }).then(
    ({ sha256 }) => sha256,
    (error: unknown) => {
      if (error instanceof PackBuildError) return null
      throw error
    },
  )
  return { hashes, onTopOf }
}

/**
 * Builds the app for the sandbox in a process of its own, so that several builds use all
 * processors. `env` comes on top of this process's. Rejects with what the build wrote when it fails.
 */
export async function buildChanged(
  options: v.InferOutput<typeof optionsSchema>,
  env: Readonly<Record<string, string>> = {},
): Promise<ChangedBuild> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(options)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [status, output, errors] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
  ])
  const last = output.trim().split('\n').at(-1) ?? ''
  if (status !== 0) throw new PackBuildError(`A build failed: ${errors.trim().slice(-2_000)}`)
  return v.parse(resultSchema, JSON.parse(last))
}

if (import.meta.main) {
  const options = v.parse(optionsSchema, JSON.parse(process.argv[2] ?? ''))
  console.log(JSON.stringify(await build(options)))
}
