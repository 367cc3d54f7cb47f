import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Debian keeps servers where only root's path looks. */
export const serverPath = `${process.env['PATH'] ?? ''}:/usr/local/sbin:/usr/sbin:/sbin`

/** Which of these programs this machine does not have. */
export function missingPrograms(names: readonly string[]): string[] {
  const env = { ...process.env, PATH: serverPath }
  return names.filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`], { env, stdio: 'ignore' }).status !== 0,
  )
}

/** A port on 127.0.0.1 that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address !== null && typeof address === 'object') return address.port
  throw new Error('the system gave no port')
}

/** Waits until a server answers; fails with what it said when it ends before, or takes longer than half a minute. */
export async function untilAnswering(
  url: string,
  ended: () => boolean,
  said: () => string,
): Promise<void> {
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(50)) {
    if (await fetch(url).catch(() => null)) return
    if (ended()) break
  }
  throw new Error(`nothing answers at ${url}: ${said()}`)
}
