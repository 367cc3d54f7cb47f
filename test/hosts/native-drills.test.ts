import { expect, test } from 'vitest'
import { createDrills } from './native-drills.js'

function setUp() {
  let answer: string | null = ''
  let changes = 0
  const requested: string[] = []
  const provider = (method: string, path: string) => {
    requested.push(`${method} ${path}`)
    if (answer === null) return Promise.reject(new Error('the provider is away'))
    return Promise.resolve({ status: 200, text: answer })
  }
  const drills = createDrills(provider, () => {
    changes += 1
  })
  const look = async (text: string | null) => {
    answer = text
    await drills.look()
    return [drills.words(), changes]
  }
  return { look, requested }
}
const says = (words: unknown) => JSON.stringify({ on: [], day: null, words })

test('the words of the provider are drawn when they change, and go when nothing is on', async () => {
  const { look, requested } = setUp()
  expect(await look(says(''))).toEqual([null, 0])
  expect(await look(says('演练中：离线'))).toEqual(['演练中：离线', 1])
  expect(await look(says('演练中：离线'))).toEqual(['演练中：离线', 1])
  expect(await look(says('沙箱 2026-03-11'))).toEqual(['沙箱 2026-03-11', 2])
  expect(await look(says(''))).toEqual([null, 3])
  expect(new Set(requested)).toEqual(new Set(['GET /sandbox/drills']))
})

test.each(['', '<html>', '404 page', null])('the answer %j changes nothing', async (text) => {
  const { look } = setUp()
  await look(says('演练中：离线'))
  expect(await look(text)).toEqual(['演练中：离线', 1])
})

test.each(['null', '[]', '{}', says(7)])('the answer %s says that nothing is on', async (text) => {
  const { look } = setUp()
  expect(await look(text)).toEqual([null, 0])
})
