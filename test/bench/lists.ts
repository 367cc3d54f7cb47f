import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { queryAllFundName } from '#api/calls/fund.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { startBrowser, type Browser } from '#test/hosts/chromium/browser.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { startSandbox } from '#test/sandbox/server/server.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import type { BenchOptions } from './bench-options.ts'
import { writeGeneratedFunds } from './lists/generated-funds.ts'
import { SIDES, reportText, keyResults, ruleText, type Side, type Typed } from './lists/report.ts'
import { BEFORE, RULE_KEYS, showRule, type Rule } from './lists/show-rule.ts'
import { typeWord } from './lists/type-word.ts'
import { wordsFor, type Words } from './lists/words.ts'
import { calm, loadNow, machineNotes, describeMachine, writeReport } from './machine.ts'
import { CPU_SLOWDOWN, withPhonePage } from './phone-page.ts'
import { serveApp, servePage, type Closers } from './served-pack.ts'
import { turned } from './statistics.ts'
import { createTracer } from './trace.ts'

/** The number of times that each word is typed at most; a list of 25,000 elements takes minutes. */
const MOST_RUNS: Readonly<Record<Side, number>> = { ours: 12, whole: 5, antd: 2 }
/** The number of times that each list by a rule is shown. */
const RULE_RUNS = 12
/** So many words may be typed once more because the browser did not report a picture. */
const MOST_AGAIN = 5

/** A row of each side's list. */
const [OUR_ROW, ANTD_ROW] = ['[role="listitem"]', '.adm-list-item']
const ROWS: Readonly<Record<Side, string>> = { ours: OUR_ROW, whole: OUR_ROW, antd: ANTD_ROW }
const SETTLED = 'new Promise((done) => setTimeout(done, 500))'

/** The folder of funds, and what the report calls them. */
async function fundsFrom(dataDir: string | undefined, closers: Closers) {
  if (dataDir !== undefined) return { folder: dataDir, about: 'published names' }
  const folder = await mkdtemp(join(tmpdir(), 'h5-funds-'))
  closers.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  writeGeneratedFunds(folder)
  return { folder, about: 'generated names; --data DIR for published ones' }
}

/**
 * Every word once a round on each side, in turn, each in a new page; the round before the first is
 * discarded.
 */
async function measure(
  browser: Browser,
  urls: Readonly<Record<Side, string>>,
  words: readonly Words[],
  runs: Readonly<Record<Side, number>>,
): Promise<{ taken: Record<Side, Typed[]>; busy: number; again: number }> {
  let [busy, again] = [0, 0]
  const taken: Record<Side, Typed[]> = { ours: [], whole: [], antd: [] }
  const tracer = createTracer(browser)
  for (let round = 0; round <= Math.max(...Object.values(runs)); round += 1) {
    for (const side of turned(SIDES, round).filter((it) => round <= runs[it])) {
      for (const word of turned(words, round)) {
        const type = () =>
          withPhonePage(browser, { user: null }, async (page) => {
            await page.open(urls[side], `document.querySelector('${ROWS[side]}')`)
            await page.run(SETTLED, v.unknown())
            return typeWord(page, tracer, word, { keyboard: side !== 'whole' })
          })
        const { keys, isCalm } = await type().catch((fault: unknown) => {
          again += 1
          if (again > MOST_AGAIN) throw fault
          return type()
        })
        if (round === 0) continue
        if (!isCalm) busy += 1
        taken[side].push({ by: word.by, keys })
      }
    }
  }
  return { taken, busy, again }
}

/** Every list by a rule once a round, in turn, each in a new page; the first round is discarded. */
async function measureRules(browser: Browser, origin: string, runs: number) {
  const taken: Record<Rule, number[]> = { first: [], narrowed: [], board: [], fallen: [] }
  const tracer = createTracer(browser)
  for (let round = 0; round <= runs; round += 1) {
    for (const rule of turned(RULE_KEYS, round)) {
      await calm()
      const ms = await withPhonePage(browser, { user: null }, async (page) => {
        await page.open(origin + BEFORE, `document.querySelector('${OUR_ROW}')`)
        await page.run(SETTLED, v.unknown())
        return showRule(page, tracer, rule)
      })
      if (round > 0) taken[rule].push(ms)
    }
  }
  return taken
}

