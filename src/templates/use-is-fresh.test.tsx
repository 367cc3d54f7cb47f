// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { eventually, inPage, one, type InPage } from '#ui/testing/in-page.tsx'
import { useIsFresh } from './use-is-fresh.ts'

let page: InPage | null = null
afterEach(async () => {
  await page?.unmount()
  page = null
})

/** Returns what is answered, one after another; an error where it is null. */
function provider(...answers: (string | Promise<string> | null)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  function Probe() {
    const query = useQuery({
      queryKey: ['who'],
      staleTime: 0,
      queryFn: () => answers.shift() ?? Promise.reject(new Error('refused')),
    })
    const words = query.error === null ? query.data : 'failed'
    return <p>{useIsFresh(query) ? (words ?? 'waiting') : 'not fresh'}</p>
  }
  const visit = async () => {
    await page?.unmount()
    page = await inPage(
      <QueryClientProvider client={client}>
        <Probe />
      </QueryClientProvider>,
    )
  }
  return { client, visit }
}

test('the answer of an earlier visit is not fresh, and its successor is', async () => {
  let answer = (_words: string) => {}
  const second = new Promise<string>((resolve) => (answer = resolve))
  const { visit } = provider('first', second)
  await visit()
  await eventually(() => expect(one('p').textContent).toBe('first'))
  await visit()
  expect(one('p').textContent).toBe('not fresh')
  answer('second')
  await eventually(() => expect(one('p').textContent).toBe('second'))
})

test('what comes after a reset is fresh, however often there was an answer before', async () => {
  const { client, visit } = provider('first', 'second', 'third', 'of another user')
  for (const words of ['first', 'second', 'third']) {
    await visit()
    await eventually(() => expect(one('p').textContent).toBe(words))
  }
  await act(() => client.resetQueries())
  await eventually(() => expect(one('p').textContent).toBe('of another user'))
})

test('a failure after the component began is fresh', async () => {
  const { visit } = provider('first', null)
  await visit()
  await eventually(() => expect(one('p').textContent).toBe('first'))
  await visit()
  await eventually(() => expect(one('p').textContent).toBe('failed'))
})
