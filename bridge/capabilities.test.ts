import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract, isMethodName, type HostName, type MethodName } from './contract.ts'
import { explain } from './explain.ts'
import { methodNames } from './testing/samples.ts'

/** The table of bridge/capabilities.md: the abilities of each container, with a test or a reason. */
const root = join(import.meta.dirname, '..')
const section = readFileSync(join(import.meta.dirname, 'capabilities.md'), 'utf8')

const cells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
const [head = [], , ...rows] = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map(cells)
const isHost = (name: string): name is HostName => name in contract.isLoggedIn.hosts
const hosts = head
  .slice(2)
  .map((cell) => cell.replaceAll('`', ''))
  .filter(isHost)

/** The meaning of the marks in the cells: `1` a test, `a` a reason. */
const notes = new Map(
  Array.from(section.matchAll(/^- \[(\w+)\]:? (.+(?:\n {2}.+)*)/gm), ([, mark = '', text = '']) => [
    mark,
    text.replace(/\s+/g, ' '),
  ]),
)

interface Cell {
  readonly capability: string
  readonly calls: readonly MethodName[]
  readonly host: HostName
  readonly words: string
  readonly marks: readonly string[]
}

const all: readonly Cell[] = rows.flatMap(([capability = '', calls = '', ...row]) =>
  row.map((text, at) => ({
    capability,
    calls: Array.from(calls.matchAll(/`(\w+)`/g), ([, name = '']) => name).filter(isMethodName),
    host: hosts[at] ?? 'browser',
    words: text.replace(/ ?\[\w+\]/g, ''),
    marks: Array.from(text.matchAll(/\[(\w+)\]/g), ([, mark = '']) => mark),
  })),
)
const named = all.map((cell) => [`${cell.capability}, ${cell.host}`, cell] as const)

describe('the table of containers by capability', () => {
  it('has a column for each container and a row for each method, once', () => {
    expect(hosts.toSorted()).toEqual(Object.keys(contract.isLoggedIn.hosts).toSorted())
    const first = all.filter(({ host }) => host === hosts[0]).flatMap(({ calls }) => calls)
    expect(first.toSorted()).toEqual(methodNames.toSorted())
    for (const row of rows) expect([row[0], row.length]).toEqual([row[0], head.length])
  })

  it.each(named)('says of %s what the contract says, with a test or a reason', (_, cell) => {
    const { calls, host, words, marks } = cell
    for (const call of calls) {
      const support = contract[call].hosts[host]
      expect([call, words]).toEqual([call, support === 'unsupported' ? 'no' : support])
    }
    // The effect of a call in a container is tested by the suite of its host; all else is named
    // here.
    expect(marks.length > 0 || (calls.length > 0 && words !== 'no')).toBe(true)
    for (const mark of marks) expect(notes.has(mark)).toBe(true)
    const reasons = marks.filter((mark) => /^[a-z]$/.test(mark)).map((mark) => notes.get(mark))
    expect(reasons.length > 0).toBe(words === 'no')
    for (const call of words === 'no' ? calls : []) {
      expect(reasons).toEqual([explain(call, host)?.why])
    }
  })

  it('names tests that are there, and nothing that no cell refers to', () => {
    const used = new Set(all.flatMap(({ marks }) => marks))
    expect([...notes.keys()].toSorted()).toEqual([...used].toSorted())
    for (const [mark, text] of notes) {
      if (/^[a-z]$/.test(mark)) continue
      const [, file = '', title = ''] = /^`([^`]+)`: “(.+)”$/.exec(text) ?? []
      expect([mark, existsSync(join(root, file))]).toEqual([mark, true])
      const source = readFileSync(join(root, file), 'utf8')
      expect([mark, source.includes(title)]).toEqual([mark, true])
    }
  })

  it.each(hosts)('has a suite that tests every call in %s', (host) => {
    const source = readFileSync(join(import.meta.dirname, 'hosts', `${host}.test.ts`), 'utf8')
    expect(source).toContain(`hostSuite('${host}'`)
  })
})
