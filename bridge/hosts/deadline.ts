import { HostRefusal } from './page-host.ts'

/**
 * Settles as the promise does; rejects with a `HostRefusal` of this code after `ms` milliseconds.
 */
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
