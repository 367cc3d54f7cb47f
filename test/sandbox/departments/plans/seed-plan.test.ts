import { expect, test } from 'vitest'
import { listBankCards } from '#api/calls/bank.ts'
import { listPlans } from '#api/calls/plan.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { ask, control, requestFor, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

test('at least 20 personas, each with a name of its own, can enter', async () => {
  expect(PERSONAS.length).toBeGreaterThanOrEqual(20)
  expect(new Set(PERSONAS.map((it) => it.userId)).size).toBe(PERSONAS.length)
  for (const { userId, cards } of PERSONAS) {
    const session = await signIn(sandbox, userId)
    const answer = await sandbox.fetch(requestFor(listBankCards, {}, session))
    expect(await answer.json()).toMatchObject({ payload: { cards: { length: cards.length } } })
  }
})

test('the failing plan ends after three debits, and the books balance', async () => {
  const failing = await signIn(sandbox, 'failing')
  const plans = async (ended: string) =>
    (await ask(sandbox, listPlans, { ended }, failing)).plans.length
  expect(await plans('0')).toBe(1)
  await control(sandbox, 'clock', { days: 7 })
  expect([await plans('0'), await plans('1')]).toEqual([0, 1])
  sandbox.assertBalanced()
})
