import { spawnSync } from 'node:child_process'

/**
 * The packages of Debian that journeys and reference hosts need: both engines with their drivers, a
 * display, and Chinese fonts.
 */
const HOSTS = [
  'chromium',
  'chromium-driver',
  'chromium-headless-shell',
  'gjs',
  'gir1.2-gtk-3.0',
  'gir1.2-soup-3.0',
  'gir1.2-webkit2-4.1',
  'webkit2gtk-driver',
  'xvfb',
  'xauth',
  'fonts-noto-cjk',
] as const

/**
 * The packages that the tests of publishing need: a real S3 store (Ceph's gateway), a web server,
 * and another decoder of deltas. Without them these tests are skipped.
 */
const STORES = ['radosgw', 'ceph-mon', 'ceph-osd', 'nginx', 'zstd'] as const

/**
 * The programs that `npm run bench -- updates` compares with. Without them it says what it could
 * not compare.
 */
const UPDATERS = ['bsdiff', 'zstd', 'unzip'] as const

function missing(packages: readonly string[]): string[] {
  return packages.filter((name) => {
    const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}', name], {
      encoding: 'utf8',
    })
    return status !== 0 || stdout.trim() !== 'installed'
  })
}

/**
 * Installs what is missing where this is root on Debian. Returns one sentence when it could not,
 * null when all is there.
 */
export function ensureDebianPackages(): string | null {
  return ensure('The journeys need', HOSTS)
}

/** The same for what only the tests of publishing need. */
export function ensureStorePackages(): string | null {
  return ensure('The tests of publishing to a store and a web server need', STORES)
}

/** The same for what only the bench of updates needs. */
export function ensureUpdaterPackages(): string | null {
  return ensure('Some sides of the bench need', UPDATERS)
}

function ensure(need: string, packages: readonly string[]): string | null {
  if (spawnSync('dpkg-query', ['--version']).error) {
    return `${need} Debian or a system made from it, with: ${packages.join(' ')}.`
  }
  const wanted = missing(packages)
  if (wanted.length === 0) return null
  const install = `apt-get update && apt-get install -y --no-install-recommends ${wanted.join(' ')}`
  if (process.getuid?.() !== 0)
    return `Debian packages are missing. Run once: sudo sh -c '${install}'`
  console.log(`Installing Debian packages: ${wanted.join(' ')}`)
  const { status } = spawnSync('sh', ['-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
    ? null
    : `Debian's packages could not be installed: check the network, then run: ${install}`
}