const PARTS = ['search', 'rules'] as const

/**
 * Prints how long a key in the full fund list takes, compared with antd-mobile's List, and how long
 * a list by a rule takes, compared with the first page of all funds; dist/reports/bench-lists.json.
 */
export async function run({ dataDir, rounds = Infinity, only }: BenchOptions): Promise<void> {
  const parts = only?.split(',') ?? PARTS
  const unknown = parts.find((part) => !PARTS.some((it) => it === part))
  if (unknown !== undefined) throw new Error(`--only takes ${PARTS.join(',')}, not "${unknown}".`)
  const runs = {
    ours: Math.min(rounds, MOST_RUNS.ours),
    whole: Math.min(rounds, MOST_RUNS.whole),
    antd: Math.min(rounds, MOST_RUNS.antd),
  }
  const closers: Closers = []
  try {
    const { folder, about } = await fundsFrom(dataDir, closers)
    const sandbox = await startSandbox({
      database: ':memory:',
      providerKey: loadOrCreateProviderKey(providerKeyFile).privateKey,
      dataDir: folder,
    })
    closers.push(() => sandbox.stop())
    const { fundInfos } = await ask(sandbox, queryAllFundName)
    const app = await serveApp(sandbox, closers)
    const antd = await servePage(join(import.meta.dirname, 'lists', 'antd-page'), sandbox, closers)
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())

    const loadBefore = loadNow()
    const words = wordsFor(fundInfos)
    const ours = app.origin + fundPortalPaths.allFundList.to()
    const urls = { ours, whole: ours, antd: `${antd.origin}/` }
    const rules = parts.includes('rules')
      ? await measureRules(browser, app.origin, Math.min(rounds, RULE_RUNS))
      : null
    if (rules !== null) console.log(`${ruleText(rules)}\n`)
    if (!parts.includes('search')) {
      const machine = await describeMachine(browser, loadBefore)
      return void (await writeReport('lists', { machine, rules }))
    }
    const { taken, busy, again } = await measure(browser, urls, words, runs)
    const machine = await describeMachine(browser, loadBefore)
    const results = SIDES.flatMap((side) => keyResults(side, taken[side]))
    const { version, commit } = app.pack.manifest
    const funds = fundInfos.length.toLocaleString('en')
    const notes = [
      `Search in ${funds} funds (${about}), pack ${version} (${commit}): each word typed ${runs.ours} times (${runs.whole} on a whole screen, ${runs.antd} in antd's), in turn, each in a new page, a key after the answer to the one before.`,
      ...machineNotes(machine, CPU_SLOWDOWN),
      `Begun while others used the machine: ${busy} of ${SIDES.reduce((sum, side) => sum + runs[side], 0) * words.length} words. Typed again, for the browser reported no picture: ${again}.`,
      "Answer: from the key's event until the frame with the last change of words in view is on the screen, as the compositor reports it. Feedback: until the first frame is.",
      'Keys come as text, as from an input method, while the keyboard covers 336 of 844 px; "whole screen": nothing covers it, as with a keyboard of one\'s own.',
      `Words: ${words.map(({ by, keys }) => `${by} ${keys.join('')}`).join(', ')}.`,
      "Beside: antd-mobile's SearchBar and List with a filter over all rows, built and served the same way.",
    ]
    const data = { version, commit, runs, cpuSlowdown: CPU_SLOWDOWN, machine, busy, notes }
    const file = await writeReport('lists', { ...data, words, results, rules })
    console.log(reportText(results, notes))
    console.log(`\n${file}`)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
