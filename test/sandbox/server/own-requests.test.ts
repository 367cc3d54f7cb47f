import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { bodyTypeOf } from '#test/sandbox/kernel/own-requests.ts'
import { control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox()

const SITE = 'http://localhost:5180'
const JSON_TYPE = 'application/json'

/** Every route below `/sandbox`, with a value for each of its parameters. */
const routesBelow = (isWanted: (method: string) => boolean) =>
  sandbox.routes.flatMap((route) => {
    const [method = '', path = ''] = route.split(' ')
    const isOwn = path.startsWith('/sandbox') && !path.includes('*')
    if (!isOwn || !isWanted(method)) return []
    const filled = path
      .replace(':id', 'p-spring')
      .replace(':version', '1')
      .replace(/:name\{.*\}$/, 'none.txt')
    return [{ method, path: filled.replace(/\/$/, '') }]
  })
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

const send = (method: string, path: string, headers: Record<string, string>) =>
  sandbox.fetch(
    new Request(`${SITE}${path}`, { method, headers, ...(isRead(method) ? {} : { body: '{}' }) }),
  )

/** The content of every table, but for the time at which it was saved. */
async function tables(): Promise<string> {
  const response = await sandbox.fetch(new Request(`${SITE}/sandbox/state`))
  const folder = mkdtempSync(join(tmpdir(), 'own-requests-'))
  try {
    const file = join(folder, 'state.sqlite')
    writeFileSync(file, new Uint8Array(await response.arrayBuffer()))
    const db = new DatabaseSync(file, { readOnly: true })
    const names = v.parse(
      v.array(v.object({ name: v.string() })),
      db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all(),
    )
    const rows = names.map(({ name }) => [name, db.prepare(`SELECT * FROM "${name}"`).all()])
    db.close()
    return JSON.stringify(rows.filter(([name]) => name !== 'meta'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('what changes something below /sandbox', () => {
  it.each([
    [
      'a text of another site',
      { origin: 'https://evil.example', 'content-type': 'text/plain' },
      403,
    ],
    ['JSON of another site', { origin: 'https://evil.example' }, 403],
    ['JSON of another port', { origin: 'http://localhost:5397' }, 403],
    ['JSON of a page without an origin', { origin: 'null' }, 403],
    ['JSON that its browser calls cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['JSON that its browser calls same-site', { 'sec-fetch-site': 'same-site' }, 403],
    [
      'JSON that its browser calls cross-site, with our origin',
      { 'sec-fetch-site': 'cross-site', origin: SITE },
      403,
    ],
    [
      'a text of our own page',
      { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' },
      415,
    ],
    ['a text of a program', { 'content-type': 'text/plain' }, 415],
    ['a body of no type', { 'content-type': '' }, 415],
    ['files', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('refuses %s on every route', async (_, headers, status) => {
    const before = await tables()
    const routes = routesBelow((method) => !isRead(method))
    expect(routes.length).toBeGreaterThan(20)
    for (const { method, path } of routes) {
      const answer = await send(method, path, { 'content-type': bodyTypeOf(path), ...headers })
      expect([method, path, answer.status]).toEqual([method, path, status])
    }
    expect(await tables()).toBe(before)
  })

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: SITE }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['our own page over plain HTTP', { origin: SITE }],
    ['a program', {}],
  ])('takes the body that a route is for from %s', async (_, headers) => {
    for (const { method, path } of routesBelow((verb) => !isRead(verb))) {
      const answer = await send(method, path, { 'content-type': bodyTypeOf(path), ...headers })
      expect([method, path, [403, 415].includes(answer.status)]).toEqual([method, path, false])
    }
  })

  it.each([`${JSON_TYPE}; charset=utf-8`, 'Application/JSON'])('takes %s', async (type) => {
    const answer = await sandbox.fetch(
      new Request(`${SITE}/sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"days":1}',
      }),
    )
    expect(answer.status).toBe(200)
  })
})

/**
 * The doors of other companies, which are opened from elsewhere: a login code is made for an
 * address of this machine, and a ticket of the mall is used up.
 */
const DOORS: ReadonlySet<string> = new Set([
  '/sandbox/authorize',
  '/sandbox/applet',
  '/sandbox/partner',
  '/sandbox/alipay',
])

it('changes nothing by any address that is only opened', async () => {
  await control(sandbox, 'content/waiting')
  const before = await tables()
  const routes = routesBelow(isRead).filter(({ path }) => !DOORS.has(path))
  expect(routes.length).toBeGreaterThan(15)
  for (const { path } of routes) {
    await send('GET', `${path}?user=zhang&signNo=B1&ticket=t`, { 'sec-fetch-site': 'cross-site' })
  }
  expect(await tables()).toBe(before)
})
