import type { Plugin } from 'vite'
import {
  readFunctions,
  type CalledFunctions,
  type Found,
  type Part,
  type Scope,
} from './called-functions.ts'

/** A file's text, and the keys that no function in it has. */
interface Marked {
  readonly code: string
  readonly missing: readonly string[]
}

/**
 * Marks the functions that have one of the keys, so that V8 compiles them with the file, on another thread, and not each when it is
 * first called: an expression is put into parentheses, a declaration becomes an assignment of such an expression, before all else in
 * its scope. Methods are left. Throws for a text that is no module.
 */
export function markFunctions(code: string, keys: ReadonlySet<string>): Marked {
  const { functions, scopes } = readFunctions(code)
  const found = new Set(functions.map(({ key }) => key))
  const marked = functions.filter(({ how, key }) => how !== 'left' && keys.has(key))
  const edits = [...marked, ...scopes].toSorted(
    (a, b) => begin(a) - begin(b) || Number('at' in b) - Number('at' in a),
  )
  let next = 0
  const render = (from: number, to: number): Part[] => {
    const parts: Part[] = []
    let at = from
    for (let edit = edits[next]; edit !== undefined && begin(edit) < to; edit = edits[next]) {
      next += 1
      parts.push(code.slice(at, begin(edit)))
      if ('at' in edit) {
        parts.push(edit)
        at = edit.at
        continue
      }
      at = edit.end
      if (edit.how === 'assigned') {
        edit.scope.first.push([edit.head, ...render(edit.headEnd, edit.end), ')'])
      } else parts.push('(', ...render(edit.start, edit.end), ')')
    }
    parts.push(code.slice(at, to))
    return parts
  }
  return {
    code: joined(render(0, code.length)),
    missing: [...keys].filter((key) => !found.has(key)),
  }
}

const begin = (it: Found | Scope) => ('at' in it ? it.at : it.start)

const joined = (parts: readonly Part[]): string =>
  parts
    .map((it) => {
      if (typeof it === 'string') return it
      return it.first.length === 0 ? '' : `;var ${it.first.map(joined).join(',')};`
    })
    .join('')

/** The share of a file's recorded names that may be missing before the build says so. */
const MAY_BE_MISSING = 0.2

/**
 * The Vite plugin that marks what most openings call, as `npm run bench -- called` has recorded it. Warns where a fifth of what was
 * recorded for a file is no longer there. A build that is not minified has no marks: recordings are made with one.
 */
export function markedFunctions(called: CalledFunctions): Plugin {
  let isMinified = true
  return {
    name: 'marked-functions',
    apply: 'build',
    configResolved({ build }) {
      isMinified = build.minify !== false
    },
    renderChunk(text, { name }) {
      const keys = new Set(Object.hasOwn(called, name) ? called[name] : [])
      if (keys.size === 0 || !isMinified) return null
      const { code, missing } = markFunctions(text, keys)
      if (missing.length > MAY_BE_MISSING * keys.size) {
        this.warn(
          `${name} has ${keys.size - missing.length} of the ${keys.size} functions that openings were recorded to call; record them with "npm run bench -- called".`,
        )
      }
      return { code, map: null }
    },
  }
}
