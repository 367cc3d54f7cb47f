import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

const schema = v.object({
  /** Builds whose worker has been in charge, the newest first: their files are retained. */
  kept: v.pipe(v.array(id), v.maxLength(8)),
  /** The starts of builds in this browser, the newest first. */
  known: v.pipe(
    v.array(
      v.object({
        build: id,
        /** Page loads that have not painted a screen. */
        starts: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        /** A page of it has painted a screen here: it is never taken back. */
        painted: v.boolean(),
      }),
    ),
    v.maxLength(32),
  ),
})

/** The memory of a site's workers about its builds. */
export type Builds = v.InferOutput<typeof schema>

export const NO_BUILDS: Builds = { kept: [], known: [] }

/** As many as a device's pack has (offline/format.md, "Confirmation"). */
const STARTS = 3
const KEPT = 2
const KNOWN = 8

/** Reads the stored builds; what cannot be parsed counts as nothing. */
export function readBuilds(json: string): Builds {
  try {
    const kept = v.safeParse(schema, JSON.parse(json))
    return kept.success ? kept.output : NO_BUILDS
  } catch {
    return NO_BUILDS
  }
}

function change(builds: Builds, build: string, starts: (before: number) => number, done = false) {
  const before = builds.known.find((it) => it.build === build)
  const painted = done || (before?.painted ?? false)
  const now = { build, starts: painted ? 0 : starts(before?.starts ?? 0), painted }
  return {
    ...builds,
    known: [now, ...builds.known.filter((it) => it.build !== build)].slice(0, KNOWN),
  }
}

/** A page of this build is being loaded. */
export const started = (builds: Builds, build: string): Builds =>
  change(builds, build, (before) => before + 1)

/** A page of this build has painted its first real screen. */
export const painted = (builds: Builds, build: string): Builds =>
  change(builds, build, () => 0, true)

/**
 * This build's worker takes charge: its files and those of the one before are retained, for tabs
 * that are still open.
 */
export const takesCharge = (builds: Builds, build: string): Builds => ({
  ...builds,
  kept: [build, ...builds.kept.filter((it) => it !== build)].slice(0, KEPT),
})

/** Returns whether a page of it has ever painted a screen here. */
export const hasPainted = (builds: Builds, build: string): boolean =>
  builds.known.some((it) => it.build === build && it.painted)

/** Returns whether it has had its chances: three loads, and never a screen. */
export const hasFailed = (builds: Builds, build: string): boolean =>
  builds.known.some((it) => it.build === build && !it.painted && it.starts >= STARTS)

/**
 * The retained builds whose page may replace the network's, the best first: none that has failed.
 */
export const standIns = (builds: Builds, own: string): readonly string[] =>
  [own, ...builds.kept.filter((it) => it !== own && hasPainted(builds, it))].filter(
    (it) => !hasFailed(builds, it),
  )
