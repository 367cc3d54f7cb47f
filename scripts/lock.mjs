#!/usr/bin/env node
// `npm run lock`: resolves package.json anew and writes a lock that `npm ci` takes on every
// platform. A registry mirror that holds one platform's binaries makes npm leave the others out of
// the lock, and `npm ci` then refuses it; they are named here by version, for their own platforms
// only, each with the hash that the registry states: without one a machine would take it unchecked.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const OS = new Set([
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'sunos',
  'aix',
  'netbsd',
  'openbsd',
])
const CPU = {
  armv7: 'arm',
  arm: 'arm',
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
}

/**
 * Returns which machines a binary package is for, as its name says; null when its name says
 * nothing.
 */
function parsePlatform(name) {
  const words = name.slice(name.lastIndexOf('/') + 1).split(/[-.]/)
  const os = words.find((word) => OS.has(word))
  const cpu = words.find((word) => word in CPU)
  if (os === undefined && cpu === undefined) return null
  return {
    ...(cpu === undefined ? {} : { cpu: [CPU[cpu]] }),
    ...(os === undefined ? {} : { os: [os] }),
  }
}

const LOCK = 'package-lock.json'
const readLock = () => JSON.parse(readFileSync(LOCK, 'utf8'))
const writeLock = (lock) => writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)

/**
 * Packages from outside without a hash of their own; one that is bundled is inside another, which has
 * one.
 */
const withoutHash = (lock) =>
  Object.entries(lock.packages).filter(
    ([path, it]) =>
      path.includes('node_modules/') && !it.link && !it.inBundle && it.integrity === undefined,
  )

/** Ends the run with the lock as it was. */
function stop(sentence) {
  writeFileSync(LOCK, before)
  console.error(sentence)
  process.exit(1)
}

const before = readFileSync(LOCK)
const known = readLock()
// A package without a hash is resolved again: npm adds one to no entry that is there.
for (const [path] of withoutHash(known)) delete known.packages[path]
writeLock(known)
const npm = spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], {
  stdio: 'inherit',
})
if (npm.status !== 0) stop('npm could not resolve package.json; the lock is as it was.')

const lock = readLock()
const added = []
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const inside = `${path === '' ? '' : `${path}/`}node_modules/${name}`
    const beside = `node_modules/${name}`
    if (lock.packages[inside] || lock.packages[beside]) continue
    const platform = parsePlatform(name)
    if (platform === null || !/^\d/.test(version)) continue
    lock.packages[beside] = {
      version,
      ...platform,
      optional: true,
      ...(entry.dev ? { dev: true } : {}),
    }
    added.push(name)
  }
}

/** The hash that the registry states of a version; empty where it states none. */
function statedHash(name, version) {
  const asked = ['view', `${name}@${version}`, 'dist.integrity']
  const hash = (spawnSync('npm', asked, { encoding: 'utf8' }).stdout ?? '').trim()
  return hash.startsWith('sha512-') ? hash : ''
}

for (const [path, entry] of withoutHash(lock)) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const integrity = statedHash(name, entry.version)
  if (integrity === '')
    stop(
      `The registry states no hash of ${name}@${entry.version}; the lock is as it was. Run this where the whole registry can be reached.`,
    )
  entry.integrity = integrity
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
)
writeLock(lock)
console.log(`${added.length} packages of other platforms named in the lock`)
