import { expect, test } from 'vitest'
import { hostControl } from '#test/hosts/control.ts'
import { bridgeTrace, hostPieces, providerPiece, type Witness } from './journey-evidence.ts'

const BEGAN = Date.parse('2026-11-26T08:00:00Z')
const call = (method: string, args: unknown, at = '2026-11-26T08:00:01Z') => ({
  method,
  args,
  at,
  outcome: 'answered',
})

test('a bridge trace has the calls of the journey alone', () => {
  const before = call('login', {}, '2026-11-26T07:59:59Z')
  expect(bridgeTrace([before, call('isLoggedIn', {})], BEGAN)).toEqual([
    { at: '2026-11-26T08:00:01Z', method: 'isLoggedIn', args: {}, outcome: 'answered' },
  ])
})

test.each([
  ['setPageTitle', { title: '张三的计划' }, '某某某某某'],
  ['navigateToFundTrading', { fundCode: '980303', amount: '52013.14' }, '980303'],
  ['sendEvent', { name: 'paid', data: { user: 'zhang', token: 'abcdef' } }, 'paid'],
  ['flyToTheMoon', { user: 'zhang' }, 'xxxxx'],
])('a bridge trace of %s says nothing of a person', (method, args, shown) => {
  const text = JSON.stringify(bridgeTrace([call(method, args)], BEGAN))
  expect(text).toContain(shown)
  expect(text).not.toMatch(/张|zhang|52013|abcdef/)
})

test('the provider’s log has no secret of a query', async () => {
  const piece = providerPiece(() => ['GET /api/a?openId=o-123&fundCode=980303 200'])
  expect(await piece.take()).toBe('GET /api/a?openId=***&fundCode=980303 200')
})

/** A host whose browser and app have gone: every request is refused, as by a closed port. */
function diedWitness(): Witness {
  const gone = () => Promise.reject(new Error('invalid session id'))
  // A WebdriverIO session needs a driver: its commands alone are in its place.
  const browser = { getPageSource: gone, takeScreenshot: gone }
  return {
    host: { browser, control: hostControl(1, 'token'), log: gone },
    words: gone,
    console: gone,
  }
}

test('a host that has died leaves a reason for each piece', async () => {
  const pieces = hostPieces(diedWitness(), 1, BEGAN)
  expect(pieces.map(({ file }) => file)).toEqual([
    'picture-2.png',
    'words-2.txt',
    'page-2.html',
    'bridge-trace-2.json',
    'host-state-2.json',
    'console-2.log',
    'device-2.log',
  ])
  for (const { take } of pieces) await expect(take()).rejects.toThrow(/session|fetch failed/)
})
