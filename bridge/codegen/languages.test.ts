import { describe, expect, test } from 'vitest'
import { contract, isMethodName } from '../contract.ts'
import { valueTypes } from './contract-model.ts'
import { javaSource } from './java.ts'
import { javaValue } from './java-values.ts'
import { kotlinSource } from './kotlin.ts'
import { kotlinValue } from './kotlin-values.ts'
import { memberName } from './names.ts'
import { referenceDocument } from './reference.ts'
import { readContract } from './sources.ts'
import { swiftSource } from './swift.ts'
import { swiftText, swiftValue } from './swift-values.ts'
import { HOSTS } from './texts.ts'
import { oddModel } from './testing/odd-model.ts'

const model = readContract()
const sources = {
  java: javaSource(model),
  kotlin: kotlinSource(model),
  swift: swiftSource(model),
  'odd java': javaSource(oddModel),
  'odd kotlin': kotlinSource(oddModel),
  'odd swift': swiftSource(oddModel),
}
const names = Object.keys(contract).filter(isMethodName)

const isHost = (name: string): name is keyof typeof HOSTS => name in HOSTS

/** The source without texts and comments, so that only its own brackets are left. */
const bare = (source: string): string =>
  source.replace(/"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (it) =>
    it.startsWith('"') ? '""' : '',
  )

/** The brackets that are still open at the end, or the first that closes nothing. */
function unbalanced(source: string): string {
  const open: string[] = []
  const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
  for (const char of bare(source)) {
    if ('([{'.includes(char)) open.push(char)
    const partner = pairs[char]
    if (partner !== undefined && open.pop() !== partner) return `${char} closes nothing`
  }
  return open.join('')
}

describe.each(Object.entries(sources))('the source in %s', (_, source) => {
  test('has balanced brackets, nothing undefined, and no comment that ends early', () => {
    expect(unbalanced(source)).toBe('')
    expect(source).not.toMatch(/undefined|\[object|NaN,/)
    expect(bare(source)).not.toContain('*/')
    expect(source).not.toMatch(/[ \t]$/m)
  })
})

describe.each([
  ['java', /^ {4}void (\w+)\(/gm],
  ['kotlin', /^ {4}suspend fun (\w+)\(/gm],
  ['swift', /^ {2}func (\w+)\(/gm],
] as const)('the interface in %s', (language, pattern) => {
  test('has every method once, in the order of the contract', () => {
    const handler = /(?:interface|protocol) (?:H5Bridge)?Handler[\s\S]+?\n *\}/.exec(
      sources[language],
    )
    const functions = Array.from((handler?.[0] ?? '').matchAll(pattern), ([, name]) => name)
    expect(functions).toEqual(model.methods.map(({ member }) => member))
    expect(new Set(functions)).toEqual(new Set(names.map(memberName)))
  })
})

describe('value types', () => {
  const tag = valueTypes(model).find(({ name }) => name === 'SetPageTagArgs')
  if (!tag) throw new Error('setPageTag has no arguments')

  test('are classes in Java', () => {
    expect(javaValue(tag, model)).toMatchSnapshot()
  })
  test('are data classes in Kotlin', () => {
    expect(kotlinValue(tag, model)).toMatchSnapshot()
    expect(kotlinSource(oddModel)).toContain(`    /** 1 to 10; may be left out */
    val may: Long? = null,
    /** 0 to 5 UTF-16 units; may be null */
    val must: String?,`)
  })
  test('are structs in Swift', () => {
    expect(swiftValue(tag, model)).toMatchSnapshot()
    expect(swiftSource(oddModel)).toContain(
      'public init(may: Int? = nil, must: String?, both: [OddCallBoth]? = nil) throws {',
    )
  })
})

test('swiftText throws for a text that Swift escapes differently from JSON', () => {
  expect(swiftText('a\\u000B"\n')).toBe('"a\\\\u000B\\"\\n"')
  expect(() => swiftText('\u0001')).toThrow('no Swift text')
})

describe('the reference', () => {
  const text = referenceDocument(model)
  test.each(names)('documents arguments, result and support by container of %s', (name) => {
    const section = text.split(/^### /m).find((it) => it.startsWith(`${name}\n`)) ?? ''
    const { since, effect, hosts } = contract[name]
    expect(section).toContain(`Since app ${since}; deadline `)
    expect(section).toContain(`effect \`${effect}\``)
    const rows = section.matchAll(/^\| (.+) \| (native|emulated|degraded|unsupported) \| /gm)
    const documented = Array.from(rows).flatMap(([, containers = '', support = '']) =>
      containers.split(', ').map((container) => [container, support]),
    )
    const expected = Object.entries(hosts).map(([host, support]) => [
      isHost(host) && HOSTS[host],
      support,
    ])
    expect(new Set(documented.map(String))).toEqual(new Set(expected.map(String)))
    expect(documented.length).toBe(expected.length)
    for (const support of ['emulated', 'degraded', 'unsupported'])
      expect(section).not.toMatch(new RegExp(`\\| ${support} \\|  \\|`))
  })
})
