import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drift, generatedFiles } from './bridge-codegen.ts'

const script = join(import.meta.dirname, 'bridge-codegen.ts')

describe('bridge/generated', () => {
  it('is what the contract gives (else: npm run bridge:codegen)', async () => {
    expect(drift(await generatedFiles())).toEqual([])
  })

  it('comes out the same twice', async () => {
    expect(await generatedFiles()).toEqual(await generatedFiles())
  })

  it('has every case of the fixtures on a line of its own', async () => {
    const files = [...(await generatedFiles())].filter(([path]) => path.startsWith('fixtures/'))
    expect(files.length).toBeGreaterThan(0)
    for (const [path, text] of files) {
      const lines = text.split('\n').slice(1, -2)
      const cases = lines.map((line): unknown => JSON.parse(line.replace(/,$/, '')))
      expect({ path, cases }).toEqual({ path, cases: JSON.parse(text) })
    }
  })

  it('names none of this machine’s folders', async () => {
    for (const text of (await generatedFiles()).values()) expect(text).not.toContain(process.cwd())
  })
})

describe('drift', () => {
  it('names what differs, is missing, and is left over', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bridge-drift-'))
    try {
      mkdirSync(join(folder, 'java'))
      writeFileSync(join(folder, 'same'), 'a')
      writeFileSync(join(folder, 'java', 'old'), 'a')
      writeFileSync(join(folder, 'other'), 'b')
      const wanted = new Map([
        ['same', 'a'],
        ['other', 'a'],
        ['java/new', 'a'],
      ])
      expect(drift(wanted, folder)).toEqual([
        'java/new is missing',
        'java/old is not generated any more',
        'other differs',
      ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('of a folder that is not there is everything', () => {
    expect(drift(new Map([['a', '']]), join(tmpdir(), 'no-such-folder'))).toEqual(['a is missing'])
  })

  it('makes --check fail and say what to run', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bridge-check-'))
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [script, '--out', folder, ...args], { encoding: 'utf8' })
    try {
      expect(run().status).toBe(0)
      expect(run('--check').status).toBe(0)
      appendFileSync(join(folder, 'swift', 'H5Bridge.swift'), '// by hand\n')
      const { status, stderr } = run('--check')
      expect(status).toBe(1)
      expect(stderr).toContain('swift/H5Bridge.swift differs')
      expect(stderr).toContain('Run `npm run bridge:codegen`')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
