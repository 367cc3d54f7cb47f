import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** Debian keeps servers where only root's path looks. */
const serverPath = `${process.env['PATH'] ?? ''}:/usr/local/sbin:/usr/sbin:/sbin`

/** Returns which of these programs this machine does not have. */
export function missingPrograms(names: readonly string[]): string[] {
  const env = { ...process.env, PATH: serverPath }
  return names.filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`], { env, stdio: 'ignore' }).status !== 0,
  )
}

export interface Server {
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>
}

/**
 * Starts a shell script that runs a server until its standard input ends: with `stop`, and with
 * this process in any case, also when that is killed. Resolves when something answers at `url`;
 * fails with what the server said when it ended before, or takes longer than half a minute.
 */
export async function startServer(url: string, script: readonly string[]): Promise<Server> {
  const child = spawn('sh', script, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, PATH: serverPath },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-4_000)))
  }
  const ended = once(child, 'exit')
  const stop = async () => {
    child.stdin.destroy()
    await ended
  }
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(50)) {
    if (await fetch(url).catch(() => null)) return { stop }
    if (child.exitCode !== null) break
  }
  await stop()
  throw new Error(`nothing answers at ${url}: ${said}`)
}
