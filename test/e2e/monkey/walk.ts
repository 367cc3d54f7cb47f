import { findingsOf, newOnes, causeOf, type Finding } from './findings.ts'
import { nextAct, withTap, type Tapped, type World } from './next-act.ts'
import type { Observation } from './observation.ts'
import type { OthersWords } from './others-words.ts'
import { chanceOf } from './random.ts'
import { inWords, type Act, type Trail } from './trail.ts'

/** The one who acts and looks; the page of a reference host, or a model of one. */
export interface Actor {
  do(act: Act): Promise<boolean>
  look(): Promise<Observation>
}

export interface Found {
  readonly finding: Finding
  /** All acts up to the finding. */
  readonly trail: Trail
}

interface Walk {
  readonly actor: Actor
  readonly others: OthersWords
  /** Causes that are not reported in further detail. */
  readonly known: ReadonlySet<string>
  readonly onFound: (found: Found) => Promise<void>
  /** Gets each act before it is done, in words. */
  readonly onAct: (words: string) => void
}

export interface Walked {
  readonly trail: Trail
  readonly found: readonly Found[]
  /** Acts whose control had gone. */
  readonly missed: number
  readonly paths: ReadonlySet<string>
}

/** Follows a walk: `choose` makes each act of what is seen; null ends it. */
async function follow(
  { actor, others, known, onFound, onAct }: Walk,
  start: Omit<Trail, 'acts'>,
  choose: (seen: Observation, done: number) => Act | null,
): Promise<Walked> {
  const causes = new Set(known)
  const found: Found[] = []
  const paths = new Set<string>()
  const acts: Act[] = []
  let missed = 0
  const tell = async (finding: Finding) => {
    causes.add(causeOf(finding))
    const it = { finding, trail: { ...start, acts: [...acts] } }
    found.push(it)
    await onFound(it)
  }
  let path = ''
  try {
    for (;;) {
      const seen = await actor.look()
      path = seen.page.path
      paths.add(path)
      for (const finding of newOnes(findingsOf(seen, others), causes)) await tell(finding)
      const act = choose(seen, acts.length)
      if (act === null) break
      onAct(`${acts.length + 1}. ${path} ${seen.user ?? '-'}: ${inWords(act)}`)
      acts.push(act)
      if (await actor.do(act)) continue
      missed += 1
      onAct('   its control has gone or is covered')
    }
  } catch (fault) {
    const words = fault instanceof Error ? fault.message : String(fault)
    await tell({ kind: 'no answer', path, words })
  }
  return { trail: { ...start, acts }, found, missed, paths }
}

/** So many acts at random, which the seed decides. */
export function walk(
  walked: Walk,
  start: Omit<Trail, 'acts'>,
  world: World,
  acts: number,
): Promise<Walked> {
  const chance = chanceOf(start.seed)
  let tapped: Tapped = new Set()
  return follow(walked, start, (seen, done) => {
    if (done === acts) return null
    const act = nextAct(seen, tapped, world, chance)
    tapped = withTap(tapped, seen.page.path, act)
    return act
  })
}

/** The acts of a trail, one after another. */
export const replay = (walked: Walk, trail: Trail): Promise<Walked> =>
  follow(walked, trail, (_, done) => trail.acts[done] ?? null)
