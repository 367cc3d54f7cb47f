import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { RET } from '#api/endpoint.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import {
  ask,
  buy,
  call,
  control,
  openSandbox,
  orderRecord,
  signIn,
} from '#test/sandbox/testing/test-client.ts'

let folder: string
const opened: Sandbox[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
})
afterEach(async () => {
  for (const sandbox of opened.splice(0)) await sandbox.stop()
  rmSync(folder, { recursive: true })
})

const FUND = '980301'

async function open(options: Parameters<typeof openSandbox>[0] = {}): Promise<Sandbox> {
  const sandbox = await openSandbox(options)
  opened.push(sandbox)
  return sandbox
}

const save = async (sandbox: Sandbox) => {
  const answer = await sandbox.fetch(new Request('http://h5.test/sandbox/state'))
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="sandbox-\d{14}\.sqlite"$/,
  )
  return new Uint8Array(await answer.arrayBuffer())
}

async function restore(sandbox: Sandbox, body: BodyInit) {
  const headers = { 'content-type': 'application/vnd.sqlite3' }
  const request = new Request('http://h5.test/sandbox/state', { method: 'POST', headers, body })
  const answer = await sandbox.fetch(request)
  const said: unknown = await answer.json()
  return { status: answer.status, said }
}

/** Orders, the clock and a session, to see whether they are still there. */
async function lived(sandbox: Sandbox) {
  const zhang = await signIn(sandbox, 'zhang')
  const { applyNo } = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
  await control(sandbox, 'clock', { days: 1 })
  return { zhang, applyNo }
}

test.each([
  ['memory', 'memory'],
  ['memory', 'disk'],
  ['disk', 'memory'],
])('a state saved in %s restores orders, sessions and clock on %s', async (from, to) => {
  const databaseOption = (kind: string, name: string) => ({
    database: kind === 'memory' ? ':memory:' : path.join(folder, name),
  })
  const first = await open(databaseOption(from, 'a.sqlite'))
  const { zhang, applyNo } = await lived(first)
  const file = await save(first)
  // The clock goes on with real time.
  const assetsOf = async (sandbox: Sandbox) => {
    const { serverTime: _, ...assets } = await ask(sandbox, listAssetsChannel, {}, zhang)
    return assets
  }
  const assets = await assetsOf(first)

  const second = await open(databaseOption(to, 'b.sqlite'))
  await control(second, 'clock', { days: 2 })
  const { status, said } = await restore(second, file)
  expect([status, said]).toEqual([200, { now: expect.stringMatching(/^2026031210/) }])
  expect((await ask(second, queryUserStatus, {}, zhang)).appUserId).toBe('zhang')
  expect((await orderRecord(second, zhang, applyNo)).status).toBe('1')
  expect(await assetsOf(second)).toEqual(assets)
  expect(await control(second, 'clock')).toMatchObject({ now: expect.stringMatching(/^20260312/) })
  second.assertBalanced()
  // The restored state goes on: counted numbers do not collide.
  await buy(second, zhang, { fundCode: FUND, amount: '1000.00' })
  await control(second, 'clock', { days: 1 })
  second.assertBalanced()
})

test('a restore removes what happened after saving, as often as it is repeated', async () => {
  const sandbox = await open()
  const { zhang } = await lived(sandbox)
  const file = await save(sandbox)
  for (let round = 0; round < 2; round += 1) {
    const late = await buy(sandbox, zhang, { fundCode: FUND, amount: '2000.00' })
    expect(late.retCode).toBe(RET.ok)
    await restore(sandbox, file)
    expect(await control(sandbox, 'orders')).toMatchObject({ total: 1 })
  }
  sandbox.assertBalanced()
})

test('a restored state survives a restart on the same file', async () => {
  const memory = await open()
  const { zhang, applyNo } = await lived(memory)
  const database = path.join(folder, 'sandbox.sqlite')
  const disk = await openSandbox({ database })
  await restore(disk, await save(memory))
  await disk.stop()
  const again = await open({ database })
  expect((await orderRecord(again, zhang, applyNo)).status).toBe('1')
})

/** The saved file after a change by SQL. */
function changed(file: Uint8Array, sql: string): Uint8Array<ArrayBuffer> {
  const name = path.join(folder, 'changed.sqlite')
  writeFileSync(name, file)
  const db = new DatabaseSync(name)
  db.exec(`PRAGMA foreign_keys = OFF; ${sql}`)
  db.close()
  return new Uint8Array(readFileSync(name))
}

const half = (file: Uint8Array) => new Uint8Array(file.subarray(0, Math.floor(file.length / 2)))

test.each<[string, (file: Uint8Array) => BodyInit, RegExp]>([
  ['no file', () => '', /not an SQLite file/],
  ['a text', () => 'x'.repeat(200_000), /not an SQLite file/],
  ['half a file', half, /damaged/],
  ['another database', (file) => changed(file, 'DROP TABLE lots'), /other tables/],
  [
    'a file with a trigger',
    (file) => changed(file, 'CREATE TRIGGER t AFTER INSERT ON meta BEGIN DELETE FROM users; END'),
    /other tables/,
  ],
  ['another version', (file) => changed(file, 'PRAGMA user_version = 3'), /schema version 3/],
  [
    'other personas',
    (file) => changed(file, `UPDATE meta SET value = 'x' WHERE key = 'seed'`),
    /other personas/,
  ],
  [
    'another market',
    (file) => changed(file, `UPDATE meta SET value = 'loaded funds' WHERE key = 'market'`),
    /saved with loaded funds/,
  ],
  ['no clock', (file) => changed(file, `DELETE FROM meta WHERE key = 'saved_at'`), /when it was/],
  [
    'a lot of an unknown user',
    (file) => changed(file, `UPDATE lots SET user_id = 'nobody'`),
    /refer to others that are not there/,
  ],
])('%s is refused with a sentence, and nothing is lost', async (_what, spoil, sentence) => {
  const sandbox = await open()
  const { zhang, applyNo } = await lived(sandbox)
  const before = await control(sandbox, 'orders')
  const { status, said } = await restore(sandbox, spoil(await save(sandbox)))
  expect([status, said]).toEqual([400, { error: expect.stringMatching(sentence) }])
  expect(await control(sandbox, 'orders')).toEqual(before)
  expect((await orderRecord(sandbox, zhang, applyNo)).status).toBe('1')
  expect((await call(sandbox, listAssetsChannel, {}, zhang)).retCode).toBe(RET.ok)
  sandbox.assertBalanced()
  expect((await restore(sandbox, await save(sandbox))).status).toBe(200)
})

test('a state of another seed is refused by name', async () => {
  const [one, other] = [await open(), await open({ seed: 'other' })]
  const { said } = await restore(other, await save(one))
  expect(JSON.stringify(said)).toMatch(/saved with .*hean-382.*this sandbox has .*other/)
})
