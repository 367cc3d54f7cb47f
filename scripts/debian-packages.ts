import { spawnSync } from 'node:child_process'

/** What the tests and the reference hosts need of Debian: both engines with their drivers, a display, and Chinese fonts. */
const PACKAGES = [
  'chromium',
  'chromium-driver',
  'gjs',
  'gir1.2-gtk-3.0',
  'gir1.2-soup-3.0',
  'gir1.2-webkit2-4.1',
  'webkit2gtk-driver',
  'xvfb',
  'xauth',
  'fonts-noto-cjk',
] as const

function missing(): string[] {
  return PACKAGES.filter((name) => {
    const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}', name], {
      encoding: 'utf8',
    })
    return status !== 0 || stdout.trim() !== 'installed'
  })
}

/** Installs what is missing where this is root on Debian. Returns one sentence when it could not, null when all is there. */
export function ensureDebianPackages(): string | null {
  if (spawnSync('dpkg-query', ['--version']).error) {
    return `The journeys need Debian or a system made from it, with: ${PACKAGES.join(' ')}.`
  }
  const wanted = missing()
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
