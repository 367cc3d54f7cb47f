import { newerNames } from '#scripts/build/floor/newer-names.ts'
import { FLOOR } from '#scripts/build/floor/support.ts'
import type { Engine } from './journey-host.ts'

/** Names that stay though the floor is without them, each with its reason; in all engines, or one. */
const KEPT: readonly {
  readonly name: RegExp
  readonly engine?: Engine
  readonly why: string
}[] = [
  {
    name: /^Object\.hasOwn$/,
    engine: 'chromium',
    why: 'the driver calls it in the page for each object that a script returns, even before the page’s own files bring it',
  },
  {
    name: /^(?:trustedTypes|Trusted(?:HTML|Script|ScriptURL|TypePolicy|TypePolicyFactory))(?:\.|$)/,
    why: 'today’s engine enforces what the page’s policy asks for, and the page must answer it',
  },
]

const isKept = (path: string, engine: Engine) =>
  KEPT.some((kept) => (kept.engine ?? engine) === engine && kept.name.test(path))

/**
 * Runs in a page. Takes names away: `structuredClone`, `URL.canParse`, `Array.prototype.at`.
 * A member may be of the object itself or of one that it inherits from.
 */
function takeAway(paths: readonly string[]): void {
  const typedArray: object = Reflect.getPrototypeOf(Uint8Array) ?? {}
  const step = (from: object | null, name: string): object | null => {
    if (from === null) return null
    if (from === globalThis && name === 'TypedArray') return typedArray
    if (name !== 'prototype' && !Reflect.has(from, name)) return null
    // A getter of a prototype may refuse to be read from it.
    const found: unknown = Reflect.getOwnPropertyDescriptor(from, name)?.value
    if (found !== undefined) return Object(found)
    return from === globalThis ? Object(Reflect.get(from, name)) : null
  }
  const remove = (holder: object | null, name: string): void => {
    for (let at = holder; at !== null && at !== Object.prototype; at = Reflect.getPrototypeOf(at)) {
      // Asking for a descriptor would make the interface that is taken away.
      if (!Object.prototype.hasOwnProperty.call(at, name)) continue
      Reflect.deleteProperty(at, name)
      return
    }
  }
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let holder: object | null = globalThis
    for (const name of names) holder = step(holder, name)
    remove(holder, last)
  }
}

/**
 * A script that takes from a document, before it starts, what the floor's engine is without by MDN's
 * data: today's engine then fails where that one would.
 */
export function floorScript(engine: Engine): string {
  const floor = engine === 'chromium' ? { chrome: FLOOR.chrome } : { safari: FLOOR.safari }
  const names = newerNames(floor).filter((path) => !isKept(path, engine))
  return `(${takeAway.toString()})(${JSON.stringify(names)})`
}
