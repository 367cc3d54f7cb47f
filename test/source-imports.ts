import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import * as v from 'valibot'
import { parseSync } from 'vite'

const root = resolve(import.meta.dirname, '..')

const packageSchema = v.object({ imports: v.record(v.string(), v.string()) })
const aliases = Object.entries(
  v.parse(packageSchema, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).imports,
)

/** A module that another imports or re-exports. */
interface SourceImport {
  /** As written. */
  readonly specifier: string
  /** True if it is for types alone, of which nothing is left when the program runs. */
  readonly isType: boolean
}

/** Returns what a module imports and re-exports, statically or lazily, types included. */
export function importsIn(file: string): SourceImport[] {
  const text = readFileSync(join(root, file), 'utf8')
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const onlyTypes = (entries: readonly { readonly isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: onlyTypes(entries),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^(['"])(.*)\1$/.exec(text.slice(start, end))
      return literal?.[2] === undefined ? [] : [{ specifier: literal[2], isType: false }]
    }),
  ]
}

/**
 * The names that a module takes of others, types left out; `*` where it takes a whole module, or
 * hands names on.
 */
export function namesIn(file: string): { readonly specifier: string; readonly name: string }[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const whole = importsIn(file).filter(
    ({ specifier, isType }) =>
      !isType && !module.staticImports.some((it) => it.moduleRequest.value === specifier),
  )
  return [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries
        .filter(({ isType }) => !isType)
        .map(({ importName }) => ({
          specifier: moduleRequest.value,
          name: importName.kind === 'Name' ? (importName.name ?? '*') : '*',
        })),
    ),
    ...whole.map(({ specifier }) => ({ specifier, name: '*' })),
  ]
}

/** A path from the root, or a package's name. */
export function resolveImport(file: string, specifier: string): string {
  for (const [alias, folder] of aliases) {
    const prefix = alias.slice(0, -1)
    if (specifier.startsWith(prefix)) return folder.slice(2, -1) + specifier.slice(prefix.length)
  }
  if (!specifier.startsWith('.')) return specifier
  return relative(root, resolve(root, dirname(file), specifier))
}
