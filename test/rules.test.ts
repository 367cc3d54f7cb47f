import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const files = globSync(['{src,bridge,offline,test,scripts}/**/*.{ts,tsx,js,md}', '*.md'], {
  cwd: ROOT,
  exclude: ['bridge/generated/**'],
})
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** A heading's anchor, as GitHub and most viewers of Markdown make it. */
const anchor = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')

const anchors = new Set(
  [...text('src/domain/rules.md').matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) =>
    anchor(heading),
  ),
)

test('every rule that is cited is in src/domain/rules.md', () => {
  const citations = files.flatMap((file) =>
    [...text(file).matchAll(/rules\.md#([a-z0-9-]+)/g)].map(([, name = '']) => ({ file, name })),
  )
  expect(citations.length).toBeGreaterThan(200)
  expect(citations.filter(({ name }) => !anchors.has(name))).toEqual([])
})

test('no rule is cited from a document outside of the project', () => {
  const outside =
    /\b(?:product|domain|design|look|anchors)\.md\b|\bthe specification\b|\b[Ss]ections? \d+\b(?!\.)|\bissue \d+\b/
  const citing = files
    .filter((file) => file !== 'test/rules.test.ts')
    .flatMap((file) =>
      text(file)
        .split('\n')
        .filter((line) => outside.test(line) && !/\bRFC \d+/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(citing).toEqual([])
})
