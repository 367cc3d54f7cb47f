import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FILES = globSync('{src,bridge,offline,scripts,test}/**/*.{ts,tsx,js,mjs}', {
  cwd: ROOT,
  exclude: ['bridge/generated/**'],
})

/** A comment that begins with a clause without a noun: "What a series needs of its fund." */
const HEADLESS = /^(?:what|which|whose|whom|who|where|how|why|whether)\b/i

/**
 * The number of headless comments that a room may have for each 1,000 words of its comments; 0.1 in
 * all others. Each of these only ever becomes smaller.
 */
const CEILINGS: Readonly<Record<string, number>> = { 'src/app': 0.5 }

/** The comments of a source, with line comments below each other as one. */
function commentsIn(file: string, text: string): string[] {
  const blocks: { text: string; end: number }[] = []
  for (const { type, value, start, end } of parseSync(file, text).comments) {
    const last = blocks.at(-1)
    if (type === 'Line' && last && /^\n[ \t]*$/.test(text.slice(last.end, start))) {
      last.text += `\n${value}`
      last.end = end
    } else blocks.push({ text: value.replace(/^\*/, '').replace(/^\s*\*/gm, ''), end })
  }
  return blocks.map((block) => block.text.trim())
}

const roomOf = (file: string) =>
  Object.keys(CEILINGS).find((room) => file.startsWith(`${room}/`)) ?? file.split('/', 1)[0] ?? ''

const counted = FILES.map((file) => {
  const comments = commentsIn(file, readFileSync(join(ROOT, file), 'utf8'))
  return {
    file,
    room: roomOf(file),
    words: comments.join(' ').match(/\S*\w\S*/g)?.length ?? 0,
    headless: comments.filter((comment) => HEADLESS.test(comment)).length,
  }
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test.each([
  ['// What a series needs.', ['What a series needs.']],
  ['/** Whether a plan runs. */\nconst a = 1 // The first\n// of two.', 2],
  ['// How far it is.\n\n// The end.', 2],
  ["const text = '// What'", 0],
])('finds the comments of the source %j', (source, found) => {
  const comments = commentsIn('a.ts', source)
  expect(typeof found === 'number' ? comments.length : comments).toEqual(found)
})

test.each([
  ['What a series needs of its fund.', true],
  ['Whether the fund is open.', true],
  ['Returns whether the fund is open.', false],
  ['The part of a fund that a series needs.', false],
])('judges whether the comment %j begins without a noun', (comment, isHeadless) => {
  expect(HEADLESS.test(comment)).toBe(isHeadless)
})

test('lets comments begin with a noun or a verb in every room', () => {
  const faults = [...new Set(counted.map(({ room }) => room))].flatMap((room) => {
    const files = counted.filter((file) => file.room === room)
    const headless = sum(files.map((file) => file.headless))
    const rate = (headless * 1000) / sum(files.map(({ words }) => words))
    if (rate <= (CEILINGS[room] ?? 0.1)) return []
    const worst = files
      .filter((file) => file.headless > 0)
      .toSorted((a, b) => b.headless - a.headless)
      .map((file) => `${file.headless} in ${file.file}`)
    return [`${room}: ${rate.toFixed(2)} in 1,000 words; ${worst.slice(0, 10).join(', ')}`]
  })
  expect(faults).toEqual([])
})
