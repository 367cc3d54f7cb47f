#!/usr/bin/env node
// The first step of every command. Plain JavaScript for any Node from 20 on: it brings the locked
// dependencies, Node 24 among them, and hands over to that Node. Everything after it may use what
// Node 24 has.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed-packages.js'
import { foldersOfAll, foldersOfApp, progressLine } from './progress.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
/** The file that states what is installed: the digest of the lock, and `app` or `all`. */
const marker = join(root, 'node_modules', '.h5-lock')

/** Parts of packages that nothing here reads, 100 MB: Node's headers, other builds of the PDF reader. */
const UNUSED = [
  'node/node_modules',
  'pdfjs-dist/build',
  'pdfjs-dist/image_decoders',
  'pdfjs-dist/web',
  'pdfjs-dist/legacy/image_decoders',
  'pdfjs-dist/legacy/web',
  'pdfjs-dist/legacy/build/pdf.mjs.map',
  'pdfjs-dist/legacy/build/pdf.worker.mjs.map',
  'pdfjs-dist/legacy/build/pdf.sandbox.mjs.map',
]
/** The compiler, which checks alone run, and a canvas for reading PDFs in Node, as tests do, 64 MB. */
const UNUSED_BY_APP = ['@napi-rs', '@typescript', 'typescript']

/** Commands that build and serve the app, and need nothing of `test/packages/`. */
const OF_THE_APP = ['start', 'dev']
const [command, ...rest] = process.argv.slice(2)
const parts = OF_THE_APP.includes(command) ? 'app' : 'all'

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** The parts that are installed: `app`, `all`, or null where the lock says something else. */
function installed() {
  if (!existsSync(join(bin, 'node'))) return null
  const [digest, there] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : []
  if (digest === lockDigest()) return there ?? null
  // Somebody else's `npm ci` wrote no marker.
  if (!matchesLock()) return null
  writeFileSync(marker, `${lockDigest()} all`)
  return 'all'
}

function matchesLock() {
  const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
  try {
    return isInstalled(read('package-lock.json'), read('node_modules', '.package-lock.json'))
  } catch {
    return false
  }
}

/** Prints how many packages are there already, every ten seconds until it is called. */
function countPackages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const folders = parts === 'app' ? foldersOfApp(lock) : foldersOfAll(lock)
  const began = Date.now()
  const count = () => {
    const done = folders.filter((it) => existsSync(join(root, it, 'package.json'))).length
    const ms = Date.now() - began
    console.log(progressLine({ done, of: folders.length, things: 'packages', ms }))
  }
  const counting = setInterval(count, 10_000)
  return () => clearInterval(counting)
}

/** Runs npm; resolves with its exit code and its complaints. Code null: there is no npm. */
function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
      env: { ...process.env, npm_config_engine_strict: 'false' },
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text) => (said += text))
    child.on('error', () => resolve({ status: null, said }))
    child.on('close', (status) => resolve({ status: status ?? 1, said }))
  })
}

/** Installs `parts`; keeps what is there already where only the rest is missing. */
async function install(there) {
  console.log('Installing the locked dependencies (once; about a minute)…')
  const stopCounting = countPackages()
  const only = parts === 'app' ? ['--workspaces=false'] : []
  const how = there === null ? ['ci'] : ['install', '--no-save']
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, said } = await npm([...how, ...only, ...quiet])
  stopCounting()
  if (status === null) stop('npm was not found: install npm, then run this again.')
  if (status !== 0) {
    if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ECONNRESET/.test(said)) {
      stop(
        'The npm registry cannot be reached: check the network and `npm config get registry`, then run this again.',
      )
    }
    stop(`npm could not install the dependencies; nothing was started.\n${said.trim()}`)
  }
  for (const it of [...UNUSED, ...(parts === 'app' ? UNUSED_BY_APP : [])])
    rmSync(join(root, 'node_modules', it), { recursive: true, force: true })
  writeFileSync(marker, `${lockDigest()} ${parts}`)
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(
    `Node 20 or later is needed; this is ${process.version}. Install a newer Node, then run this again.`,
  )
}
const there = installed()
if (there !== 'all' && there !== parts) await install(there)

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
