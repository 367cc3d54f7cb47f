import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { causeOf } from '#test/e2e/monkey/findings.ts'
import { monkeyPlan } from '#test/e2e/monkey/plan.ts'
import { tellFound } from '#test/e2e/monkey/report.ts'
import { openMonkeyStage, others, type Stage } from '#test/e2e/monkey/stage.ts'
import { firstUser } from '#test/e2e/monkey/next-act.ts'
import { readTrail, type Trail } from '#test/e2e/monkey/trail.ts'
import { replay, walk, type Walked } from '#test/e2e/monkey/walk.ts'
import { targets } from '#test/e2e/targets.ts'

const plan = monkeyPlan(process.env)
const MINUTE_MS = 60_000
/** A walk that has begun is walked to its end. */
const LAST_WALK_MS = 5 * MINUTE_MS

// One engine is enough for the short walk.
const engines = targets().filter(
  ({ name, phone }) => phone === null && (name === 'chromium' || !plan.isShort),
)

for (const { name, engine, missing } of engines) {
  const why = missing === null ? '' : ` (skipped: ${missing})`
  describe.skipIf(missing !== null)(`${name}${why}`, () => {
    const known = new Set<string>()

    /** Begins on a new phone at a new provider; both are ended after it. */
    async function walked(
      start: Omit<Trail, 'acts'>,
      go: (stage: Stage, steps: Parameters<typeof walk>[0]) => Promise<Walked>,
    ): Promise<Walked> {
      const stage = await openMonkeyStage(engine, { user: start.user, only: plan.user })
      try {
        return await go(stage, {
          actor: stage.visitor,
          others,
          known,
          onFound: (found) => tellFound(found, (file) => stage.host.control.screenshot(file)),
          // Without a word on the way ten minutes are long.
          onAct: (words) => (plan.isShort ? undefined : console.log(words)),
        })
      } finally {
        await stage.stop()
      }
    }

    test(
      'a visitor who does anything anywhere meets no fault',
      { timeout: plan.minutes * MINUTE_MS + LAST_WALK_MS },
      async () => {
        const begun = Date.now()
        const results: Walked[] = []
        const add = (result: Walked) => {
          results.push(result)
          for (const { finding } of result.found) known.add(causeOf(finding))
        }
        if (plan.replay !== null) {
          const trail = readTrail(await readFile(plan.replay, 'utf8'))
          add(await walked(trail, (_, steps) => replay(steps, trail)))
        } else {
          for (
            let seed = plan.seed;
            seed === plan.seed || Date.now() - begun < plan.minutes * MINUTE_MS;
            seed += 1
          ) {
            const start = { seed, engine, user: plan.user ?? firstUser(seed) }
            add(await walked(start, ({ world }, steps) => walk(steps, start, world, plan.acts)))
          }
        }
        const acts = results.reduce((sum, { trail }) => sum + trail.acts.length, 0)
        const missed = results.reduce((sum, it) => sum + it.missed, 0)
        const paths = new Set(results.flatMap((it) => [...it.paths]))
        const seconds = Math.round((Date.now() - begun) / 1_000)
        console.log(
          `${engine}: ${results.length} walks from seed ${results[0]?.trail.seed ?? plan.seed}, ${acts} acts (${missed} missed their control), ${paths.size} screens, ${known.size} faults, ${seconds} s`,
        )
        expect([...known]).toEqual([])
      },
    )
  })
}
