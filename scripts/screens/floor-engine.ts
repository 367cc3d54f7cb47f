import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** A package of npm with the floor's engine in it, Chromium 87.0.4272, and the hash of its file. */
const PACKAGE = {
  name: 'chrome-aws-lambda@5.4.0',
  integrity:
    'sha512-edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==',
  binary: 'package/bin/chromium.br',
} as const

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'h5-floor')
const ENGINE = join(CACHE, 'chromium-87.0.4272')

/** Without a language of the system this engine names one to pages that is no language tag. */
export const FLOOR_LANGUAGE = { LANG: 'zh_CN.UTF-8' } as const

function run(program: string, args: readonly string[], cwd: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    maxBuffer: 256 * 1024 * 1024,
  })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr.toString().trim()}`)
  return stdout
}

/** Throws where a package's file is not the one that is meant. */
export function checkIntegrity(bytes: Uint8Array, integrity: string = PACKAGE.integrity): void {
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  if (found !== integrity) {
    throw new Error(`${PACKAGE.name} is not the package that is meant: ${found}`)
  }
}

/**
 * The program of the floor's engine, which npm fetches once (47 MB, 140 MB unpacked) into the cache
 * of packages; it needs no installation.
 */
export async function floorEngine(): Promise<string> {
  if (existsSync(ENGINE)) return ENGINE
  await mkdir(CACHE, { recursive: true })
  const folder = await mkdtemp(join(CACHE, 'fetched-'))
  try {
    console.log(`Fetching ${PACKAGE.name} (47 MB)…`)
    const file = run('npm', ['pack', PACKAGE.name, '--silent'], folder).toString().trim()
    const packed = join(folder, file)
    checkIntegrity(await readFile(packed))
    const compressed = run('tar', ['-xzOf', packed, PACKAGE.binary], folder)
    const program = join(folder, 'chromium')
    await writeFile(program, brotliDecompressSync(compressed), { mode: 0o755 })
    // Whole or not at all, whenever it is interrupted.
    await rename(program, ENGINE)
    return ENGINE
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
