import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const PRODUCT = /^\/(?:src|bridge|offline)\/(?!.*(?:\.test\.|\/testing\/))(?:[^():]*)\.tsx?:\d+/

/** The one frame that called `of`. Its text is costly, and is made where it is read. */
export function callOf(of: (...args: never[]) => unknown): Error {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 1
  const call = new Error('called here')
  Error.captureStackTrace(call, of)
  Error.stackTraceLimit = stackTraceLimit
  return call
}

/** File and line of a module of the product; null for what tests and libraries have called. */
export function productPlace({ stack = '' }: Error): string | null {
  const at = stack.indexOf(`${root}/`)
  return at === -1 ? null : (PRODUCT.exec(stack.slice(at + root.length))?.[0].slice(1) ?? null)
}
