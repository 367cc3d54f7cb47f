import { expect, test } from 'vitest'
import { inTurns, timeLeft } from './in-turns.ts'

/** Work that ends when the test says so. */
function held() {
  const begun: string[] = []
  const ends = new Map<string, (fault?: Error) => void>()
  const work = (job: string, place: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(`${job} at ${place}`)
      ends.set(job, (fault) => (fault === undefined ? resolve() : reject(fault)))
    })
  const end = async (job: string, fault?: Error) => {
    ends.get(job)?.(fault)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, end }
}

test('as many jobs run at a time as there are places, and the next one where a place is free', async () => {
  const { begun, work, end } = held()
  const all = inTurns(['a', 'b', 'c', 'd'], ['one', 'two'], work)
  expect(begun).toEqual(['a at one', 'b at two'])
  await end('b')
  expect(begun).toEqual(['a at one', 'b at two', 'c at two'])
  await end('a')
  expect(begun.at(-1)).toBe('d at one')
  await end('c')
  await end('d')
  await all
})

test('a stop lets what is under way end, and begins nothing more', async () => {
  const { begun, work, end } = held()
  let isStopped = false
  const all = inTurns(['a', 'b', 'c'], ['one', 'two'], work, () => isStopped)
  isStopped = true
  await end('a')
  await end('b')
  await all
  expect(begun).toEqual(['a at one', 'b at two'])
})

test('a fault ends the run when the other places have ended their work', async () => {
  const { begun, work, end } = held()
  const all = inTurns(['a', 'b', 'c'], ['one', 'two'], work)
  const outcome = all.then(
    () => 'done',
    (fault: unknown) => (fault instanceof Error ? fault.message : ''),
  )
  await end('a', new Error('no browser'))
  await end('b')
  expect(await outcome).toBe('no browser')
  expect(begun).toEqual(['a at one', 'b at two'])
})

test.each([
  [0, 100, 5_000, '?'],
  [10, 100, 10_000, '2 min'],
  [50, 100, 20_000, '20 s'],
  [99, 100, 99_000, '10 s'],
  [100, 100, 60_000, '0 s'],
  [120, 1_183, 60_000, '9 min'],
])('%d of %d after %d ms leave %s', (done, all, ms, left) => {
  expect(timeLeft(done, all, ms)).toBe(left)
})
