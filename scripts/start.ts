import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toString as qrCode } from 'qrcode'
import { MARK_SCRIPT } from '#test/sandbox/server/control/drill-mark.ts'
import { OPERATORS } from '#test/sandbox/departments/pages/operators.ts'
import { TRADING_PASSWORD, PERSONAS } from '#test/sandbox/people/personas.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { startSandbox } from '#test/sandbox/server/server.ts'
import { buildAppPack } from './build/build-app-pack.ts'
import { LOCAL, providerKeyFile } from './build/build-environment.ts'
import { newCode, phoneAddress, type Visitors } from './gateway-visitors.ts'
import { openGateway, portProblem } from './gateway.ts'
import { localRelease, releaseAndInstall } from './local-release.ts'
import { openInHost, type HostKind } from './open-in-host.ts'
import { DEFAULT_PORT, sandboxFile } from './sandbox-file.ts'

const USAGE = 'npm start -- [--host chromium|webkit] [--data DIR] [--lan]      (PORT=5180)'

interface Options {
  readonly host: HostKind | undefined
  readonly data: string | undefined
  readonly lan: boolean
  readonly port: number
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      data: { type: 'string' },
      lan: { type: 'boolean', default: false },
    },
  })
  const { host, data, lan } = values
  if (host !== undefined && host !== 'chromium' && host !== 'webkit') {
    throw new Error(`--host takes chromium or webkit, not "${host}".\n${USAGE}`)
  }
  if (data !== undefined && !existsSync(data)) {
    throw new Error(`--data: there is no folder ${data}.`)
  }
  const port = Number(process.env.PORT ?? DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  }
  return { host, data, lan, port }
}

/**
 * This machine's addresses on the local network, and a code for the phones of who reads this
 * terminal.
 */
function visitors(): Visitors {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const addresses = all.flatMap(({ family, internal, address }) =>
    family === 'IPv4' && !internal ? [address] : [],
  )
  return { addresses, code: newCode() }
}

/**
 * Prints the address for phones; the last of all, so that the code is in view when all is ready.
 */
async function announceToPhones(port: number, { addresses, code }: Visitors): Promise<void> {
  const [address] = addresses
  if (address === undefined) {
    console.log('--lan: this machine has no address on a local network.')
    return
  }
  const url = phoneAddress(address, port, code)
  console.log(`On a phone in the same network: ${url}`)
  console.log(await qrCode(url, { type: 'terminal', small: true }))
}

function announce(port: number): void {
  console.log(`Demo users (trading password of all: ${TRADING_PASSWORD}):`)
  for (const { userId, name, note } of PERSONAS)
    console.log(`  ${userId.padEnd(8)} ${name}  ${note}`)
  console.log(`QA's control page: http://localhost:${port}/sandbox`)
  console.log(`The editor of pages: http://localhost:${port}/sandbox/pages`)
  console.log('Its operators, each with a passcode:')
  for (const { name, passcode, onCall } of OPERATORS) {
    console.log(`  ${name}  ${passcode}${onCall ? '  (on call)' : ''}`)
  }
  console.log()
}

async function start(): Promise<void> {
  const { host, data, lan: forPhones, port } = readOptions()
  const lan = forPhones ? visitors() : undefined
  const phone = lan?.addresses[0]
  const taken = await portProblem(port, forPhones)
  if (taken !== null) throw new Error(taken)

  const pack = await buildAppPack({ environment: 'sandbox', qa: true })
  const { changed, current } = await releaseAndInstall(pack, localRelease)
  console.log(
    `Pack ${current.version}: ${changed ? 'signed, published, installed' : 'installed already'}`,
  )

  const sandbox = await startSandbox({
    database: join(LOCAL, sandboxFile(port, data !== undefined)),
    providerKey: loadOrCreateProviderKey(providerKeyFile).privateKey,
    notice: (line) => console.log(line),
    ...(data === undefined ? {} : { dataDir: data }),
    ...(phone === undefined ? {} : { phoneOrigin: `http://${phone}:${port}` }),
  })
  const door = await openGateway({
    port,
    deviceDir: localRelease.deviceDir,
    provider: (request) => sandbox.fetch(request),
    mark: MARK_SCRIPT,
    ...(lan === undefined ? {} : { lan }),
  })
  const closers = [() => door.stop(), () => sandbox.stop()]
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    for (const close of closers) await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())

  announce(port)
  if (host !== undefined) {
    const opened = await openInHost(host, {
      device: localRelease.deviceDir,
      provider: `http://localhost:${port}`,
    })
    closers.unshift(() => opened.stop())
  }
  if (lan !== undefined) await announceToPhones(port, lan)
  console.log(`ready http://localhost:${port}/`)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
