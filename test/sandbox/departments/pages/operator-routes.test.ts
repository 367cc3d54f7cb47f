import { describe, expect, it } from 'vitest'
import { comparableName } from '#domain/page/operator.ts'
import { control } from '#test/sandbox/testing/test-client.ts'
import { PageDesk } from '#test/sandbox/testing/page-desk.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { OPERATORS } from './operators.ts'

const { sandbox } = useSandbox()

const send = (method: string, path: string, body: object | null, headers: object = {}) =>
  sandbox.fetch(
    new Request(`http://sandbox.test/sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    }),
  )
const PASSCODE = OPERATORS.find(({ name }) => name === '编辑甲')?.passcode ?? ''

describe('an operator', () => {
  it.each(['编辑甲', '编辑甲\u200b', ' 编辑甲'])(
    'who says %j signs in by a cookie',
    async (name) => {
      const response = await send('POST', 'editor/session', { name, passcode: PASSCODE })
      expect(await response.json()).toEqual({
        operator: { id: 'jia', name: '编辑甲', onCall: false },
      })
      expect(response.headers.get('set-cookie')).toMatch(
        /^page_operator=[\w-]{43}; Path=\/sandbox; HttpOnly; SameSite=Strict$/,
      )
    },
  )

  it.each([
    ['编辑甲', ''],
    ['编辑甲', '000000'],
    ['审核乙', PASSCODE],
    ['编辑甲、编辑甲', PASSCODE],
    ['任何人', PASSCODE],
    ['', ''],
  ])('is no operator by %j and %j', async (name, passcode) => {
    const response = await send('POST', 'editor/session', { name, passcode })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null])
  })

  it('is signed in until they sign out, and for thirty days', async () => {
    const who = async (cookie: string) =>
      (await send('GET', 'editor/session', null, { cookie })).json()
    const [first, second] = [new PageDesk(sandbox, '编辑甲'), new PageDesk(sandbox, '审核乙')]
    const [one, two] = [await first.signIn(), await second.signIn()]
    expect(await who(one)).toMatchObject({ operator: { name: '编辑甲' } })
    await send('POST', 'editor/session/end', {}, { cookie: one })
    expect(await who(one)).toEqual({ operator: null })
    expect(await who(two)).toMatchObject({ operator: { name: '审核乙' } })
    await control(sandbox, 'clock', { days: 31 })
    expect(await who(two)).toEqual({ operator: null })
    expect(await who('page_operator=')).toEqual({ operator: null })
  })

  it('has a name that no other looks like, without what separates names', () => {
    const names = OPERATORS.map(({ name }) => comparableName(name))
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => /[\p{P}\p{S}]/u.test(name))).toEqual([])
    expect(new Set(OPERATORS.map(({ id }) => id)).size).toBe(names.length)
  })
})

/** Every act on a page, as the routes have them. */
const acts = () =>
  sandbox.routes.flatMap((route) => {
    const [method = '', path = ''] = route.split(' ')
    const isAct = method !== 'GET' && path.startsWith('/sandbox/pages/:id/')
    return isAct ? [{ method, path: path.replace('/sandbox/', '').replace(':id', 'p-spring') }] : []
  })
const BODIES: Readonly<Record<string, object>> = {
  draft: { doc: { root: { props: { title: '页' } }, content: [] } },
  rollback: { to: 1, until: null },
  takedown: { reason: '基金写错了' },
  end: { until: null },
  confirm: { wish: 'x' },
  decline: { wish: 'x' },
}
const bodyOf = (path: string) => BODIES[path.split('/').at(-1) ?? ''] ?? {}

describe('every act on a page', () => {
  it('is by somebody who is signed in', async () => {
    expect(acts().length).toBeGreaterThan(11)
    for (const { method, path } of acts()) {
      for (const cookie of ['', 'page_operator=x', 'page_operator=jia']) {
        const response = await send(method, path, bodyOf(path), { cookie, 'if-match': '"0"' })
        expect([path, response.status]).toEqual([path, 401])
      }
    }
  })

  it('takes no name from its body', async () => {
    const cookie = await new PageDesk(sandbox, '编辑甲').signIn()
    for (const { method, path } of acts()) {
      const body = { ...bodyOf(path), by: '审核乙' }
      const response = await send(method, path, body, { cookie, 'if-match': '"0"' })
      expect([path, response.status, await response.json()]).toEqual([
        path,
        400,
        { error: expect.stringContaining('by') },
      ])
    }
  })

  it('names the version that was read', async () => {
    const cookie = await new PageDesk(sandbox, '编辑甲').signIn()
    for (const { method, path } of acts()) {
      const without = await send(method, path, bodyOf(path), { cookie })
      const other = await send(method, path, bodyOf(path), { cookie, 'if-match': '"1.0"' })
      expect([path, without.status, other.status]).toEqual([path, 412, 409])
    }
  })
})

describe('a passcode', () => {
  it('waits after a few wrong passcodes, by whatever spelling of the name, and others do not', async () => {
    const tried = (name: string, passcode: string) =>
      send('POST', 'editor/session', { name, passcode })
    const answers = []
    for (let n = 0; n < 30; n += 1) {
      const spelling = `编辑丙${'\u200b'.repeat(n % 3)}`
      answers.push((await tried(spelling, String(n).padStart(6, '0'))).status)
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(25)
    const right = await tried('编辑丙', '629475')
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await new PageDesk(sandbox, '审核乙').signIn()).not.toBe('')
  })
})
