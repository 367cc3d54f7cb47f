import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { keepClaimRewards } from '#api/calls/keep-challenge.ts'
import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { RET } from '#api/endpoint.ts'
import { overNetwork } from '#test/sandbox/testing/over-network.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { startSandbox, type Sandbox } from './server.ts'
import {
  ask,
  buy,
  call,
  control,
  openSandbox,
  orderRecord,
  preparePurchase,
  signIn,
} from '#test/sandbox/testing/test-client.ts'

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const FUND = '980301'

test('a restart on the same file keeps orders, sessions and the clock, and ends being away', async () => {
  const database = path.join(folder, 'sandbox.db')
  const first = await openSandbox({ database })
  const zhang = await signIn(first, 'zhang')
  await control(first, 'clock', { days: 1 })
  const { fields } = await preparePurchase(first, zhang, { fundCode: FUND, amount: '1000.44' })
  await expect(call(first, applyByEncriptTransPwd, fields, zhang)).rejects.toThrow(
    'cut this connection',
  )
  await first.stop()

  const second = await openSandbox({ database, now: '20300101000000' })
  expect(await control(second, 'clock')).toMatchObject({ now: expect.stringMatching(/^202603121/) })
  expect((await ask(second, queryUserStatus, {}, zhang)).appUserId).toBe('zhang')
  expect((await orderRecord(second, zhang, fields.applyNo)).status).toBe('3')
  expect((await call(second, applyByEncriptTransPwd, fields, zhang)).retCode).toBe(0)
  expect(await control(second, 'orders')).toMatchObject({ total: 1 })
  second.assertBalanced()
  await second.stop()
})

test('a database that an older sandbox filled is filled again, whole', async () => {
  const database = path.join(folder, 'sandbox.db')
  const first = await openSandbox({ database })
  await buy(first, await signIn(first, 'zhang'), { fundCode: FUND, amount: '1000.00' })
  await first.stop()
  const older = new DatabaseSync(database)
  older.exec(
    "UPDATE meta SET value = 'older' WHERE key = 'seed'; UPDATE users SET auth_flag = '0' WHERE user_id = 'new'",
  )
  older.close()

  const second = await openSandbox({ database })
  expect(await control(second, 'orders')).toMatchObject({ total: 0 })
  const fresh = await signIn(second, 'new')
  expect((await ask(second, queryUserStatus, {}, fresh)).authFlag).toBe('1')
  second.assertBalanced()
  await second.stop()
})

test('a database of other tables is filled again, and that of another program is refused', async () => {
  const database = path.join(folder, 'sandbox.db')
  const first = await openSandbox({ database })
  await first.stop()
  const file = new DatabaseSync(database)
  file.exec('ALTER TABLE users ADD COLUMN colour TEXT; PRAGMA user_version = 42')
  file.close()
  const second = await openSandbox({ database })
  expect((await ask(second, queryUserStatus, {}, await signIn(second, 'zhang'))).authFlag).toBe('1')
  await second.stop()

  const foreign = path.join(folder, 'foreign.db')
  const other = new DatabaseSync(foreign)
  other.exec('CREATE TABLE notes (text TEXT)')
  other.close()
  await expect(openSandbox({ database: foreign })).rejects.toThrow('database of another program')
})

test('a database of other funds is refused', async () => {
  const database = path.join(folder, 'sandbox.db')
  await (await openSandbox({ database })).stop()
  await expect(openSandbox({ database, seed: 'other' })).rejects.toThrow('was made with')
})

test('a taken port is reported in one sentence', async () => {
  const first = await openSandbox()
  await expect(openSandbox({ port: first.port })).rejects.toThrow(/^Cannot listen on [^\n]+$/)
  await first.stop()
})

/** The program, and the sandbox's face over the network. */
async function startProgram(): Promise<Pick<Sandbox, 'fetch' | 'stop'>> {
  const child = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, 'server.ts'),
      '--port=0',
      `--database=${path.join(folder, 'sandbox.db')}`,
      `--key=${path.join(folder, 'key.pem')}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  children.push(child)
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^sandbox ready (\S+)\/sandbox$/.exec(line)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    child.once('exit', () => reject(new Error('The program ended without being ready')))
  })
  return {
    ...overNetwork(url),
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

test('no acknowledged order is lost by kill -9', async () => {
  const { publicKey, privateKey } = loadOrCreateProviderKey(path.join(folder, 'key.pem'))
  const first = await startProgram()
  const zhang = await signIn(first, 'zhang')
  const placed: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const answer = await buy(first, zhang, { fundCode: FUND, amount: '1000.00', publicKey })
    expect(answer.retCode).toBe(0)
    placed.push(answer.applyNo)
  }
  await first.stop()
  const again = await startSandbox({
    database: path.join(folder, 'sandbox.db'),
    providerKey: privateKey,
  })
  const byApplyNo = Object.fromEntries(placed.map((applyNo) => [applyNo, 1]))
  expect(await control(again, 'orders')).toEqual({ status: 200, total: 3, byApplyNo })
  again.assertBalanced()
  await again.stop()
})

test('a claim that was answered before kill -9 is refused afterwards, and paid once', async () => {
  const { privateKey } = loadOrCreateProviderKey(path.join(folder, 'key.pem'))
  const first = await startProgram()
  const keeper = await signIn(first, 'keeper')
  const step = { activityId: 'keep-1', stepId: 'keep-3' }
  const coins = async (sandbox: Pick<Sandbox, 'fetch'>) =>
    (await ask(sandbox, processGoldCoinsTask, {}, keeper)).goldBalance
  const before = await coins(first)
  expect((await call(first, keepClaimRewards, step, keeper)).retCode).toBe(RET.ok)
  await first.stop()
  const again = await startSandbox({
    database: path.join(folder, 'sandbox.db'),
    providerKey: privateKey,
  })
  expect((await call(again, keepClaimRewards, step, keeper)).retCode).toBe(RET.alreadyClaimed)
  expect(await coins(again)).toBe(before + 50)
  again.assertBalanced()
  await again.stop()
})
