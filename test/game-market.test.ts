import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { importsIn, namesIn, resolveImport } from './source-imports.ts'

/*
 * The simulated game is a market of its own: nothing below /sft can reach a call that moves real
 * money, and no screen of real money depends on the game.
 */

const ROOT = resolve(import.meta.dirname, '..')
const GAME = 'src/features/activities/sft/'
const GAME_CALLS = ['src/api/calls/game-trading.ts', 'src/api/calls/trading-game.ts']

const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|\/testing\/|\/samples\.ts$/.test(file),
)
const targets = new Map(
  sources.map((file) => [
    file,
    importsIn(file).map(({ specifier }) => resolveImport(file, specifier)),
  ]),
)

function reachedFrom(starts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...(targets.get(file) ?? []))
  }
  return found
}

const game = sources.filter((file) => file.startsWith(GAME))
const reached = reachedFrom(game)

const endpoint = v.object({ name: v.string(), effect: v.string() })
/** The calls of each file that change money or identity, by the name that is imported. */
const forbidden = new Map(
  await Promise.all(
    globSync('src/api/calls/*.ts', { cwd: ROOT }).map(async (file) => {
      const calls = Object.entries(
        v.parse(
          v.record(v.string(), v.unknown()),
          await import(/* @vite-ignore */ join(ROOT, file)),
        ),
      ).flatMap(([name, it]) => {
        const call = v.safeParse(endpoint, it)
        return call.success && ['money', 'identity'].includes(call.output.effect) ? [name] : []
      })
      return [file, calls] as const
    }),
  ),
)

test('the calls that move real money are known', () => {
  const all = [...forbidden.values()].flat()
  expect(all).toEqual(
    expect.arrayContaining(['applyByEncriptTransPwd', 'redeem', 'convert', 'createPlan']),
  )
  expect(all).not.toContain('buyGameFund')
})

test('nothing below /sft imports a call that moves real money', () => {
  expect(game.length).toBeGreaterThan(10)
  expect([...reached]).toEqual(expect.arrayContaining(GAME_CALLS))
  const wrong = [...reached]
    .filter((file) => sources.includes(file) && !file.startsWith('src/api/calls/'))
    .flatMap((file) =>
      namesIn(file).flatMap(({ specifier, name }) => {
        const to = resolveImport(file, specifier)
        const calls = forbidden.get(to) ?? []
        const takes = name === '*' ? calls.length > 0 : calls.includes(name)
        return takes ? [`${file} imports ${name} of ${to}`] : []
      }),
    )
  expect(wrong).toEqual([])
})

test('nothing below /sft asks for a password or a card, or leads to a real order', () => {
  const parts = [
    'src/ui/fields/PasscodeSheet.tsx',
    'src/shared/engines/order/send/order-effects.ts',
    'src/shared/engines/order/send/send-order.ts',
    'src/shared/engines/order/form/OrderForm.tsx',
    'src/shared/engines/order/form/PayCard.tsx',
    'src/shared/engines/order/form/AccountPicker.tsx',
    'src/shared/engines/order/send/use-order.ts',
    'src/paths/deal.ts',
  ]
  for (const part of parts) expect(sources).toContain(part)
  expect(parts.filter((part) => reached.has(part))).toEqual([])
})

test('no screen of real money uses the calls or the market of the game', () => {
  const users = sources.filter((file) =>
    (targets.get(file) ?? []).some((to) => GAME_CALLS.includes(to) || to.startsWith(GAME)),
  )
  const others = users.filter((file) => !file.startsWith(GAME) && !file.startsWith('src/api/'))
  // The list of modules, and the block of the game's board on composed pages, which trade nothing.
  expect(others.toSorted()).toEqual([
    'src/features/activities/modules.ts',
    'src/shared/pages/page-blocks/blocks/CampaignBlocks.tsx',
    'src/shared/views/activity/RankingCard.tsx',
  ])
})

test('the mark of the game is written by one component, from one table', () => {
  const marked = sources.filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes("mark: '模拟'"),
  )
  expect(marked).toEqual([`${GAME}parts/game-market.ts`])
})
