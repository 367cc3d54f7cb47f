import { beforeAll, expect, test } from 'vitest'
import { routes } from './routes.ts'
import { buy, control, signIn } from '#test/sandbox/testing/test-client.ts'
import { attack } from '#test/sandbox/testing/hostile-requests.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, wang } = useSandbox('wang', { reset: 'never' })
/** The numbers and the name of zhang alone: wang must never be shown them. */
let foreign: readonly string[]
beforeAll(async () => {
  const zhang = await signIn(sandbox, 'zhang')
  const { applyNo } = await buy(sandbox, zhang, { fundCode: '980301', amount: '1000.00' })
  foreign = [applyNo, zhang.encOpenId, '张亦明']
})

const REQUESTS = 10_000

test(`${REQUESTS} hostile requests over all calls get a named refusal, never a 500, never another user's data`, async () => {
  const targets = routes().map(({ endpoint }) => endpoint)
  await attack(sandbox, { targets, requests: REQUESTS, attacker: wang, foreign })
  sandbox.assertBalanced()
  expect(await control(sandbox, 'clock')).toMatchObject({ now: expect.any(String) })
})
