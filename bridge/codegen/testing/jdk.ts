import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** Says whether a Java compiler is on the PATH. */
export const hasJdk = spawnSync('javac', ['-version']).status === 0

/** A failure of the compiler or of the program, with its output. */
export class JavaFault extends Error {}

/** The Kotlin compiler: on the PATH, or where `KOTLINC` says. */
const KOTLINC = process.env['KOTLINC'] ?? 'kotlinc'

/** Says whether a Kotlin compiler is there, and Java to run what it makes. */
export const hasKotlin = hasJdk && spawnSync(KOTLINC, ['-version']).status === 0

/** For programs of a second, which are over before much compiling by the machine has paid. */
const SHORT = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

const runClass = (folder: string, classPath: string, main: string) =>
  run('java', [...SHORT, '-cp', classPath, main], folder)

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new JavaFault(`${command} ${status}\n${stdout}${stderr}`)
  return stdout
}

/**
 * Compiles these files, by their paths, as Java 8 with every warning an error, and runs their class
 * `main`; without `main` it only compiles. Returns the output; throws `JavaFault`.
 */
export function runJava(files: Sources, main?: string): string {
  return inFolder((folder) => {
    write(folder, files)
    javac(folder, files, '.')
    return main === undefined ? '' : runClass(folder, 'out', main)
  })
}

/**
 * Compiles Kotlin with every warning an error, then Java files that use it, and runs the Java class
 * `main`; without Java the Kotlin alone is compiled. Returns the output; throws `JavaFault`.
 */
export function runKotlin(kotlin: Sources, java: Sources = {}, main = ''): string {
  return inFolder((folder) => {
    write(folder, { ...kotlin, ...java })
    // With Kotlin's own library in the jar, so that none is needed on this machine.
    const asked = ['-Werror', '-no-reflect', '-include-runtime', '-d', 'kotlin.jar']
    run(KOTLINC, [...asked, ...Object.keys(kotlin)], folder)
    if (main === '') return ''
    javac(folder, java, 'kotlin.jar')
    return runClass(folder, ['out', 'kotlin.jar'].join(delimiter), main)
  })
}

type Sources = Readonly<Record<string, string>>

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-java-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function write(folder: string, files: Sources): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function javac(folder: string, files: Sources, classPath: string): void {
  // `options`: newer compilers warn that Java 8 is old.
  const strict = ['--release', '8', '-Xlint:all,-options', '-Werror', '-encoding', 'UTF-8']
  const brief = SHORT.map((flag) => `-J${flag}`)
  run('javac', [...brief, ...strict, '-cp', classPath, '-d', 'out', ...Object.keys(files)], folder)
}
