import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { call, control, preparePurchase, signIn } from '#test/sandbox/testing/test-client.ts'
import type { BenchOptions } from './bench-options.ts'

const KILLS = 200
const BUYERS = 3
const FUND = '980301'

const orders = v.object({ total: v.number(), byApplyNo: v.record(v.string(), v.number()) })

interface Program {
  readonly child: ChildProcess
  readonly sandbox: Pick<Sandbox, 'fetch'>
}

/** The sandbox's program on a database file, and its face over the network. */
async function startProgram(folder: string): Promise<Program> {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '..', 'sandbox', 'server', 'server.ts'),
      '--port=0',
      `--database=${join(folder, 'sandbox.db')}`,
      `--key=${join(folder, 'key.pem')}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^sandbox ready (\S+)\/sandbox$/.exec(line)?.[1]
    if (url === undefined) continue
    child.stdout.resume()
    const toProgram = async (request: Request) => {
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      const body = method === 'GET' ? {} : { body: await request.text() }
      return fetch(`${url}${pathname}${search}`, { method, headers, ...body })
    }
    return { child, sandbox: { fetch: toProgram } }
  }
  throw new Error('The sandbox ended before it was ready')
}

/**
 * Kills the provider at random moments under a load of orders; every acknowledged order must be
 * there once.
 */
export async function run({ rounds = KILLS }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'h5-kills-'))
  const { publicKey } = loadOrCreateProviderKey(join(folder, 'key.pem'))
  const acknowledged = new Set<string>()
  let sent = 0
  let lost = 0
  let doubled = 0
  try {
    for (let kill = 0; kill < rounds; kill += 1) {
      const { child, sandbox } = await startProgram(folder)
      const { byApplyNo } = v.parse(orders, await control(sandbox, 'orders'))
      for (const applyNo of acknowledged) if (byApplyNo[applyNo] === undefined) lost += 1
      doubled += Object.values(byApplyNo).filter((count) => count > 1).length
      const load = new AbortController()
      const buyer = async () => {
        try {
          const session = await signIn(sandbox, 'zhang')
          while (!load.signal.aborted) {
            const purchase = { fundCode: FUND, amount: '10.00', publicKey }
            const { fields } = await preparePurchase(sandbox, session, purchase)
            sent += 1
            const { retCode } = await call(sandbox, applyByEncriptTransPwd, fields, session)
            if (retCode === 0) acknowledged.add(fields.applyNo)
          }
        } catch {
          // The provider is gone: what was not acknowledged may or may not be there.
        }
      }
      const buyers = Array.from({ length: BUYERS }, buyer)
      const gone = once(child, 'exit')
      setTimeout(() => {
        load.abort()
        child.kill('SIGKILL')
      }, Math.random() * 500)
      await gone
      await Promise.all(buyers)
    }
    const { child, sandbox } = await startProgram(folder)
    const { total, byApplyNo } = v.parse(orders, await control(sandbox, 'orders'))
    for (const applyNo of acknowledged) if (byApplyNo[applyNo] === undefined) lost += 1
    child.kill('SIGKILL')
    console.log(`${rounds} kills -9 under ${BUYERS} buyers at once`)
    console.log(`${sent} orders sent, ${acknowledged.size} acknowledged, ${total} in the books`)
    console.log(`${lost} acknowledged orders lost, ${doubled} orders there twice`)
    if (acknowledged.size < rounds)
      throw new Error('Too few orders for the kills to mean anything.')
    if (lost + doubled > 0) throw new Error('Orders were lost or doubled.')
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
