import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { run, type Printer } from '#scripts/h5pack/run.ts'

const program = fileURLToPath(new URL('../h5pack.ts', import.meta.url))

/** The output of a command line, and its exit code. */
export interface Said {
  readonly status: unknown
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs a command line in this process as `h5pack.ts` does in its own, in a folder and with these
 * variables in the environment: most of a short command's time is the start of its process. One at
 * a time, since both belong to the process. `runProgram` and h5pack.test.ts run the program itself.
 */
export async function runCommand(
  folder: string,
  line: string | readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const said = { stdout: '', stderr: '' }
  const to: Printer = {
    log: (row: string) => void (said.stdout += `${row}\n`),
    error: (row: string) => void (said.stderr += `${row}\n`),
  }
  const before = { folder: process.cwd(), variables: { ...process.env } }
  process.chdir(folder)
  Object.assign(process.env, variables)
  try {
    return { status: await run(typeof line === 'string' ? line.split(' ') : line, to), ...said }
  } finally {
    process.chdir(before.folder)
    for (const name of Object.keys(variables)) {
      const value = before.variables[name]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** The same in a process of its own, which has to end by itself. */
export async function runProgram(
  folder: string,
  line: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const child = spawn(process.execPath, [program, ...line.split(' ')], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await ended
  return { status, stdout, stderr }
}
