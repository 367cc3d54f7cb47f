#!/usr/bin/env node
// The first step of every command. Plain JavaScript for any Node from 20 on: it brings the locked
// dependencies, Node 24 among them, and hands over to that Node. Everything after it may use what
// Node 24 has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed-packages.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const marker = join(root, 'node_modules', '.h5-lock')

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function installed() {
  if (!existsSync(join(bin, 'node'))) return false
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockDigest()) return true
  // Somebody else's `npm ci` wrote no marker.
  if (!matchesLock()) return false
  writeFileSync(marker, lockDigest())
  return true
}

function matchesLock() {
  const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
  try {
    return isInstalled(read('package-lock.json'), read('node_modules', '.package-lock.json'))
  } catch {
    return false
  }
}

function install() {
  console.log('Installing the locked dependencies (once; about a minute)…')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, npm_config_engine_strict: 'false' },
  })
  if (npm.error?.code === 'ENOENT') stop('npm was not found: install npm, then run this again.')
  if (npm.status !== 0) {
    const said = npm.stderr ?? ''
    if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ECONNRESET/.test(said)) {
      stop(
        'The npm registry cannot be reached: check the network and `npm config get registry`, then run this again.',
      )
    }
    stop(`npm ci failed; nothing was started.\n${said.trim()}`)
  }
  writeFileSync(marker, lockDigest())
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(
    `Node 20 or later is needed; this is ${process.version}. Install a newer Node, then run this again.`,
  )
}
if (!installed()) install()

const [command, ...rest] = process.argv.slice(2)
const script = join(root, 'scripts', `${command}.ts`)
if (!command || !existsSync(script)) stop(`There is no command "${command ?? ''}" in scripts/.`)
const child = spawn(join(bin, 'node'), [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` },
})
// Ctrl-C reaches the child through the terminal's process group; these two do not.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
process.on('SIGINT', () => {})
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
