import { hash } from 'node:crypto'

/** One journey on one engine; the same in every run. */
export interface JourneyName {
  /** `chromium`, `webkit` or `device`. */
  readonly engine: string
  /** The spec's path from the project's root. */
  readonly file: string
  /** The titles of its groups and its own, divided by ` > `, without the engine's group. */
  readonly title: string
}

/** The group that `onEachEngine` makes for an engine. */
const ENGINE_GROUP = /^(chromium|webkit|device)(?: \(skipped: [^>]*\))? > /

/** The journey of a test; one without an engine's group runs in Chromium. */
export function journeyName(file: string, fullTitle: string): JourneyName {
  const [group = '', engine = 'chromium'] = ENGINE_GROUP.exec(fullTitle) ?? []
  return { engine, file, title: fullTitle.slice(group.length) }
}

/** The characters of a title that a folder's name has. */
const NAME_LENGTH = 48

/**
 * A folder's name for a journey: readable, the same in every run, and another one for each journey
 * however alike their titles begin.
 */
export function folderName({ engine, file, title }: JourneyName): string {
  const words = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  const start = Array.from(words).slice(0, NAME_LENGTH).join('')
  return `${engine}-${start}-${hash('sha256', `${file}\n${title}`).slice(0, 8)}`
}
