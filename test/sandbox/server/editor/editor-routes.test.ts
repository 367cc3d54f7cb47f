import * as v from 'valibot'
import { expect, it } from 'vitest'
import { gatewayRefusal } from '#scripts/gateway-visitors.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([])

const get = (path: string, accept: string) =>
  sandbox.fetch(new Request(`http://sandbox.test/sandbox/${path}`, { headers: { accept } }))
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

it('one address is the editor for a browser and a list for a program', async () => {
  const page = await get('pages', BROWSER)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('vary')).toContain('accept')
  const html = await page.text()
  const [, script = ''] = /<script[^>]+src="\/sandbox\/([^"]+)"/.exec(html) ?? []
  const file = await get(script, '*/*')
  expect([file.status, file.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ])
  for (const accept of ['application/json', '*/*']) {
    const list = await get('pages', accept)
    expect(await list.json()).toMatchObject({ pages: expect.any(Array) })
  }
})

it('the editor runs its own scripts alone, and is in no frame of others', async () => {
  const policy = (await get('pages', BROWSER)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("default-src 'none'")
})

it('offers what the fields choose from', async () => {
  const choices: unknown = await (await get('editor/choices', '*/*')).json()
  const named = v.object({
    operators: v.pipe(v.array(v.string()), v.minLength(2)),
    pictures: v.pipe(v.array(v.object({ src: v.string() })), v.minLength(1)),
    screens: v.pipe(v.array(v.object({ path: v.string(), title: v.string() })), v.minLength(50)),
    funds: v.pipe(v.array(v.object({ code: v.string(), name: v.string() })), v.minLength(100)),
    slots: v.pipe(v.array(v.object({ slot: v.string(), name: v.string() })), v.minLength(12)),
    phoneOrigin: v.null(),
  })
  expect(v.is(named, choices)).toBe(true)
  expect(choices).toMatchObject({
    slots: expect.arrayContaining([
      { slot: 'fund-home', name: '基金首页', pageId: 's-fund-home' },
      { slot: 'special:s-first-year', name: '专题 · 基金第一年', pageId: null },
    ]),
  })
})

it.each(['editor/source.txt', 'editor/..%2fsource.txt', 'editor/assets/none.js', 'editor/x.png'])(
  'there is no %s',
  async (path) => {
    expect((await get(path, '*/*')).status).toBe(404)
  },
)

it('phones without the printed code get none of it', () => {
  const lan = { addresses: ['192.168.1.9'], code: '12345678' }
  for (const path of ['pages', 'editor/choices', 'editor/assets/index.js']) {
    const request = new Request(`http://192.168.1.9:5180/sandbox/${path}`)
    expect(gatewayRefusal(request, '192.168.1.20', lan)?.status).toBe(403)
  }
})
