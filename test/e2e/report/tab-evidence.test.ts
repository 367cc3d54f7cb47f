import { expect, test } from 'vitest'
import * as v from 'valibot'
import { tabPieces, watchTab, type WatchedTab } from './tab-evidence.ts'

/** DevTools' end of a tab's session: it sends events, and no answer where the browser has died. */
function openSession() {
  const listeners = new Map<string, (params: unknown) => void>()
  const gone = () => Promise.reject(new Error('the connection has closed'))
  const page: WatchedTab['page'] = {
    run: gone,
    session: {
      send: () => Promise.resolve(),
      ask: gone,
      on(event, shape, then) {
        listeners.set(event, (params) => then(v.parse(shape, params)))
      },
    },
  }
  return { page, say: (event: string, params: object) => listeners.get(event)?.(params) }
}

test('a tab’s console has its calls, exceptions and what the browser reports, without secrets', async () => {
  const { page, say } = openSession()
  const tab = await watchTab(page)
  say('Runtime.consoleAPICalled', {
    type: 'warning',
    args: [
      { type: 'string', value: 'token=abcdef' },
      { value: { a: 1 } },
      { description: 'Error: x' },
    ],
  })
  const exception = { type: 'object', description: 'TypeError: y' }
  say('Runtime.exceptionThrown', { exceptionDetails: { text: 'Uncaught', exception } })
  say('Log.entryAdded', {
    entry: { level: 'error', text: 'refused by policy', source: 'security' },
  })
  const log = tabPieces(tab, 0).find(({ file }) => file === 'console.log')
  expect(await log?.take()).toBe(
    'warning token=*** {"a":1} Error: x\nexception Uncaught TypeError: y\nerror refused by policy',
  )
})

test('a browser that has died leaves its console, and a reason for each other piece', async () => {
  const tab = await watchTab(openSession().page)
  const pieces = tabPieces(tab, 1)
  const ends = await Promise.allSettled(pieces.map(({ take }) => take()))
  expect(pieces.map(({ file }, at) => `${file} ${ends[at]?.status}`)).toEqual([
    'picture-2.png rejected',
    'words-2.txt rejected',
    'page-2.html rejected',
    'console-2.log fulfilled',
  ])
})
