import { expect, test } from 'vitest'
import { checkOpens } from './budgets.ts'

const files = (count: number) => Array.from({ length: count }, (_, at) => `assets/${at}.js`)
const route = (path: string, own: number) => ({ path, shared: files(3), own: files(own) })

test('names the route that loads the most files, the entry page counted', () => {
  expect(checkOpens([route('/home', 2), route('/deal', 4), route('/asset', 3)])).toEqual({
    check: 'a cold open: 8 of 8 files, for /deal among 3 routes',
    problem: null,
  })
})

test('fails for every route that loads more files than eight, and for a build without routes', () => {
  const { problem } = checkOpens([route('/home', 5), route('/deal', 6), route('/asset', 4)])
  expect(problem).toBe('/deal, /home over the files of a cold open')
  expect(checkOpens([]).problem).not.toBeNull()
})
