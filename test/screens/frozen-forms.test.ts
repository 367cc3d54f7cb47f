import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  STOPPED_BY_FIELD,
  STOPPED_WHILE_FROZEN,
  type StoppedCall,
} from '#domain/sign-in/frozen-account.ts'
import { importsIn, resolveImport } from '#test/source-imports.ts'

const root = resolve(import.meta.dirname, '../..')
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /^src\/(?:app|features|shared|templates)\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/samples\.ts$/.test(file))
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const imports = new Map(
  files.map((file) => [
    file,
    importsIn(file).map(({ specifier }) => resolveImport(file, specifier)),
  ]),
)
const textIn = (file: string): string => texts.get(file) ?? ''
const importers = (file: string): string[] =>
  files.filter((it) => imports.get(it)?.includes(file) === true)

/** Calls that are a step of a form whose other call is named there. */
const WITH: Partial<Record<StoppedCall, StoppedCall>> = {
  addBankCardSend: 'addBankCardReceive',
  // Of one file, whose forms each name their own: an order's form does not compile without it.
  convert: 'redeem',
  fastRedeemRepeat: 'redeem',
  sendPensionCardCode: 'bindPensionCard',
}

/** Calls that are sent by leaving for a page outside, and what a screen that leaves writes. */
const LEAVING: Partial<Record<StoppedCall, RegExp>> = {
  autoLoginUrl: /kind: 'mall'|leave\(\{ kind,/,
  cmbOpenSignPage: /kind: 'bankSign',/,
  openPensionBankPage: /kind: 'pensionBank',/,
}

const imported = (call: string) =>
  new RegExp(`import \\{[^}]*\\b${call}\\b[^}]*\\} from '#api/calls/`)

/** The files that send a call, or leave for the page that its answer opens. */
function senders(call: StoppedCall): string[] {
  const leaves = LEAVING[call]
  return files.filter((file) => {
    if (leaves === undefined) return imported(call).test(textIn(file))
    return !file.startsWith('src/app/') && leaves.test(textIn(file))
  })
}

/** `features/<group>/<module>` of a path, or null. */
const moduleOf = (path: string) => /^src\/features\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? null

/** Returns whether a file gives the call to the engine of stopped forms, or a part that it draws does. */
function says(file: string, call: StoppedCall): boolean {
  const parts = imports.get(file) ?? []
  const near = parts.filter((it) => it.startsWith('src/shared/') || moduleOf(it) === moduleOf(file))
  return [file, ...near].some((it) => {
    const text = textIn(it)
    return /\bsends\b|\buseFrozenStop\b/.test(text) && new RegExp(`['"]${call}['"]`).test(text)
  })
}

/** Files by which a screen sends a call without a word of the freeze before. */
function silent(call: StoppedCall): string[] {
  const named = WITH[call] ?? call
  const found: string[] = []
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    if (says(file, named)) return
    const users = importers(file)
    if (users.length === 0 || file.endsWith('Screen.tsx')) found.push(file)
    else for (const user of users) visit(user)
  }
  for (const file of senders(call)) visit(file)
  return found
}

/** Files that ask what became of an order, and send none. */
const ASK_ALONE = /src\/shared\/engines\/order\/use-found-order\.ts$/

const isStoppedCall = (name: string): name is StoppedCall =>
  name in STOPPED_WHILE_FROZEN || name in STOPPED_BY_FIELD

const calls = [...Object.keys(STOPPED_WHILE_FROZEN), ...Object.keys(STOPPED_BY_FIELD)].filter(
  isStoppedCall,
)

test.each(calls)('every form that sends %s says before that the account is frozen', (call) => {
  expect(senders(call)).not.toEqual([])
  expect(silent(call).filter((file) => !ASK_ALONE.test(file))).toEqual([])
})
