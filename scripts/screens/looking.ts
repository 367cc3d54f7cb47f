import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LookEngine, Viewport } from '#test/screens/look-page.ts'
import { lookAt, pictureOf } from '#test/screens/screen-look.ts'
import type { DoneLooks } from './done-looks.ts'
import type { PlannedSample } from './look-plan.ts'
import type { SeenLook } from './look-report.ts'
import { pictureDifference } from './picture-difference.ts'
import { seenLookOf } from './seen-looks.ts'
import type { Stage } from './stage.ts'

/** The place where one sample after another is looked at. */
export interface LookingPlace {
  /** Its own: it is put back before each opening. */
  readonly stage: Stage
  readonly chromium: LookEngine
  /** Null where nothing is looked at in it. */
  readonly webkit: LookEngine | null
}

export interface Looking {
  readonly folder: string
  /** The build that is looked at. */
  readonly device: string
  /** The build that it is compared with. */
  readonly earlier: string | null
  readonly refused: boolean
  readonly needsState: (planned: PlannedSample) => boolean
  readonly done: DoneLooks
  readonly onLook: (look: SeenLook) => void
}

function engineOf({ chromium, webkit }: LookingPlace, viewport: Viewport): LookEngine {
  if (viewport.engine === undefined) return chromium
  if (webkit === null) throw new Error('WebKit was not started.')
  return webkit
}

/** Each opening finds the sandbox at its first moment, whatever the one before has done in it. */
const afresh = (stage: Stage, engine: LookEngine): LookEngine => ({
  open(opening, viewport) {
    stage.again()
    return engine.open(opening, viewport)
  },
})

/** Looks at what is not done of a sample, in one engine after the other. */
export async function lookAtSample(
  looking: Looking,
  planned: PlannedSample,
  place: LookingPlace,
): Promise<void> {
  const isDone = new Set(looking.done.looks.map(({ name }) => name))
  const looks = planned.looks.filter(({ name }) => !isDone.has(name))
  for (const engine of [undefined, 'webkit']) {
    const own = looks.filter(({ viewport }) => viewport.engine === engine)
    const [first] = own
    if (first === undefined) continue
    const { stage } = place
    const into = { stage, engine: afresh(stage, engineOf(place, first.viewport)) }
    await lookInEngine(looking, { ...planned, looks: own }, into)
  }
}

async function lookInEngine(
  looking: Looking,
  planned: PlannedSample,
  { stage, engine }: { readonly stage: Stage; readonly engine: LookEngine },
): Promise<void> {
  const { folder, device, earlier, refused, done } = looking
  const looks = planned.looks.map(({ name, viewport }) => ({
    name,
    viewport,
    picture: join(folder, `${name}.png`),
  }))
  if (earlier !== null) {
    await mkdir(join(folder, 'before'), { recursive: true })
    const opening = stage.opening(earlier, planned.sample)
    const shown = looks.map(({ name, viewport }) => ({
      viewport,
      picture: join(folder, 'before', `${name}.png`),
    }))
    // A fault of the earlier build is no fault of this one.
    await lookAt(engine, opening, shown, () => undefined)
  }
  let begun = performance.now()
  const opening = stage.opening(device, planned.sample)
  const taken: { readonly look: (typeof looks)[number]; readonly seen: SeenLook }[] = []
  await lookAt(engine, opening, looks, async (look, seen) => {
    const ms = Math.round(performance.now() - begun)
    begun = performance.now()
    const facts = { seen, ms, refused, needsState: looking.needsState(planned), change: null }
    const hasPicture = existsSync(look.picture)
    const it = seenLookOf(planned, look, { ...facts, hasPicture })
    if (earlier !== null) {
      taken.push({ look, seen: it })
      return
    }
    await done.add(it)
    looking.onLook(it)
  })
  for (const { look, seen } of taken) {
    const again = async () => {
      const picture = join(folder, 'again', `${look.name}.png`)
      await mkdir(dirname(picture), { recursive: true })
      const opened = stage.opening(earlier ?? device, planned.sample)
      await pictureOf(engine, opened, { viewport: look.viewport, picture })
      return picture
    }
    const change = await changeOf(folder, look.name, again)
    const it = { ...seen, change }
    await done.add(it)
    looking.onLook(it)
  }
}

/**
 * Returns how a screen has changed; looks at the earlier build once more where it seems to have.
 */
async function changeOf(
  folder: string,
  name: string,
  again: () => Promise<string>,
): Promise<SeenLook['change']> {
  const file = (part: string) => join(folder, part, `${name}.png`)
  const [before, after] = [file('before'), file('.')]
  // A screen that cannot be opened has a fault already, or is new.
  if (!existsSync(before) || !existsSync(after)) return null
  const [earlier, now] = [await readFile(before), await readFile(after)]
  if (earlier.equals(now) || pictureDifference(earlier, now) === null) return null
  const found = pictureDifference(earlier, now, await readFile(await again()))
  if (found === null) return null
  await mkdir(join(folder, 'difference'), { recursive: true })
  await writeFile(file('difference'), found.picture)
  const { pixels, share } = found
  return { pixels, share, before: `before/${name}.png`, difference: `difference/${name}.png` }
}
