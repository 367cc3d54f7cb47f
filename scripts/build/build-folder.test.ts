import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#offline/testing/sample-pack.ts'
import { inBuildFolder, putInPlace } from './build-folder.ts'

const run = promisify(execFile)
const FILES = Array.from({ length: 40 }, (_, at) => `file-${at}.js`)

/** Writes a build of which every file says the same word. */
async function write(folder: string, word: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of FILES) await writeFile(join(folder, file), word)
}

/** The words that the files of a build say: one where it is whole and of one build. */
async function words(folder: string): Promise<string[]> {
  const found = await Promise.all(FILES.map((file) => readFile(join(folder, file), 'utf8')))
  return [...new Set(found)]
}

const builder = (parent: string, word: string, rounds: number) => [
  '--input-type=module',
  '-e',
  `import { mkdirSync, writeFileSync } from 'node:fs'
   import { inBuildFolder, putInPlace } from '#scripts/build/build-folder.ts'
   for (let at = 0; at < ${rounds}; at += 1) {
     await inBuildFolder(${JSON.stringify(parent)}, async (folder) => {
       mkdirSync(folder + '/set')
       for (const file of ${JSON.stringify(FILES)}) writeFileSync(folder + '/set/' + file, ${JSON.stringify(word)})
       await putInPlace(folder + '/set', ${JSON.stringify(join(parent, 'build'))})
     })
   }`,
]

describe('builds at once', () => {
  test('in one process each have a folder of their own, and one of them stays, whole', async () => {
    const parent = await temporaryFolder()
    const folders = new Set<string>()
    await Promise.all(
      ['one', 'two', 'three'].map((word) =>
        inBuildFolder(parent, async (folder) => {
          folders.add(folder)
          await write(join(folder, 'set'), word)
          await putInPlace(join(folder, 'set'), join(parent, 'build'))
        }),
      ),
    )
    expect(folders.size).toBe(3)
    expect(await words(join(parent, 'build'))).toHaveLength(1)
    expect(await readdir(parent)).toEqual(['build'])
  })

  test('in several processes never mix: what is in place is always of one of them', async () => {
    const parent = await temporaryFolder()
    await Promise.all(
      ['one', 'two', 'three'].map((word) => run(process.execPath, builder(parent, word, 25))),
    )
    expect(await words(join(parent, 'build'))).toHaveLength(1)
    expect(await readdir(parent)).toEqual(['build'])
  })
})

test('a build takes the place of the one before, none of whose files stay', async () => {
  const parent = await temporaryFolder()
  const place = join(parent, 'build')
  await writeFiles(place, { 'old.js': 'old' })
  await inBuildFolder(parent, async (folder) => {
    await write(join(folder, 'set'), 'new')
    await putInPlace(join(folder, 'set'), place)
  })
  expect((await readdir(place)).toSorted()).toEqual(FILES.toSorted())
})

test('a build that fails leaves what was in place, and nothing next to it', async () => {
  const parent = await temporaryFolder()
  await write(join(parent, 'build'), 'old')
  const failed = inBuildFolder(parent, async (folder) => {
    await writeFile(join(folder, 'half.js'), 'half')
    throw new Error('no more')
  })
  await expect(failed).rejects.toThrow('no more')
  expect(await words(join(parent, 'build'))).toEqual(['old'])
  expect(await readdir(parent)).toEqual(['build'])
})

test('what a killed build left is out of place, and the next build sweeps it', async () => {
  const parent = await temporaryFolder()
  await write(join(parent, 'build'), 'old')
  const script = `import { writeFileSync } from 'node:fs'
    import { inBuildFolder } from '#scripts/build/build-folder.ts'
    await inBuildFolder(${JSON.stringify(parent)}, (folder) => {
      writeFileSync(folder + '/half.js', 'half')
      console.log('half')
      return new Promise((resolve) => setInterval(resolve, 1e6))
    })`
  const killed = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(killed.stdout, 'data')
  // Swept only once its process has ended.
  await inBuildFolder(parent, () => Promise.resolve())
  const left = await readdir(parent)
  expect(left).toEqual([expect.stringMatching(/^\.building-/), 'build'])
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await words(join(parent, 'build'))).toEqual(['old'])
  await inBuildFolder(parent, () => Promise.resolve())
  expect(await readdir(parent)).toEqual(['build'])
})

test('what a build that was killed between its two renames left is swept too', async () => {
  const parent = await temporaryFolder()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  await write(join(parent, `.replaced-${pid}-0a1b2c`), 'old')
  await write(join(parent, 'of somebody else'), 'kept')
  await inBuildFolder(parent, () => Promise.resolve())
  expect(await readdir(parent)).toEqual(['of somebody else'])
})
