import { expect, test } from 'vitest'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([])

const open = async (query: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams(query).toString()
  const answer = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/look?${search}`))
  return {
    status: answer.status,
    text: await answer.text(),
    cookie: answer.headers.get('set-cookie'),
  }
}

test('a page names the persona and the screen, and its button leads there', async () => {
  const { status, text, cookie } = await open({ user: 'zhang', to: '/deal/buy?a=1&b=2#x' })
  expect(status).toBe(200)
  expect(text).toContain('张')
  expect(text).toContain('data-user="zhang" data-to="/deal/buy?a=1&amp;b=2#x"')
  // No keys, and no cookie: only the tap signs in.
  expect(text).not.toContain('encOpenId":')
  expect(cookie).toBeNull()
})

test('without a persona it opens the screen signed out', async () => {
  expect((await open({ to: '/asset' })).text).toContain('data-user="" data-to="/asset"')
})

test.each([
  ['//evil.test/', 'zhang'],
  [String.raw`/\evil.test`, 'zhang'],
  ['https://evil.test/', 'zhang'],
  ['javascript:alert(1)', 'zhang'],
  ['/\t/evil.test/', 'zhang'],
  ['/.//evil.test/', 'zhang'],
  ['', 'zhang'],
  ['/asset', 'nobody-we-know'],
])('refuses the address %j of %s', async (to, user) => {
  expect((await open({ user, to })).status).toBe(400)
})

test('markup in the address stays text', async () => {
  const { text } = await open({ to: '/a"><script>1', step: '<b>x' })
  expect(text).not.toContain('<script>1')
  expect(text).not.toContain('<b>x')
})
