import { spawn } from 'node:child_process'

export interface ChildProgram {
  readonly pid: number
  /** Everything it wrote so far, for error messages. */
  readonly output: () => string
  /** Resolves when it has exited or was stopped. */
  readonly ended: Promise<void>
  /** Ends it and its children; resolves when it has exited. */
  stop(): Promise<void>
}

const running = new Set<number>()

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // The group is gone already.
  }
}

// A test run that exits abnormally must not leave browsers running.
process.on('exit', () => {
  for (const pid of running) signalGroup(pid, 'SIGKILL')
})

/**
 * Starts a program in a process group of its own, so that stopping it stops its children too.
 * Rejects when it cannot be started. `watch` receives each piece of its output.
 */
export async function startChild(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; watch?: (text: string) => void } = {},
): Promise<ChildProgram> {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: options.env ?? process.env,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  })
  let output = ''
  const append = (piece: Buffer) => {
    output = (output + piece.toString()).slice(-20_000)
    options.watch?.(piece.toString())
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const { pid } = await new Promise<{ pid: number }>((resolve, reject) => {
    child.once('error', (fault) =>
      reject(new Error(`${command} cannot be started: ${fault.message}`)),
    )
    child.once('spawn', () => {
      if (child.pid === undefined) reject(new Error(`${command} has no process id`))
      else resolve({ pid: child.pid })
    })
  })
  running.add(pid)
  return {
    pid,
    output: () => output,
    ended,
    async stop() {
      if (!running.delete(pid)) return ended
      signalGroup(pid, 'SIGTERM')
      const forced = setTimeout(() => signalGroup(pid, 'SIGKILL'), 2_000)
      await ended
      clearTimeout(forced)
      // Its children may outlive it.
      signalGroup(pid, 'SIGKILL')
    },
  }
}
