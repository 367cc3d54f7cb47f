import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askAgain } from './queries.ts'

/** A query in view whose answers are given by hand. */
function inView(staleTime = 15_000) {
  const client = new QueryClient()
  const answers: ((answer: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['faq'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime,
    retry: false,
  })
  const end = observer.subscribe(() => {})
  const shown = () => observer.getCurrentResult().data
  return { client, answers, shown, end }
}

test('an answer that is on its way is requested again, and does not count', async () => {
  const { client, answers, shown, end } = inView()
  const asked = askAgain(client)
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.('of a visitor')
  answers[1]?.('of the user')
  await asked
  expect(shown()).toBe('of the user')
  end()
})

test('an answer in view stays until the new one is there', async () => {
  const { client, answers, shown, end } = inView()
  answers[0]?.('of a visitor')
  await expect.poll(shown).toBe('of a visitor')
  const asked = askAgain(client)
  await expect.poll(() => answers.length).toBe(2)
  expect(shown()).toBe('of a visitor')
  answers[1]?.('of the user')
  await asked
  expect(shown()).toBe('of the user')
  end()
})
