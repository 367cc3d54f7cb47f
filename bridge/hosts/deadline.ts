import { HostRefusal } from './page-host.ts'

/** The promise's end, or a refusal with this code when it has not come after `ms` milliseconds. */
export function withDeadline<T>(
  ms: number,
  code: string,
  what: string,
  promise: Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new HostRefusal(code, what)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
