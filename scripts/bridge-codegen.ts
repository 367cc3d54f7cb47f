/**
 * `npm run bridge:codegen`: writes what native developers need of the bridge's contract to
 * bridge/generated/, or with `--out FOLDER` into a checkout of theirs. `--check` writes nothing,
 * names what differs and exits 1.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { format } from 'oxfmt'
import * as v from 'valibot'
import { generate } from '#bridge/codegen/generate.ts'
import { readContract } from '#bridge/codegen/sources.ts'

const root = dirname(import.meta.dirname)
/** The place where the files stand. */
export const GENERATED = join(root, 'bridge', 'generated')

const Config = v.object({ printWidth: v.number(), semi: v.boolean(), singleQuote: v.boolean() })

/**
 * Every generated file, by its path inside `bridge/generated/`; documents are formatted as the
 * house formats.
 */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const text = readFileSync(join(root, '.oxfmtrc.json'), 'utf8')
  const config = v.parse(Config, JSON.parse(text))
  const files = new Map<string, string>()
  for (const [path, raw] of generate(readContract())) {
    const made = path.endsWith('.md') ? await format(path, raw, config) : { code: raw, errors: [] }
    const [fault] = made.errors
    if (fault) throw new Error(`${path}: ${fault.message}`)
    files.set(path, made.code)
  }
  return files
}

const standing = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name).slice(folder.length + 1))

/**
 * Returns what differs between the files of a folder and what they should be: one sentence each, in
 * the order of names.
 */
export function drift(files: ReadonlyMap<string, string>, folder: string = GENERATED): string[] {
  const there = existsSync(folder) ? standing(folder) : []
  const names = new Set([...files.keys(), ...there])
  return Array.from(names)
    .toSorted()
    .flatMap((name) => {
      if (!there.includes(name)) return [`${name} is missing`]
      const wanted = files.get(name)
      if (wanted === undefined) return [`${name} is not generated any more`]
      return readFileSync(join(folder, name), 'utf8') === wanted ? [] : [`${name} differs`]
    })
}

function write(files: ReadonlyMap<string, string>, folder: string): void {
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      out: { type: 'string', default: GENERATED },
    },
  })
  const { check, out } = values
  const files = await generatedFiles()
  const found = drift(files, out)
  if (!check) {
    // A file that is left over is removed in our own folder alone: another may hold more than ours.
    if (out === GENERATED) rmSync(GENERATED, { recursive: true, force: true })
    write(files, out)
    console.log(`${files.size} files written to ${relative('', out)}, ${found.length} changed`)
  } else if (found.length > 0) {
    console.error(`${relative('', out)} is not what the contract gives:\n  ${found.join('\n  ')}`)
    console.error('Run `npm run bridge:codegen` and commit what it writes.')
    process.exitCode = 1
  } else console.log(`${relative('', out)}: ${files.size} files, as the contract gives them`)
}
