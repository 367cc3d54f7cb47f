import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Whether a Java compiler is on the PATH. */
export const hasJdk = spawnSync('javac', ['-version']).status === 0

/** A fault of the compiler or of the program, with all that it said. */
export class JavaFault extends Error {}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new JavaFault(`${command} ${status}\n${stdout}${stderr}`)
  return stdout
}

/**
 * Compiles these files, by their paths, as Java 8 with every warning an error, and runs the class `main` of them; without it compiles
 * alone. Gives what it printed; throws `JavaFault`.
 */
export function runJava(files: Readonly<Record<string, string>>, main?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-java-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    // `options`: newer compilers warn that Java 8 is old.
    const strict = ['--release', '8', '-Xlint:all,-options', '-Werror', '-encoding', 'UTF-8']
    run('javac', [...strict, '-d', 'out', ...Object.keys(files)], folder)
    return main === undefined ? '' : run('java', ['-cp', 'out', main], folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
