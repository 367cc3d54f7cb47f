import { expect, test } from 'vitest'
import { takePostTicket } from '#api/calls/gate.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { ask, call, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { ticketOf } from './testing/ticket.ts'

/** In-process requests need an origin; it is not contacted. */
const ORIGIN = 'http://sandbox.test'

const { sandbox } = useSandbox()

const post = (entry: string, body: string) =>
  sandbox.fetch(
    new Request(`${ORIGIN}/api/gate/${entry}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  )

const ticketIn = (response: Response) =>
  new URL(response.headers.get('location') ?? '', ORIGIN).searchParams.get('ticket') ?? ''

test('a bank’s form is stored, and leads to the page without any of its fields', async () => {
  const response = await post('cmbResult', 'signNo=B1&extStr=%7B%22a%22%3A%22b+c%22%7D')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toMatch(/^\/post\?ticket=[\w-]{32}$/)
  expect(await ask(sandbox, takePostTicket, { ticket: ticketIn(response) })).toEqual({
    direction: 'in',
    route: '/cmbResult',
    fields: [
      { name: 'signNo', value: 'B1' },
      { name: 'extStr', value: '{"a":"b c"}' },
    ],
  })
})

test('a ticket is taken once', async () => {
  const ticket = await ticketOf(sandbox)
  expect(await ask(sandbox, takePostTicket, { ticket })).toMatchObject({ direction: 'out' })
  expect((await call(sandbox, takePostTicket, { ticket })).retCode).toBe(SHOWN_RET.tokenExpired)
})

test('a form is retained for 120 seconds', async () => {
  const ticket = await ticketOf(sandbox)
  const { now } = await control(sandbox, 'clock')
  const later = (seconds: number) => String(BigInt(String(now)) + BigInt(seconds))
  await control(sandbox, 'clock', { to: later(100) })
  const kept = await ticketOf(sandbox)
  await control(sandbox, 'clock', { to: later(200) })
  expect((await call(sandbox, takePostTicket, { ticket })).retCode).toBe(SHOWN_RET.tokenExpired)
  expect((await call(sandbox, takePostTicket, { ticket: kept })).retCode).toBe(RET.ok)
})

test.each([
  ['another entry', 'evil', 'a=b', 404],
  ['a field too long', 'cmbResult', `a=${'x'.repeat(4_001)}`, 400],
  ['a field without a name', 'cmbResult', '=b', 400],
  ['too many fields', 'cmbResult', 'a=b&'.repeat(41), 400],
])('a posted form with %s is refused', async (_what, entry, body, status) => {
  expect((await post(entry, body)).status).toBe(status)
})
