import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsIn = (text: string) =>
  Array.from(text.matchAll(/^#{1,6} (.+)$/gm), ([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )

test('every link of a document leads to a file and a heading that are there', () => {
  let count = 0
  const broken = FILES.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const prose = text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
    return Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
      .filter((link) => {
        if (/^[a-z]+:/.test(link)) return false
        count += 1
        const [path = '', anchor] = link.split('#')
        const target = path === '' ? join(ROOT, file) : join(ROOT, dirname(file), path)
        if (!existsSync(target)) return true
        return anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor)
      })
      .map((link) => `${file}: ${link}`)
  })
  expect(broken).toEqual([])
  expect(count).toBeGreaterThan(50)
})

test('the front doors stay short enough to be read', () => {
  const lines = (file: string) => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n')
  expect(lines('src/README.md').length).toBeLessThanOrEqual(150)
  expect(lines('bridge/README.md').filter((line) => line.length > 140)).toEqual([])
  expect(lines('src/README.md').slice(0, 12).join('\n')).toContain('npm run screen --')
})
